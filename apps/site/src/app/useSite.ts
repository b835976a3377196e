import type { ThemeChoice } from '@pcb/screens/shell/ThemeSwitch';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { Site } from '../createSite.ts';
import { nameOf } from '../data/storage.ts';

/** The visit that a page belongs to. `siteRoutes` provides it. */
export const SiteContext = createContext<Site | undefined>(undefined);

/** The visit that a page belongs to. @throws outside the routes of a site. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is for pages of a site: render them by siteRoutes(createSite(…)).');
  return site;
}

/** The customer who is signed in, by the name to show. */
export const useCustomerName = (): string | undefined =>
  useStore(useSite().session.state, ({ customer }) => (customer ? nameOf(customer) : undefined));

/** The theme that this person chose. */
export const useTheme = (): ThemeChoice => useStore(useSite().theme.state, ({ theme }) => theme);
