import { monoFigures, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const figure = screenStyle({ flexWrap: 'nowrap' });

export const notes = screenStyle({ paddingInlineStart: vars.space.large });

export const bar = screenStyle({ width: '100%', accentColor: vars.color.brand });

export const folded = screenStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space.large });

export const foldedFigures = screenStyle({
  display: 'grid',
  flex: '1 1 0',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 45%), 1fr))',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  minWidth: 0,
});

export const foldedEnd = screenStyle({ display: 'flex', alignItems: 'center', gap: vars.space.medium });

export const foldedTitle = screenStyle({ flex: '1 1 0', minWidth: 0 });

export const foldedLabel = screenStyle({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.snug,
});

export const foldedValue = screenStyle({ margin: 0, fontSize: vars.fontSize.small, ...monoFigures });

export const holes = screenStyle({ width: '100%', fontSize: vars.fontSize.small });

const holeCell = {
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.fontWeight.regular,
} as const;

export const holeText = screenStyle({ ...holeCell, textAlign: 'start' });

export const holeFigure = screenStyle({ ...holeCell, textAlign: 'end', ...monoFigures });
