import { above, inScreens, vars } from '@pcb/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style(inScreens({ display: 'grid', margin: 0 }));

export const detail = style(
  inScreens({
    display: 'grid',
    gap: `${vars.space.hairline} ${vars.space.large}`,
    paddingBlock: vars.space.medium,
    borderTop: `1px solid ${vars.color.line}`,
    selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 }, '&:last-child': { paddingBottom: 0 } },
    '@media': { [above.phone]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
  }),
);

export const term = style(inScreens({ fontSize: vars.fontSize.small, color: vars.color.textMuted }));

export const value = style(inScreens({ margin: 0, minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));

export const list = style(
  inScreens({ display: 'grid', gap: vars.space.xsmall, margin: 0, paddingInlineStart: '1.1em', whiteSpace: 'normal' }),
);
