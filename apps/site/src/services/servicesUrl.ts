import { formsFromSearch, type FormsReading, formsToSearch, isFormsKey } from '@pcb/quoting/queryParameters';
import { changedFields, type ServiceForms, serviceTabs } from '@pcb/quoting/forms';
import { oneInHash, part } from '../url/searchSchema.ts';

/**
 * The URL of /services. The tab is read from `?tab=`, then from the hash; selecting one writes the hash. The forms are
 * in the query: `?fab-layers=4&fab-qty=20`.
 */
export const servicesSchema = {
  tab: oneInHash(serviceTabs, 'layout', { name: 'tab', history: 'push' }),
  forms: part(isFormsKey),
};

export const queryOf = (forms: ServiceForms): string =>
  new URLSearchParams(formsToSearch(forms).map(([key, value]) => [key, value])).toString();

export const formsIn = (query: string): FormsReading => formsFromSearch(new URLSearchParams(query));

/** Whether forms differ in typed fields only. Other fields are choices, which Back undoes. */
export const isTyped = (before: ServiceForms, after: ServiceForms): boolean =>
  serviceTabs.every((service) =>
    changedFields(service, before, after).every(({ kind }) => kind !== 'choice' && kind !== 'switch'),
  );

interface Candidates {
  query: string;
  /** As `queryOf` writes it: in order, without values that have no effect. */
  canonicalQuery: string;
  /** Whether this URL was reached by Back, Forward or a full load. */
  isRestored: boolean;
  /** `undefined` if no forms are in memory. */
  memoryQuery: string | undefined;
  /** The canonical query of the history entry in which the forms in memory were last shown. */
  shownAt: string | undefined;
}

/**
 * Whether the page shows the forms in memory rather than in the URL. In the history entry of the memory, the memory has
 * the newest keystrokes. In others, Back, Forward and a link with values win.
 */
export function prefersMemory({ query, canonicalQuery, isRestored, memoryQuery, shownAt }: Candidates): boolean {
  if (memoryQuery === undefined) return false;
  return canonicalQuery === shownAt || canonicalQuery === memoryQuery || (query === '' && !isRestored);
}
