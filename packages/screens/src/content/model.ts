import type { StackUp } from '@pcb/engineering/stackUps';
import type { PageHeaderProps } from '../shared/components/PageHeader.tsx';
import type { RelatedLink } from '../shared/components/RelatedLinks.tsx';
import type { PageMeta } from '../shared/pageMeta.ts';

/** The source of figures. A page lists its sources at the end; tables refer to them by number. */
export interface Source {
  /** Such as 'Our capability sheet', 'IPC-2221' or 'Our process rule'. */
  label: string;
  /** A link to more detail, on this site. */
  href?: string;
}

/** A column of a table of figures. */
export interface SpecificationColumn {
  /** The key of the column in the cells of a row. */
  id: string;
  /** The text of the header. */
  label: string;
  /** The unit of every figure in the column, such as `mm`. Shown in the header, not in each cell. */
  unit?: string;
  /** Whether the column holds figures, which are monospaced and right-aligned. @default false */
  isFigure?: boolean;
  /**
   * Set where a table gives lengths in both mm and mil, so that a narrow one can show one unit at a time: the unit of the
   * column, or, where rows differ in their unit, whether the column has the limit or its conversion.
   */
  lengths?: 'mm' | 'mil' | 'limit' | 'conversion';
}

/** One row. The first column is its header. */
export interface SpecificationRow {
  /** Stable key, unique in the table. */
  id: string;
  /** The text of each cell by column id, without the unit. */
  cells: Readonly<Record<string, string>>;
}

/** One step of a sequence. */
interface Step {
  /** Unique key and URL fragment. Never changes once published. */
  id: string;
  /** The heading of the step. */
  title: string;
  /** The description of the step. */
  text: string;
  /** The key figure of the step, with its unit. */
  figure?: string;
}

/** A labelled figure. */
interface Fact {
  /** Unique key in the list. */
  id: string;
  /** The label of the figure. */
  label: string;
  /** The figure with its unit. */
  figure: string;
  /** An explanation. */
  text?: string;
}

/** A block of a section. */
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
      /** The source of the figures, required if steps have figures. */
      source?: Source;
      /** The slot with a drawing of the same steps. If the host fills it, this list is shown only in print and without scripts. */
      insteadOf?: string;
    }
  | {
      kind: 'facts';
      /** The figures, in order. */
      items: readonly Fact[];
      /** The source of the figures. */
      source: Source;
    }
  | {
      kind: 'note';
      /** Whether the note informs or warns. */
      tone: 'info' | 'warning';
      /** One paragraph. */
      text: string;
    }
  | {
      kind: 'table';
      /** The caption above the table. */
      caption: string;
      /** The columns, in order. */
      columns: readonly SpecificationColumn[];
      /** The rows, in order. */
      rows: readonly SpecificationRow[];
      /** The source of the figures, required for a table with figures. */
      source?: Source;
      /** The stack-up whose cross-section is drawn beside the table, where there is room. */
      stackUp?: StackUp;
    }
  /** A cross-section to scale with a table of its layers. */
  | {
      kind: 'stackUp';
      /** The stack-up to draw. */
      stackUp: StackUp;
    }
  /** A placeholder for a drawing or a tool. */
  | {
      kind: 'slot';
      /** The key in the `slots` of the screen. */
      id: string;
    };

/** A section of a page, with a heading. */
export interface Section {
  /** URL fragment, such as `panel-border`. Never changes once published. */
  id: string;
  /** The heading, also used in the table of contents. */
  title: string;
  /** The content, in order. */
  blocks: readonly Block[];
}

/** The fields that all content pages share. */
interface PageFrame extends PageHeaderProps {
  /** Links to related pages; may be empty. */
  related: readonly RelatedLink[];
  /** Metadata for the host, not rendered on the page. */
  meta: PageMeta;
}

/** The content of a page, as data. */
export interface ContentPageContent extends PageFrame {
  /** The sections, in order. */
  sections: readonly Section[];
  /** The source that this page itself publishes. Its tables do not cite it. */
  publishes?: Source;
}

/** The content of an FAQ page. */
export interface FaqContent extends PageFrame {
  /** The questions and answers, in order. */
  items: readonly {
    /** URL fragment, such as `minimum-order`. Never changes once published. */
    id: string;
    /** The question, in the words of a customer. */
    question: string;
    /** The answer, one string per paragraph. */
    answer: readonly string[];
  }[];
}
