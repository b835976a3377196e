import { forcedColors, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const frame = screenStyle({
  minWidth: 0,
  margin: 0,
  padding: vars.space.large,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' }, print: { breakInside: 'avoid' } },
});

/** A container, so that the figures of a narrow drawing grow. */
export const sheet = screenStyle({ containerType: 'inline-size', maxWidth: '32rem', marginInline: 'auto' });

export const caption = screenStyle({ maxWidth: vars.size.readable, marginTop: vars.space.large, marginInline: 'auto' });
