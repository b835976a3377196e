import { forcedColors, motionAllowed, vars } from '@pcb/ui/theme';
import { boardDots } from '../../shared/styles/boardDots.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const search = screenStyle({ marginTop: vars.space.xxlarge });

export const message = screenStyle({ marginTop: vars.space.section });

export const section = screenStyle({
  marginTop: vars.space.section,
  paddingTop: vars.space.section,
  borderTop: `1px solid ${vars.color.line}`,
});

export const groupHeader = screenStyle({ paddingBottom: vars.space.large });

/** The space in the last link counts as padding of the card. */
export const subList = screenStyle({ marginTop: 'auto', marginBottom: `calc(-1 * ${vars.space.small})` });

export const subItem = screenStyle({ borderTop: `1px solid ${vars.color.line}` });

export const subLink = screenStyle({ justifyContent: 'space-between' });

export const sourcing = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xlarge,
  padding: vars.space.xlarge,
  borderRadius: vars.radius.large,
  ...boardDots,
});

export const rows = screenStyle({
  columnGap: vars.space.section,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** The link covers the whole row. */
export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  gap: vars.space.large,
  alignItems: 'center',
  paddingBlock: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  '@media': {
    [motionAllowed]: { transition: `background-color ${vars.motion.quick} ${vars.motion.ease}` },
  },
  selectors: { '&:hover': { background: vars.color.surface } },
});

export const match = screenStyle({
  borderRadius: vars.radius.small,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  '@media': { [forcedColors]: { background: 'Mark', color: 'MarkText' } },
});
