import type { Brand } from '@pcb/screens/brand';
import type { LengthUnit } from '@pcb/screens/content/UnitSwitch';
import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';
import type { TableDensity } from '@pcb/ui/Table';
import { createToastQueue, type ToastQueue } from '@pcb/ui/ToastRegion';
import { createPreference, type Preference } from './app/start/preference.ts';
import { applyTheme } from './app/start/theme.ts';
import type { CreateData, SiteData } from './data/siteData.ts';
import { type HiddenColumns, isFirstLoad, memoryStorage, siteStorage, type StorageArea } from './data/storage.ts';
import { createOwnBoards, type OwnBoards } from './services/ownBoards.ts';
import { createServiceForms, endReaders, type ServiceFormsStore } from './services/serviceForms.ts';
import { createSession, type Session } from './session/session.ts';

export interface SiteOptions {
  /** Names, addresses and demo accounts. */
  brand: Brand;
  /** Where theme and sessions are stored: `browserStorage`, or `memoryStorage()` to store nothing after the visit. */
  storage: () => StorageArea;
  /** Where it is stored that the visit has begun, and its boards: `browserVisitStorage`. @default memoryStorage() */
  visitStorage?: () => StorageArea;
  /** Returns the time in milliseconds since 1970: `Date.now`, or a fixed clock in a test. */
  clock: () => number;
  /** Where the data come from: `createData` of `#build/data.ts`, which are samples or those of the server. */
  data: CreateData;
}

/** One visit to the site: the data and state of its pages. No module holds state of its own. */
export interface Site {
  brand: Brand;
  /** Whether this is the first full load of the visit. */
  isFirstLoad: boolean;
  clock: () => number;
  data: SiteData;
  session: Session;
  theme: Preference<ThemeChoice>;
  lengthUnit: Preference<LengthUnit>;
  /** The row height of the admin lists. */
  density: Preference<TableDensity>;
  hiddenColumns: Preference<HiddenColumns>;
  toasts: ToastQueue;
  serviceForms: ServiceFormsStore;
  /** The customer's own boards, which the pages show instead of samples. */
  ownBoards: OwnBoards;
  /** Whether another page is loading. Whoever creates the router replaces it. */
  isNavigating: () => boolean;
  /**
   * Opens the page that is being loaded with a full load if its code cannot be loaded. Returns whether it does. Whoever
   * creates a router in a browser replaces it.
   */
  retryWithFullLoad: () => boolean;
  /** The last filters and sort order of each admin list, as a query string, by path. */
  lastLists: Map<string, string>;
}

/** Creates the site for the browser, a test, a story or prerendering. `siteRoutes` creates its routes. */
export function createSite({
  brand,
  storage: area,
  visitStorage = memoryStorage(),
  clock,
  data: createData,
}: SiteOptions): Site {
  const storage = siteStorage(area);
  const data = createData(storage, brand, clock);
  const serviceForms = createServiceForms();
  const ownBoards = createOwnBoards(siteStorage(visitStorage).boards);
  const lastLists = new Map<string, string>();
  const clearPersonalState = () => {
    endReaders(serviceForms);
    serviceForms.setState(serviceForms.getInitialState(), true);
    ownBoards.forgetAll();
    lastLists.clear();
  };
  return {
    brand,
    isFirstLoad: isFirstLoad(visitStorage),
    clock,
    data,
    session: createSession(data.session, clearPersonalState),
    theme: createPreference(storage.theme, applyTheme),
    lengthUnit: createPreference(storage.lengthUnit),
    density: createPreference(storage.density),
    hiddenColumns: createPreference(storage.hiddenColumns),
    toasts: createToastQueue(),
    serviceForms,
    ownBoards,
    isNavigating: () => false,
    retryWithFullLoad: () => false,
    lastLists,
  };
}
