import { above, inScreens, vars } from '@pcb/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const form = style(
  inScreens({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start', gap: vars.space.xlarge }),
);

export const forms = styleVariants({
  narrow: [form],
  wide: [
    form,
    style(inScreens({ '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } })),
  ],
});

/** Several lines, or a line that must not be cut. */
export const whole = style(inScreens({ '@media': { [above.tablet]: { gridColumn: '1 / -1' } } }));
