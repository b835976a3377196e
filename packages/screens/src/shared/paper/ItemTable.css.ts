import { below } from '@pcb/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';
import { screenStyle } from '../styles/screenStyle.ts';
import * as sheet from './sheet.css.ts';

export { amount, amountHeader, totalAmount } from './sheet.css.ts';

const onPhone = (rule: StyleRule): StyleRule => ({ '@media': { [below.largePhone]: rule } });

export const table = screenStyle([sheet.table, onPhone({ display: 'grid', gridTemplateColumns: 'repeat(4, auto)' })]);

export const group = screenStyle(onPhone({ display: 'contents', overflowWrap: 'normal' }));

/** On a phone, the name of an item is above its figures. */
export const row = screenStyle([
  sheet.row,
  onPhone({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }),
]);

const wrapsOnPhone = onPhone({ whiteSpace: 'normal' });

export const codeHeader = screenStyle([sheet.codeHeader, wrapsOnPhone]);

export const code = screenStyle([sheet.code, wrapsOnPhone]);

const aboveFigures = onPhone({
  gridColumn: '1 / -1',
  gridRow: 1,
  // A long name does not widen the columns below it.
  width: 0,
  minWidth: '100%',
  paddingBlockEnd: 0,
  borderBlockEnd: 'none',
});

export const nameHeader = screenStyle([sheet.columnHeader, aboveFigures]);

export const name = screenStyle([sheet.cell, aboveFigures]);

const besideAmount = onPhone({ gridColumn: '1 / 4' });

export const sum = screenStyle([sheet.cell, besideAmount]);

export const total = screenStyle([sheet.total, besideAmount]);
