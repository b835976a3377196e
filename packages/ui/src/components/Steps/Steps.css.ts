import { styleVariants } from '@vanilla-extract/css';
import { completedMarker } from '../../private/completedMarker.ts';
import { component, composite } from '../../theme/layerStyles.ts';
import { above, forcedColors, touch } from '../../theme/media.ts';
import { monoFigures } from '../../theme/monoFigures.ts';
import { vars } from '../../theme/vars.css.ts';

export const position = component.style({
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.medium,
  overflowWrap: 'anywhere',
  '@media': { [above.largePhone]: { display: 'none' } },
});

export const list = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.small} ${vars.space.medium}`,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize.small,
});

export const hiddenOnPhone = component.style({
  '@media': { [`not all and ${above.largePhone}`]: { display: 'none' } },
});

export const step = component.style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  selectors: {
    '&:not(:last-child)': { flex: '1 0 auto', maxWidth: '100%' },
    '&:not(:last-child)::after': {
      content: '',
      flex: '1',
      minWidth: vars.space.xlarge,
      height: '1px',
      background: vars.color.lineStrong,
    },
  },
});

const anyMarker = component.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
  ...monoFigures,
  fontSize: vars.fontSize.caption,
  lineHeight: 1,
});

export const marker = styleVariants({
  completed: [anyMarker, component.rule(completedMarker)],
  current: [
    anyMarker,
    component.rule({
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
      background: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
      fontWeight: vars.fontWeight.strong,
      '@media': { [forcedColors]: { borderColor: 'Highlight' } },
    }),
  ],
  planned: [anyMarker, component.rule({ color: vars.color.textMuted })],
});

const anyLabel = component.style({ minWidth: 0, overflowWrap: 'anywhere' });

export const label = styleVariants({
  current: [anyLabel, component.rule({ fontWeight: vars.fontWeight.strong })],
  planned: [anyLabel, component.rule({ color: vars.color.textMuted })],
});

export const link = composite.style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [touch]: { minHeight: vars.size.touch } },
});
