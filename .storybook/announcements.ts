/**
 * Removes what screen readers were told. It stays for seconds: the next story on the page would hear the last one, and axe
 * reports what react-aria says of a button that is gone.
 */
export function clearAnnouncements() {
  for (const container of document.querySelectorAll('[data-live-announcer]')) {
    const logs = container.querySelectorAll('[role=log]');
    logs.forEach((log) => log.replaceChildren());
    // That of `useAnnounce`, which is created again: what is about to be said goes with it.
    if (logs.length === 0) container.remove();
  }
}
