import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../styles/screenStyle.ts';

export const row = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.medium} ${vars.space.xlarge}`,
  padding: `${vars.space.large} clamp(${vars.space.large}, 4vw, ${vars.space.xlarge})`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});

export const text = screenStyle({ flex: '1 1 20rem', minWidth: 0, maxWidth: '40rem', overflowWrap: 'anywhere' });
