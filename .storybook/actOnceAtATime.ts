import { configure, getConfig } from 'storybook/test';

/**
 * Storybook wraps each event of a test in React's `act`. If one event causes another, as when a dialog takes the focus, React
 * loses the updates of an `act` inside of another (https://github.com/facebook/react/issues/37374), so there is one at a time.
 */
export function actOnceAtATime() {
  const { eventWrapper } = getConfig();
  let isActing = false;
  configure({
    eventWrapper: (dispatch) => {
      if (isActing) return dispatch();
      isActing = true;
      try {
        return eventWrapper(dispatch);
      } finally {
        isActing = false;
      }
    },
  });
}
