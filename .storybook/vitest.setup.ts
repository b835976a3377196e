import { commands } from 'vitest/browser';
import { testBrowser } from './testBrowser.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>;
  }
}

testBrowser.forceColours = commands.forceColours;
