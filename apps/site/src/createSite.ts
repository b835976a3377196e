import type { Brand } from '@pcb/screens/brand';
import { createToastQueue, type ToastQueue } from '@pcb/ui/ToastRegion';
import { createTheme, type Theme } from './app/theme.ts';
import { sampleData, type SiteData } from './data/siteData.ts';
import { siteStorage, type StorageArea } from './data/storage.ts';
import { createServiceForms, type ServiceFormsStore } from './session/serviceForms.ts';
import { createSession, type Session } from './session/session.ts';

export interface SiteOptions {
  /** Names, addresses and demo accounts. */
  brand: Brand;
  /** Where theme and sessions are kept: `browserStorage`, or `memoryStorage()` for a visit that leaves no trace. */
  storage: () => StorageArea;
  /** The time: `Date.now`, or another in a test. In milliseconds since 1970. */
  clock: () => number;
  /** The resources that a server answers. The others are samples (`sampleData`). */
  data?: Partial<SiteData>;
}

/** One visit to the site: all that its pages ask, tell and remember. Nothing of it stands in a module. */
export interface Site {
  brand: Brand;
  clock: () => number;
  data: SiteData;
  session: Session;
  theme: Theme;
  toasts: ToastQueue;
  serviceForms: ServiceFormsStore;
  /** The filters and the order that each list of the admin area had last, by its path. */
  lastLists: Map<string, string>;
}

/** Builds the site for the browser, a test, a story or the prerendering. `siteRoutes` makes its routes. */
export function createSite({ brand, storage: area, clock, data: served }: SiteOptions): Site {
  const storage = siteStorage(area);
  const data = { ...sampleData(storage, brand), ...served };
  const serviceForms = createServiceForms();
  const lastLists = new Map<string, string>();
  const dropPersonalState = () => {
    serviceForms.setState(serviceForms.getInitialState(), true);
    lastLists.clear();
  };
  return {
    brand,
    clock,
    data,
    session: createSession(data.session, dropPersonalState),
    theme: createTheme(storage),
    toasts: createToastQueue(),
    serviceForms,
    lastLists,
  };
}
