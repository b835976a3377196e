import type { TableColumn } from '@pcb/ui/Table';

export type SearchFieldId =
  | 'orderNr'
  | 'pcbName'
  | 'orderDate'
  | 'dispatchDate'
  | 'invoiceNr'
  | 'poNr'
  | 'invoiceDate'
  | 'inquiryNr'
  | 'offerDate'
  | 'expiryDate';

export interface SearchField {
  id: SearchFieldId;
  label: string;
  /** The value of a date is `YYYY-MM-DD`. */
  type: 'text' | 'date';
}

export interface SearchForm {
  /** Unique id. Changing it resets the values. */
  id: string;
  designator: string;
  title: string;
  lead: string;
  fields: readonly SearchField[];
  /** The columns of the results. */
  columns: readonly TableColumn[];
}

/** The field values as typed; a missing field is empty. */
export type SearchValues = Readonly<Partial<Record<SearchFieldId, string>>>;

/** The values by column. A number is an amount in paise, a date is `YYYY-MM-DD`. */
export interface SearchResultRow extends Readonly<Record<string, string | number | null>> {
  id: string;
}

export interface SearchResults {
  /** The rows, in order. An empty array shows 'No data'. */
  rows: readonly SearchResultRow[];
  /** Whether more rows match than these. @default false */
  hasMore?: boolean;
}
