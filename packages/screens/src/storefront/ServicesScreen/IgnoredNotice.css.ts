import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** While empty, it must not add a gap to a stack. */
export const region = screenStyle({ selectors: { '&:empty': { position: 'absolute' } } });

export const notice = screenStyle({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.medium,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `4px solid ${vars.color.warning}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
});

export const text = screenStyle({ flex: 1, minWidth: 0, fontSize: vars.fontSize.small, overflowWrap: 'anywhere' });

export const list = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  margin: 0,
  marginBlockStart: vars.space.xsmall,
  padding: 0,
  listStyle: 'none',
});

/** As it is in the address, so from left to right. */
export const parameter = screenStyle({ fontFamily: vars.font.mono, unicodeBidi: 'isolate', direction: 'ltr' });
