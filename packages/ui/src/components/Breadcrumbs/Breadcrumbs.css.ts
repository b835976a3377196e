import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';
import { touch } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

export const breadcrumbs = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.small}`,
    padding: 0,
    listStyle: 'none',
    fontSize: vars.fontSize.small,
    color: vars.color.textMuted,
  }),
);

export const breadcrumb = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.small,
    minWidth: 0,
    overflowWrap: 'anywhere',
  }),
);

export const link = style(inComponents({ minWidth: 0, '@media': { [touch]: { minHeight: vars.size.touch } } }));

export const current = style(
  inComponents({ display: 'inline-flex', alignItems: 'center', minHeight: '1.5rem', color: vars.color.text }),
);

export const separator = style(
  inComponents({ flex: 'none', selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }),
);
