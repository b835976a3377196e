import { changedFields, type ServiceForms, serviceTabs } from '@pcb/quoting/forms';
import { formsFromSearch, type FormsReading, formsToSearch, isFormsKey } from '@pcb/quoting/queryParameters';
import { oneInHash, part } from '../url/searchSchema.ts';

/**
 * The tab is read from `?tab=`, then from the hash; selecting one writes the hash. The forms are in the query:
 * `?fab-layers=4`.
 */
export const servicesSchema = {
  tab: oneInHash(serviceTabs, 'layout', { name: 'tab', history: 'push' }),
  forms: part(isFormsKey),
};

export const queryOf = (forms: ServiceForms): string =>
  new URLSearchParams(formsToSearch(forms).map(([key, value]) => [key, value])).toString();

export const formsIn = (query: string): FormsReading => formsFromSearch(new URLSearchParams(query));

export const isTyped = (before: ServiceForms, after: ServiceForms): boolean =>
  serviceTabs.every((service) =>
    changedFields(service, before, after).every(({ kind }) => kind !== 'choice' && kind !== 'switch'),
  );

interface Candidates {
  query: string;
  canonicalQuery: string;
  /** Whether this URL was reached by Back, Forward or a full load. */
  isRestored: boolean;
  memoryQuery: string | undefined;
  shownAt: string | undefined;
}

/**
 * In the history entry of the memory, the memory has the newest keystrokes. In other entries, Back, Forward and a link
 * with values win.
 */
export function prefersMemory({ query, canonicalQuery, isRestored, memoryQuery, shownAt }: Candidates): boolean {
  if (memoryQuery === undefined) return false;
  return canonicalQuery === shownAt || canonicalQuery === memoryQuery || (query === '' && !isRestored);
}
