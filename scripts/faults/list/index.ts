import type { Fault } from '../model.ts';
import { accessFaults } from './access.ts';
import { coloursFaults } from './colours.ts';
import { consoleFaults } from './console.ts';
import { engineeringAndDatesFaults } from './engineeringAndDates.ts';
import { firstLoadFaults } from './firstLoad.ts';
import { focusFaults } from './focus.ts';
import { moneyFaults } from './money.ts';
import { namesFaults } from './names.ts';
import { packagesFaults } from './packages.ts';
import { pagesFaults } from './pages.ts';
import { pressesFaults } from './presses.ts';
import { recordListsFaults } from './recordLists.ts';
import { repositoryFaults } from './repository.ts';
import { rightToLeftFaults } from './rightToLeft.ts';
import { roomFaults } from './room.ts';

/**
 * The faults, grouped by the promises that the tests keep. `docs/planted-faults.md` has the same order and names the test
 * that catches each.
 */
export const faults: readonly Fault[] = [
  ...coloursFaults,
  ...rightToLeftFaults,
  ...focusFaults,
  ...namesFaults,
  ...roomFaults,
  ...consoleFaults,
  ...pressesFaults,
  ...moneyFaults,
  ...engineeringAndDatesFaults,
  ...recordListsFaults,
  ...accessFaults,
  ...pagesFaults,
  ...firstLoadFaults,
  ...repositoryFaults,
  ...packagesFaults,
];
