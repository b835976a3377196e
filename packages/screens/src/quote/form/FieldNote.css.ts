import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** Spans, as the description of a field is one. */
export const note = screenStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

const line = { display: 'flex', gap: vars.space.small, overflowWrap: 'anywhere' } as const;

export const hint = {
  withoutPrice: screenStyle({ ...line, fontWeight: vars.fontWeight.medium, color: vars.color.warning }),
  review: screenStyle({ ...line, fontWeight: vars.fontWeight.medium, color: vars.color.text }),
  information: screenStyle(line),
};

/** As high as the first line, which centres the icon on it. */
export const icon = screenStyle({ flex: 'none', height: '1lh' });

/** A button in a line of its own below the text. */
export const place = screenStyle({ display: 'flex', width: 'fit-content', marginBlockStart: vars.space.xsmall });
