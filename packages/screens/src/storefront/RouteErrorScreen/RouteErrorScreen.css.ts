import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const page = screenStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: '100dvh',
  padding: `${vars.space.band} ${vars.space.gutter}`,
});

export const column = screenStyle({ width: '100%', maxWidth: vars.size.readable, minWidth: 0 });

export const error = screenStyle({
  display: 'grid',
  gap: vars.space.small,
  padding: `${vars.space.large} ${vars.space.xlarge}`,
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `3px solid ${vars.color.danger}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.small,
});

export const errorLabel = screenStyle({
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.medium,
  letterSpacing: vars.letterSpacing.capitals,
  textTransform: 'uppercase',
  color: vars.color.danger,
});

export const errorText = screenStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
