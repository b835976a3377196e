/**
 * Removes announcements, which stay for seconds: the next story would inherit them, and axe reports those about buttons
 * that no longer exist.
 */
export function clearAnnouncements() {
  for (const container of document.querySelectorAll('[data-live-announcer]')) {
    const logs = container.querySelectorAll('[role=log]');
    logs.forEach((log) => log.replaceChildren());
    // `useAnnounce` creates its container again; pending announcements disappear with the old one.
    if (logs.length === 0) container.remove();
  }
}
