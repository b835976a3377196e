import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Site } from '../../createSite.ts';
import type { Preference } from '../start/preference.ts';
import { nameOf } from '../../data/storage.ts';

/** The site that a page belongs to. Provided by `siteRoutes`. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the site that a page belongs to. @throws outside the routes of a site. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite works only in pages of a site: render them with siteRoutes(createSite(…)).');
  return site;
}

/** The display name of the signed-in customer, if any. */
export const useCustomerName = (): string | undefined =>
  useStore(useSite().session.state, ({ customer }) => (customer ? nameOf(customer) : undefined));

const useValue = <Value>({ state }: Preference<Value>) => useStore(state, ({ value }) => value);

/** The unit of lengths that the visitor chose, as props of a content screen. */
export function useLengthUnit() {
  const { lengthUnit } = useSite();
  return { unit: useValue(lengthUnit), onUnitChange: lengthUnit.choose };
}

/** The row height that the administrator chose. */
export const useDensity = () => useValue(useSite().density);

/** The columns that the administrator has hidden in each list. */
export const useHiddenColumns = () => useValue(useSite().hiddenColumns);

/** The theme that the visitor chose. */
export const useTheme = () => useValue(useSite().theme);

/** What the administrator who is signed in may do. */
export const useRights = () => useStore(useSite().session.state, ({ rights }) => rights);
