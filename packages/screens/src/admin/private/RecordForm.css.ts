import { above, vars } from '@pcb/ui/theme';
import { styleVariants } from '@vanilla-extract/css';
import { screenStyle } from '../../shared/screenStyle.ts';

const form = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xlarge,
});

export const forms = styleVariants({
  narrow: [form],
  wide: [form, screenStyle({ '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })],
});

/** For multi-line fields and values that must not be truncated. */
export const fullWidth = screenStyle({ '@media': { [above.tablet]: { gridColumn: '1 / -1' } } });
