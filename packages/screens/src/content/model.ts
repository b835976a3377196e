import type { StackUp } from '@pcb/engineering/stackUps';

/** The words and figures of a content page, as data: what stands in the `*.content.ts` files of this area. */

/** A figure's origin, shown below its table. */
export interface Source {
  /** Such as 'Our capability sheet', 'IPC-2221' or 'computed'. */
  label: string;
  /** Where to read more, on this site. */
  href?: string;
}

/** A column of a table of figures. */
export interface TableColumn {
  /** Its key in the cells of a row. */
  id: string;
  /** The words at its head. */
  label: string;
  /** The unit of every figure in the column, such as `mm`. Shown in the head, not in each cell. */
  unit?: string;
  /** Figures: monospaced and to the right. @default false */
  isFigure?: boolean;
}

/** One row. The first column names it. */
export interface TableRow {
  /** Stable, unique in its table. */
  id: string;
  /** What stands in each column, by the id of the column, without its unit. */
  cells: Readonly<Record<string, string>>;
}

/** One of several things that are done one after the other. */
interface Step {
  /** Its address. Never changes once it is public. */
  id: string;
  /** What is done, in a few words. */
  title: string;
  /** What is done, in full. */
  text: string;
  /** The figure that it turns on, with its unit. */
  figure?: string;
}

/** A figure with its name. */
interface Fact {
  /** Unique in its list. */
  id: string;
  /** What the figure is. */
  label: string;
  /** The figure with its unit. */
  figure: string;
  /** What it means. */
  text?: string;
}

/** What a section is made of. */
export type Block =
  | {
      kind: 'text';
      /** One paragraph. */
      text: string;
    }
  | {
      kind: 'list';
      /** One sentence each. */
      items: readonly string[];
    }
  | {
      kind: 'steps';
      /** The steps, in order. */
      items: readonly Step[];
      /** Where its figures come from; steps with figures have one. */
      source?: Source;
    }
  | {
      kind: 'facts';
      /** The figures, in order. */
      items: readonly Fact[];
      /** Where the figures come from. */
      source: Source;
    }
  | {
      kind: 'note';
      /** Whether it adds something or warns. */
      tone: 'info' | 'warning';
      /** One paragraph. */
      text: string;
    }
  | {
      kind: 'table';
      /** The name of the table, above it. */
      caption: string;
      /** The columns, in order. */
      columns: readonly TableColumn[];
      /** The rows, in order. */
      rows: readonly TableRow[];
      /** Where its figures come from; a table with figures has one. */
      source?: Source;
    }
  /** A cross-section to scale, and the table of its layers. */
  | {
      kind: 'stackUp';
      /** The stack-up that is drawn. */
      stackUp: StackUp;
    }
  /** A place for something that is no words: a drawing or a tool. */
  | {
      kind: 'slot';
      /** Its key in the `slots` of the screen. */
      id: string;
    };

/** A part of a page under a heading of its own. */
export interface Section {
  /** Its address: `#panel-border`. Never changes once it is public. */
  id: string;
  /** Its heading, and its words in the list of what is on the page. */
  title: string;
  /** What it is made of, in order. */
  blocks: readonly Block[];
}

/** A page to read next. */
export interface RelatedLink {
  /** The name of the page. */
  label: string;
  /** Where it is, on this site. */
  href: string;
  /** What it is about, in one sentence. */
  text: string;
}

/** What a page says of itself in the browser and to search engines. */
interface PageWords {
  /** The document's title, without the brand. */
  title: string;
  /** One sentence for search engines. */
  description: string;
}

/** What every page of this area has around its own part. */
interface PageFrame {
  /** The reference in the small label above the title: `R1`. Decoration: not read out. */
  reference: string;
  /** The words of that label. */
  designator: string;
  /** The heading of the page. */
  title: string;
  /** A sentence or two under the heading. */
  lead: string;
  /** What to read next; may be empty. */
  related: readonly RelatedLink[];
  /** For the host, not shown on the page. */
  meta: PageWords;
}

/** The words and figures of a content page. */
export interface ContentPageContent extends PageFrame {
  /** What the page says, in order. */
  sections: readonly Section[];
}

/** The words of a page of questions and answers. */
export interface FaqContent extends PageFrame {
  /** The questions with their answers, in order. */
  items: readonly {
    /** Its address, `#minimum-order`. Never changes once it is public. */
    id: string;
    /** The question, as a person asks it. */
    question: string;
    /** The answer, one paragraph each. */
    answer: readonly string[];
  }[];
}
