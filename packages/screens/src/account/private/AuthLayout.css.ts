import { above, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const frame = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  minHeight: '100dvh',
  '@media': {
    [above.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', gridTemplateRows: '1fr' },
  },
});

export const board = screenStyle({
  padding: `${vars.space.large} ${vars.space.gutter}`,
  '@media': {
    [above.laptop]: {
      position: 'sticky',
      top: 0,
      gridArea: '1 / 1',
      overflow: 'hidden',
      height: '100dvh',
      padding: vars.space.gutter,
    },
  },
});

export const brand = screenStyle({ display: 'flex', position: 'relative', zIndex: vars.zIndex.raised });

/** Behind the name of the business. */
export const drawing = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
});

export const panelText = screenStyle({
  gridRow: 2,
  padding: `${vars.space.small} ${vars.space.gutter} ${vars.space.large}`,
  '@media': {
    [above.laptop]: {
      position: 'sticky',
      bottom: 0,
      gridArea: '1 / 1',
      alignSelf: 'end',
      maxWidth: `calc(30rem + 2 * ${vars.space.gutter})`,
      padding: vars.space.gutter,
      background: 'transparent',
    },
  },
});

export const main = screenStyle({
  display: 'grid',
  gridRow: 3,
  alignItems: 'start',
  justifyItems: 'center',
  minWidth: 0,
  padding: `${vars.space.section} ${vars.space.gutter}`,
  '@media': { [above.laptop]: { gridArea: '1 / 2', alignItems: 'center' } },
});

export const column = screenStyle({ width: '100%', maxWidth: '25rem', minWidth: 0 });

export const question = screenStyle({ fontWeight: vars.fontWeight.regular, color: vars.color.textMuted });
