import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/screenStyle.ts';

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
  overflowWrap: 'anywhere',
});

export const section = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large });

export const team = screenStyle({
  columnGap: vars.space.xxlarge,
  padding: `clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const teamText = screenStyle({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });

export const bookIcon = screenStyle({ flex: 'none' });

export const phone = screenStyle({ fontFamily: vars.font.mono });
