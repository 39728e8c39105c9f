// How many turns of the last round of the newest match are kept on this device, one that is not done as half a turn;
// -1 where no match is. It reads the device's storage itself: what a page shows is there before it is kept.
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
        if (!newest) return resolve(-1);
        const { turns, totals } = JSON.parse(newest.record).rounds.at(-1);
        const begun = !totals && turns.length && !turns.at(-1).includes("<");
        resolve(turns.length - (begun ? 0.5 : 0));
      };
    };
  });
