import { type ServiceTab, serviceTabs } from '@pcb/screens/storefront/ServicesScreen';
import type { Location } from 'react-router-dom';

type Address = Pick<Location, 'search' | 'hash'>;

const defaultTab: ServiceTab = 'layout';

/** The tab that an address names: by `?tab=`, else by its hash. Names that no tab has are ignored. */
export function tabFrom({ search, hash }: Address): ServiceTab {
  const names = [new URLSearchParams(search).get('tab'), hash.slice(1)];
  return names.flatMap((name) => serviceTabs.filter((tab) => tab === name))[0] ?? defaultTab;
}

/** The same address with another tab in its hash. `tab` leaves the query, which would win; other parameters stay. */
export function withTab({ search }: Address, tab: ServiceTab): Address {
  const parameters = new URLSearchParams(search);
  parameters.delete('tab');
  return { search: parameters.toString(), hash: tab };
}
