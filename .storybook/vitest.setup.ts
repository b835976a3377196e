import * as React from 'react';
import { afterEach } from 'vitest';
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

// React also records a stack of calls for each of the first 10,000 elements of a second, to say in a warning where an element
// was made. The warnings still come, with the components around the element. That is another tenth of the run's time.
Object.defineProperty(
  (React as unknown as Record<string, object>)['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

// What axe says of a page that passes is 40 kB that nobody reads, for each of 1,700 tests.
afterEach(({ task }) => {
  const meta = task.meta as { reports?: { status: string }[] };
  if (meta.reports) meta.reports = meta.reports.filter(({ status }) => status !== 'passed');
});

testBrowser.forceColours = commands.forceColours;
