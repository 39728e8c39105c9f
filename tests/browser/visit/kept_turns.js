// How many turns of the last round of the newest match are kept on this device; -1 where no match is. It reads the
// device's storage itself: what a page shows is there before it is kept.
() =>
  new Promise((resolve) => {
    const place = location.protocol === "file:" ? "file" : new URL(".", location.href).pathname;
    const opening = indexedDB.open(`lost-cities ${place}`);
    opening.onupgradeneeded = () => opening.transaction.abort(); // the page makes it, not who looks
    opening.onerror = () => resolve(-1);
    opening.onsuccess = () => {
      const kept = opening.result.transaction("matches").objectStore("matches").getAll();
      kept.onsuccess = () => {
        opening.result.close();
        const [newest] = kept.result.sort((one, other) => other.updated - one.updated);
        resolve(newest ? JSON.parse(newest.record).rounds.at(-1).turns.length : -1);
      };
    };
  });
