// As in a browser that closes databases while a page sleeps, and does not say so: each that is opened serves once.
const { transaction } = IDBDatabase.prototype;
const served = new WeakSet();

IDBDatabase.prototype.transaction = function (...how) {
  if (served.has(this)) throw new DOMException("The database connection is closing.", "InvalidStateError");
  served.add(this);
  return transaction.apply(this, how);
};
