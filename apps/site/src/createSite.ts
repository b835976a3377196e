import type { Brand } from '@pcb/screens/brand';
import type { LengthUnit } from '@pcb/screens/content/UnitSwitch';
import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';
import type { TableDensity } from '@pcb/ui/Table';
import { createToastQueue, type ToastQueue } from '@pcb/ui/ToastRegion';
import type { createBrowserRouter } from 'react-router-dom';
import { createPreference, type Preference } from './app/start/preference.ts';
import { applyTheme } from './app/start/theme.ts';
import { createSession, type Session } from './data/createSession.ts';
import type { CreateData, SiteData } from './data/siteData.ts';
import { type HiddenColumns, isFirstLoad, memoryStorage, siteStorage, type StorageArea } from './data/storage.ts';
import { createOwnBoards, type OwnBoards } from './services/ownBoards.ts';
import { createServiceForms, endReaders, type ServiceFormsStore } from './services/serviceForms.ts';

interface SiteOptions {
  brand: Brand;
  /** Stores the theme and the sessions: `browserStorage`, or `memoryStorage()`, which forgets them after the visit. */
  storage: () => StorageArea;
  /** Stores whether the visit has begun, and its boards: `browserVisitStorage`. @default memoryStorage() */
  visitStorage?: () => StorageArea;
  /** In milliseconds since 1970: `Date.now`, or a fixed clock in a test. */
  clock: () => number;
  data: CreateData;
}

/** One visit to the site: the data and state of its pages. Modules do not have state. */
export interface Site {
  brand: Brand;
  isFirstLoad: boolean;
  clock: () => number;
  data: SiteData;
  session: Session;
  theme: Preference<ThemeChoice>;
  lengthUnit: Preference<LengthUnit>;
  density: Preference<TableDensity>;
  hiddenColumns: Preference<HiddenColumns>;
  toasts: ToastQueue;
  serviceForms: ServiceFormsStore;
  ownBoards: OwnBoards;
  /** Connects the router, which needs the routes of the site. Returns a function that disconnects it. */
  connect: (router: Router) => () => void;
  /** The state of the router, which React may not have rendered yet; `undefined` without a router. */
  routerState: () => Router['state'] | undefined;
  /** The last filters and sort order of each admin list, as a query string by path. */
  lastLists: Map<string, string>;
}

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'revalidate'>;

/** For the browser, tests, stories and prerendering. `siteRoutes` creates the routes. */
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
  const session = createSession(data.session, clearPersonalState);
  let router: Router | undefined;
  return {
    brand,
    isFirstLoad: isFirstLoad(visitStorage),
    clock,
    data,
    session,
    theme: createPreference(storage.theme, applyTheme),
    lengthUnit: createPreference(storage.lengthUnit),
    density: createPreference(storage.density),
    hiddenColumns: createPreference(storage.hiddenColumns),
    toasts: createToastQueue(),
    serviceForms,
    ownBoards,
    connect: (created) => {
      router = created;
      return session.onChange(() => void created.revalidate());
    },
    routerState: () => router?.state,
    lastLists,
  };
}
