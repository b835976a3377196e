import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** The heading is next to its fields if the text size leaves room. */
export const part = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.xlarge}`,
  padding: vars.space.large,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const partTitle = screenStyle({ flex: '0 1 12rem', minWidth: 0 });

export const partFields = screenStyle({ flex: '1 1 24rem', minWidth: 0 });

export const footer = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.medium,
  padding: `${vars.space.medium} ${vars.space.large}`,
});

export const readOnly = screenStyle({ marginInlineEnd: 'auto' });
