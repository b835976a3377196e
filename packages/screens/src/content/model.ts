import type { StackUp } from './engineering/stackUps.ts';

/** The words and figures of a content page, as data: what stands in the `*.content.ts` files of this area. */

/** A figure's origin, shown below its table. */
export interface Source {
  /** Such as 'Our capability sheet', 'IPC-2221' or 'computed'. */
  label: string;
  /** Where to read more, on this site. */
  href?: string;
}

export interface TableColumn {
  id: string;
  label: string;
  /** The unit of every figure in the column, such as `mm`. Shown in the head, not in each cell. */
  unit?: string;
  /** Figures: monospaced and to the right. @default false */
  isFigure?: boolean;
}

/** One row; `id` is stable and its cells go by column id. The first column names the row. */
export interface TableRow {
  id: string;
  cells: Readonly<Record<string, string>>;
}

/** What a section is made of. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | {
      kind: 'steps';
      items: readonly { id: string; title: string; text: string; figure?: string }[];
      /** Where its figures come from; steps with figures have one. */
      source?: Source;
    }
  | {
      kind: 'facts';
      items: readonly { id: string; label: string; figure: string; text?: string }[];
      source: Source;
    }
  | { kind: 'note'; tone: 'info' | 'warning'; text: string }
  | { kind: 'table'; caption: string; columns: readonly TableColumn[]; rows: readonly TableRow[]; source?: Source }
  /** A cross-section to scale, and the table of its layers. */
  | { kind: 'stackUp'; stackUp: StackUp }
  /** A place for something that is no words: a drawing or a tool, given by the screen under this id. */
  | { kind: 'slot'; id: string };

export interface Section {
  /** Its address: `#panel-border`. Never changes once it is public. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

export interface RelatedLink {
  label: string;
  href: string;
  text: string;
}

export interface ContentPageContent {
  /** The small label above the title, such as `R1` and 'Resources'. */
  reference: string;
  designator: string;
  title: string;
  lead: string;
  sections: readonly Section[];
  related: readonly RelatedLink[];
  /** For the host: the document's title without the brand, and its description. */
  meta: { title: string; description: string };
}

/** The words of a page of questions and answers. */
export interface FaqContent {
  /** The small label above the title, such as `F1` and 'Questions'. */
  reference: string;
  designator: string;
  title: string;
  lead: string;
  /** In order. The `id` of an item is its address, `#minimum-order`, and never changes once it is public. */
  items: readonly { id: string; question: string; answer: readonly string[] }[];
  related: readonly RelatedLink[];
  /** For the host: the document's title without the brand, and its description. */
  meta: { title: string; description: string };
}
