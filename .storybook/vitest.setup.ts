// The largest part that loads on demand. A busy machine takes longer to serve it than a test waits.
import 'recharts';
import * as React from 'react';
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

// For the same tools, React creates an error with a stack for each element, up to a limit per second. This reaches the
// limit at once.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

testBrowser.forceColours = commands.forceColours;

// On a machine with a touch screen, react-aria keeps a modal transparent until an on-screen keyboard has had time to
// open.
Object.defineProperty(navigator, 'maxTouchPoints', { value: 0, configurable: true });
