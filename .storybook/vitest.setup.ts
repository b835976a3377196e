// The largest part that loads on demand: a busy machine takes longer to serve it than a test waits.
import 'recharts';
import { commands } from 'vitest/browser';
import { testBrowser } from './testBrowser.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>;
  }
}

// In development, React records the owner and timing of each element for developer tools, which takes a tenth of a test
// run.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

testBrowser.forceColours = commands.forceColours;

// On a machine with a touch screen, react-aria keeps a modal transparent until an on-screen keyboard has had time to
// open.
Object.defineProperty(navigator, 'maxTouchPoints', { value: 0, configurable: true });
