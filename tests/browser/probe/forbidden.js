// As in a browser that keeps nothing for a page: touching IndexedDB throws.
Object.defineProperty(self, "indexedDB", {
  get() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  },
});
