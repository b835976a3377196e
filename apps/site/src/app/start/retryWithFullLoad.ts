import { type createBrowserRouter, createPath } from 'react-router-dom';
import type { Site } from '../../createSite.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

/**
 * A newer deploy may have replaced the code. Returns `false` if the error must be shown: a second attempt does not help
 * for the first page of a document, and a full load would lose forms in memory, or the page while offline.
 */
export function retryWithFullLoad({ state }: Router, { serviceForms }: Pick<Site, 'serviceForms'>): boolean {
  const { location } = state.navigation;
  const isTyped = serviceForms.getState() !== serviceForms.getInitialState();
  if (!state.initialized || !location || isTyped || !navigator.onLine) return false;
  const path = createPath(location);
  // After Back the URL is already the new one, and with a hash `assign` would only scroll.
  if (path === createPath(window.location)) window.location.reload();
  else window.location.assign(path);
  return true;
}
