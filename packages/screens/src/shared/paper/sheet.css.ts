import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';
import { paper } from './paper.ts';

/** A sheet of A4. In print, the margins belong to the page. */
export const sheet = screenStyle({
  colorScheme: 'light',
  display: 'flex',
  flexDirection: 'column',
  gap: paper.section,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: paper.width,
  padding: `min(${paper.padding}, 5vw)`,
  background: paper.background,
  color: paper.ink,
  fontSize: paper.text,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': {
    // Without flex, so that sections can break across pages.
    print: { display: 'block', maxWidth: 'none', padding: 0 },
  },
});

export const part = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: paper.gap,
  minWidth: 0,
  '@media': { print: { display: 'block', marginBlockEnd: paper.section } },
});

export const block = screenStyle([part, { breakInside: 'avoid' }]);

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: paper.section,
  paddingBlockEnd: paper.gap,
  borderBlockEnd: paper.rule,
  '@media': { print: { marginBlockEnd: paper.section } },
});

export const seller = screenStyle({ minWidth: 0, fontStyle: 'normal' });

/** In ink, as the paper is white in every theme. */
export const logo = screenStyle({
  vars: { [vars.color.brand]: paper.ink, [vars.color.accent]: paper.ink },
  color: paper.ink,
  fontSize: paper.name,
  whiteSpace: 'normal',
});

export const title = screenStyle({
  color: paper.ink,
  fontSize: paper.title,
  fontWeight: vars.fontWeight.strong,
  lineHeight: vars.lineHeight.tight,
});

export const heading = screenStyle({
  color: paper.ink,
  fontSize: paper.heading,
  fontWeight: vars.fontWeight.strong,
  breakAfter: 'avoid',
  '@media': { print: { marginBlockEnd: '1.5mm' } },
});

/** States that the sheet is not an offer, in a frame below its price, so that nobody misses it. */
export const notice = screenStyle({
  padding: '2mm 3mm',
  border: paper.rule,
  '@media': { print: { marginBlockEnd: paper.section } },
});

export const noticeText = screenStyle({ fontWeight: vars.fontWeight.strong });

/** On a narrow screen the board is below the facts. */
export const factsWithBoard = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: paper.section,
  '@media': { print: { marginBlockEnd: paper.section } },
});

export const facts = screenStyle({
  display: 'grid',
  flex: '1 1 80mm',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 40mm), 1fr))',
  alignContent: 'start',
  gap: paper.gap,
});

export const board = screenStyle({ flex: 'none', width: '44mm' });

/** Below the title, each in one line. */
export const documentFacts = screenStyle({ display: 'grid', gap: '0.5mm', margin: 0, marginBlockStart: '1mm' });

export const factRow = screenStyle({
  selectors: { [`${documentFacts} > &`]: { display: 'flex', justifyContent: 'space-between', gap: paper.gap } },
});

export const term = screenStyle({ fontSize: paper.note });

export const fact = screenStyle({ margin: 0, fontWeight: vars.fontWeight.strong, whiteSpace: 'pre-line' });

export const table = screenStyle({ width: '100%', borderCollapse: 'collapse', fontSize: paper.text });

const cellBase = { padding: '0.7mm min(2mm, 1.2vw)', verticalAlign: 'top', borderBlockEnd: paper.hairline } as const;

export const cell = screenStyle({ ...cellBase, textAlign: 'start', fontWeight: vars.fontWeight.regular });

export const amount = screenStyle({ ...cellBase, ...monoFigures, textAlign: 'end', whiteSpace: 'nowrap' });

export const columnHeader = screenStyle({
  ...cellBase,
  textAlign: 'start',
  fontSize: paper.note,
  fontWeight: vars.fontWeight.strong,
  borderBlockEnd: paper.rule,
});

/** Codes of goods and services, such as 8534 00 00, stay in one line. */
export const code = screenStyle([cell, { whiteSpace: 'nowrap' }]);

export const codeHeader = screenStyle([columnHeader, { whiteSpace: 'nowrap' }]);

export const amountHeader = screenStyle([columnHeader, { textAlign: 'end' }]);

export const labelColumn = screenStyle({ width: '34%' });

export const row = screenStyle({ breakInside: 'avoid' });

export const total = screenStyle([cell, { fontSize: paper.heading, fontWeight: vars.fontWeight.strong }]);

export const totalAmount = screenStyle([amount, { fontSize: paper.heading, fontWeight: vars.fontWeight.strong }]);

export const note = screenStyle({ marginBlockStart: '1mm', fontSize: paper.note });

/** Keeps line breaks. */
export const lines = screenStyle({ margin: 0, whiteSpace: 'pre-line' });
