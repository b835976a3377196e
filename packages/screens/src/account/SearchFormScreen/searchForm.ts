import type { TableColumn } from '@pcb/ui/Table';
import type { ReactNode } from 'react';

/** The fields of the search forms. */
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

/** A field of a search form. */
export interface SearchField {
  /** The key in the values. */
  id: SearchFieldId;
  /** The label. */
  label: string;
  /** The value of a date is `YYYY-MM-DD`. */
  type: 'text' | 'date';
}

/** The description of a search form. */
export interface SearchForm {
  /** Unique id. Changing it resets the values. */
  id: string;
  /** The small label above the title. */
  designator: string;
  /** The heading of the page. */
  title: string;
  /** One sentence under the heading. */
  lead: string;
  /** The fields, in order. */
  fields: readonly SearchField[];
}

/** The field values as typed; a missing field is empty. */
export type SearchValues = Readonly<Partial<Record<SearchFieldId, string>>>;

/** A row of the results. */
export interface SearchResultRow {
  /** Unique id of the row. */
  id: string;
  /** The cell contents by column id. */
  cells: Readonly<Record<string, ReactNode>>;
}

/** The search results. */
export interface SearchResults {
  /** The columns of the table, in order. */
  columns: readonly TableColumn[];
  /** The rows, in order. An empty array shows 'No data'. */
  rows: readonly SearchResultRow[];
  /** Whether more rows match than these. @default false */
  hasMore?: boolean;
}
