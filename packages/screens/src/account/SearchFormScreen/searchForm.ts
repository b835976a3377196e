import type { TableColumn } from '@pcb/ui/Table';
import type { ReactNode } from 'react';

/** What a customer can search by. */
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

/** One field of a search form. */
export interface SearchField {
  /** Its key in the values. */
  id: SearchFieldId;
  /** The words over it. */
  label: string;
  /** A date has the platform's own date input, and the value `YYYY-MM-DD`. */
  type: 'text' | 'date';
}

/** A search form, described. */
export interface SearchForm {
  /** Which form it is; another one starts with values of its own. */
  id: string;
  /** The pin of the dashboard that leads here. */
  reference: string;
  /** The small label above the title. */
  designator: string;
  /** The heading of the page. */
  title: string;
  /** One sentence under the heading. */
  lead: string;
  /** What is searched by, in order. */
  fields: readonly SearchField[];
}

/** What stands in the fields, to the letter; a field that is left out is empty. */
export type SearchValues = Readonly<Partial<Record<SearchFieldId, string>>>;

/** One thing that was found. */
export interface SearchResultRow {
  /** Unique among the rows. */
  id: string;
  /** What stands in each column, by the id of the column. */
  cells: Readonly<Record<string, ReactNode>>;
}

/** What was found. */
export interface SearchResults {
  /** The columns of the table, in order. */
  columns: readonly TableColumn[];
  /** What was found, in order; none shows 'No data'. */
  rows: readonly SearchResultRow[];
}
