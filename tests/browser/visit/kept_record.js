// The newest record that this device keeps, as text, "" where there is none. It reads the device's storage itself: the
// page is never told a record.
() =>
  new Promise((resolve) => {
    const opening = indexedDB.open(`lost-cities ${new URL(".", location.href).pathname}`);
    opening.onupgradeneeded = () => opening.transaction.abort(); // the page makes it, not who looks
    opening.onerror = () => resolve("");
    opening.onsuccess = () => {
      const kept = opening.result.transaction("matches").objectStore("matches").getAll();
      kept.onsuccess = () => {
        opening.result.close();
        const [newest] = kept.result.sort((one, other) => other.updated - one.updated);
        resolve(newest?.record ?? "");
      };
    };
  });
