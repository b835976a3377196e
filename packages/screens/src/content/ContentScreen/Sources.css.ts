import { touch, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const sources = screenStyle({
  paddingTop: vars.space.xlarge,
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  '@media': { print: { marginTop: vars.space.section } },
});

const hanging = `calc(${vars.space.small} + 1.5rem)`;
const touchHanging = `calc(${vars.space.small} + ${vars.size.touch})`;

export const sourceList = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  maxWidth: vars.size.readable,
  paddingInlineStart: '1.75rem',
  // Reserves space for the first back link, so that it does not wrap onto a separate line.
  paddingInlineEnd: hanging,
  listStyle: 'decimal',
  '@media': { [touch]: { paddingInlineEnd: touchHanging } },
});

export const source = screenStyle({
  paddingInlineStart: vars.space.xsmall,
  '::marker': { fontFamily: vars.font.mono, fontSize: vars.fontSize.caption, color: vars.color.textMuted },
  '@media': { print: { breakInside: 'avoid' } },
});

export const sourceLink = screenStyle({
  '@media': { [touch]: { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.touch } },
});

export const backLinks = screenStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  marginInlineStart: vars.space.small,
  marginInlineEnd: `calc(-1 * ${hanging})`,
  verticalAlign: 'middle',
  '@media': { [touch]: { marginInlineEnd: `calc(-1 * ${touchHanging})` }, print: { display: 'none' } },
});
