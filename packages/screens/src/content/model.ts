import type { StackUp } from '@pcb/engineering/stackUps';
import type { PageHeaderProps } from '../shared/components/PageHeader.tsx';
import type { RelatedLink } from '../shared/components/RelatedLinks.tsx';
import type { PageMeta } from '../shared/pageMeta.ts';

export interface Source {
  label: string;
  href?: string;
}

export interface SpecificationColumn {
  id: string;
  label: string;
  /** The unit of every figure in the column, such as `mm`. Shown in the header, not in each cell. */
  unit?: string;
  /** Whether the column holds figures, which are monospaced and right-aligned. @default false */
  isFigure?: boolean;
  /** Set if lengths are in mm and mil: the unit or, if units differ by row, what the column holds. */
  lengths?: 'mm' | 'mil' | 'limit' | 'conversion';
}

export interface SpecificationRow {
  /** Stable key, unique in the table. */
  id: string;
  cells: Readonly<Record<string, string>>;
}

interface Step {
  /** Unique key and URL fragment. Never changes once published. */
  id: string;
  title: string;
  text: string;
  /** The key figure of the step, with its unit. */
  figure?: string;
}

interface Fact {
  id: string;
  label: string;
  /** With its unit. */
  figure: string;
  text?: string;
}

export type Block =
  | {
      kind: 'text';
      text: string;
    }
  | {
      kind: 'list';
      items: readonly string[];
    }
  | {
      kind: 'steps';
      items: readonly Step[];
      /** Required if steps have figures. */
      source?: Source;
      /** The slot of a drawing of the same steps. If it is filled, this list is for print and browsers without scripts. */
      insteadOf?: string;
    }
  | {
      kind: 'facts';
      items: readonly Fact[];
      source: Source;
    }
  | {
      kind: 'note';
      tone: 'info' | 'warning';
      text: string;
    }
  | {
      kind: 'table';
      caption: string;
      columns: readonly SpecificationColumn[];
      rows: readonly SpecificationRow[];
      source?: Source;
      /** The stack-up whose cross-section is drawn next to the table if there is room. */
      stackUp?: StackUp;
    }
  | {
      kind: 'stackUp';
      stackUp: StackUp;
    }
  | {
      kind: 'slot';
      /** The key in the `slots` of the screen. */
      id: string;
    };

export interface Section {
  /** URL fragment, such as `panel-border`. Never changes once published. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

interface PageFrame extends PageHeaderProps {
  related: readonly RelatedLink[];
  meta: PageMeta;
}

export interface ContentPageContent extends PageFrame {
  sections: readonly Section[];
  /** The source that this page itself publishes. Its tables do not cite it. */
  publishes?: Source;
}

export interface FaqContent extends PageFrame {
  items: readonly {
    /** URL fragment, such as `minimum-order`. Never changes once published. */
    id: string;
    question: string;
    /** One string per paragraph. */
    answer: readonly string[];
  }[];
}
