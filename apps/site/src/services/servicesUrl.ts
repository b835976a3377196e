import { formsFromSearch, type FormsReading, formsToSearch, isFormsKey } from '@pcb/quoting/queryParameters';
import { changedFields, type ServiceForms, serviceTabs } from '@pcb/quoting/forms';
import { oneInHash, part } from '../url/searchSchema.ts';

/**
 * The URL of /services. The tab is read from `?tab=`, then from the hash; selecting one writes the hash. The forms
 * are a part of the query: `?fab-layers=4&fab-qty=20`.
 */
export const servicesSchema = {
  tab: oneInHash(serviceTabs, 'layout', { name: 'tab', history: 'push' }),
  forms: part(isFormsKey),
};

/** The forms as that part of the query; '' for the initial values. */
export const queryOf = (forms: ServiceForms): string =>
  new URLSearchParams(formsToSearch(forms).map(([key, value]) => [key, value])).toString();

/** The forms in that part of the query. */
export const formsIn = (query: string): FormsReading => formsFromSearch(new URLSearchParams(query));

/** Whether forms differ in typed fields only. Everything else is a choice, which Back undoes. */
export const isTyped = (before: ServiceForms, after: ServiceForms): boolean =>
  serviceTabs.every((service) =>
    changedFields(service, before, after).every(({ kind }) => kind !== 'choice' && kind !== 'switch'),
  );

interface Candidates {
  /** The part of the query in the URL, '' without values. */
  query: string;
  /** That part as `queryOf` writes it: in order, and without values that have no effect. */
  canonicalQuery: string;
  /** Whether the customer went Back or Forward to this URL, or loaded it. */
  isRestored: boolean;
  /** The forms in memory as a query, or `undefined` if nothing is in memory. */
  memoryQuery: string | undefined;
  /** The canonical query of the history entry in which the forms in memory were last shown. */
  shownAt: string | undefined;
}

/**
 * Whether the page shows the forms in memory rather than those in the URL. In the history entry that the memory
 * belongs to, the memory has the newest keystrokes. In others, Back, Forward and a link with values of its own win.
 */
export function prefersMemory({ query, canonicalQuery, isRestored, memoryQuery, shownAt }: Candidates): boolean {
  if (memoryQuery === undefined) return false;
  return canonicalQuery === shownAt || canonicalQuery === memoryQuery || (query === '' && !isRestored);
}
