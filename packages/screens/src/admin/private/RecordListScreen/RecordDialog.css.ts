import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const details = screenStyle({ display: 'grid' });

export const detail = screenStyle({
  columnGap: vars.space.large,
  paddingBlock: vars.space.medium,
  borderTop: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
});

export const term = screenStyle({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const value = screenStyle({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const list = screenStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingInlineStart: '1.1em',
  whiteSpace: 'normal',
});

/** At the start of the footer, apart from what closes the dialog. */
export const copy = screenStyle({ marginInlineEnd: 'auto' });
