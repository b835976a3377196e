import { commands } from 'vitest/browser';
import { testBrowser } from './testBrowser.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>;
  }
}

// React in development notes for the browser's own tools what made each element and how long it took. Nobody reads it in a
// test run, and it is a tenth of the run's time.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

testBrowser.forceColours = commands.forceColours;
