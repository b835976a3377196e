import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const section = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  paddingBlock: vars.space.xlarge,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const wide = screenStyle({ gridColumn: '1 / -1' });

export const sizeFields = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))',
  gap: vars.space.small,
});

export const sizeDescription = screenStyle({ marginBlockStart: vars.space.xsmall });

export const disclosed = screenStyle({ color: vars.color.text });

export const changedCount = screenStyle({ fontWeight: vars.fontWeight.medium, color: vars.color.text });
