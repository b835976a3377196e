import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** Resolves when the code of the first page is there and its guard has spoken. */
export const whenReady = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(check);
    queueMicrotask(check);
  });
