import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../../shared/styles/screenStyle.ts';

export const note = screenStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

const line = { display: 'flex', gap: vars.space.small, overflowWrap: 'anywhere' } as const;

export const hint = {
  withoutPrice: screenStyle({ ...line, fontWeight: vars.fontWeight.medium, color: vars.color.warning }),
  review: screenStyle({ ...line, fontWeight: vars.fontWeight.medium, color: vars.color.text }),
  information: screenStyle(line),
};

export const icon = screenStyle({ flex: 'none', height: '1lh' });

export const place = screenStyle({ display: 'flex', width: 'fit-content', marginBlockStart: vars.space.xsmall });
