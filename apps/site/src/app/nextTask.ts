/**
 * Resolves in a new task, so that the browser can handle input and paint between two steps of the start. Not a timer:
 * browsers delay those, and tests replace them.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
