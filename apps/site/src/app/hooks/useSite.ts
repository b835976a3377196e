import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Site } from '../../createSite.ts';
import { nameOf } from '../../data/storage.ts';
import type { Preference } from '../start/preference.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

/** @throws outside the routes of a site. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite works only in pages of a site: render them with siteRoutes(createSite(…)).');
  return site;
}

export const useCustomerName = (): string | undefined =>
  useStore(useSite().session.state, ({ customer }) => (customer ? nameOf(customer) : undefined));

const useValue = <Value>({ state }: Preference<Value>) => useStore(state, ({ value }) => value);

export function useLengthUnit() {
  const { lengthUnit } = useSite();
  return { unit: useValue(lengthUnit), onUnitChange: lengthUnit.choose };
}

export const useDensity = () => useValue(useSite().density);

export const useHiddenColumns = () => useValue(useSite().hiddenColumns);

export const useTheme = () => useValue(useSite().theme);

export const useRights = () => useStore(useSite().session.state, ({ rights }) => rights);
