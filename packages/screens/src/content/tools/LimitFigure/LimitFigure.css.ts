import { containerAbove, vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';
import { toolPart } from '../../../shared/styles/toolFrame.css.ts';

export const parts = screenStyle({
  display: 'grid',
  alignItems: 'center',
  '@container': { [containerAbove.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** A container, so that the figures of a narrow drawing grow. */
export const picture = screenStyle([toolPart, { containerType: 'inline-size' }]);

export const sheet = screenStyle({ maxWidth: '30rem', marginInline: 'auto' });

export const controls = screenStyle([toolPart, { display: 'flex', flexDirection: 'column', gap: vars.space.large }]);

/** The controls of the figure, hidden on paper and without scripts. */
export const movers = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  '@media': { print: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});

export const sliders = screenStyle({ display: 'grid', gap: vars.space.small, minWidth: 0 });

export const verdict = screenStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  minWidth: 0,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
  // Reserves space for the longest verdict next to the drawing, so that the sliders do not move during a drag.
  minHeight: '9rem',
});

const icon = { flex: 'none', marginTop: vars.space.hairline } as const;

export const icons = {
  within: screenStyle({ ...icon, color: vars.color.success }),
  at: screenStyle({ ...icon, color: vars.color.warning }),
  beyond: screenStyle({ ...icon, color: vars.color.danger }),
};

export const verdictText = screenStyle({ minWidth: 0 });
