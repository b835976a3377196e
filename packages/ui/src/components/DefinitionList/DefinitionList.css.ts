import type { StyleRule } from '@vanilla-extract/css';
import { component } from '../../theme/layerStyles.ts';
import { above } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const list = (rule: StyleRule) =>
  component.style({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    ...rule,
    '@media': { [above.largePhone]: { gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)' } },
  });

export const definitionList = {
  comfortable: list({}),
  compact: list({ rowGap: vars.space.small, fontSize: vars.fontSize.small }),
};

const row = (rule: StyleRule) =>
  component.style({
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
    gap: `${vars.space.hairline} ${vars.space.xlarge}`,
    ...rule,
  });

export const group = {
  comfortable: row({
    paddingBlock: vars.space.medium,
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: {
      '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
  compact: row({}),
};

export const term = component.style({
  minWidth: 0,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const value = component.style({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const missing = component.style({ color: vars.color.textMuted });
