import { configure, getConfig } from 'storybook/test';

/**
 * Storybook wraps each event of a test in React's `act`. If one event causes another, as when a dialog takes the focus,
 * React loses the updates of a nested `act` (https://github.com/facebook/react/issues/37374), so this runs one at a
 * time.
 */
export function actOnceAtATime() {
  const storybook = { ...getConfig() };
  let isActing = false;
  configure({
    eventWrapper: (dispatch: () => unknown): unknown => {
      if (isActing) return dispatch();
      isActing = true;
      try {
        return storybook.eventWrapper(dispatch);
      } finally {
        isActing = false;
      }
    },
  });
}
