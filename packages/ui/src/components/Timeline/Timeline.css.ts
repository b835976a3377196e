import { styleVariants } from '@vanilla-extract/css';
import { completedMarker } from '../../private/completedMarker.ts';
import { component } from '../../theme/layerStyles.ts';
import { forcedColors } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const markerSize = '1.25rem';

export const list = component.style({ minWidth: 0, overflowWrap: 'anywhere' });

const anyEvent = component.style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  selectors: {
    '&:not(:last-child)': { paddingBlockEnd: vars.space.xlarge },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${markerSize} 0`,
      insetInlineStart: `calc(${markerSize} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.color.lineStrong}`,
    },
  },
});

export const event = styleVariants({
  done: [
    anyEvent,
    component.rule({ selectors: { '&:not(:last-child)::before': { borderInlineStartColor: vars.color.brand } } }),
  ],
  current: [
    anyEvent,
    component.rule({ selectors: { '&:not(:last-child)::before': { borderInlineStartStyle: 'dashed' } } }),
  ],
  planned: [
    anyEvent,
    component.rule({ selectors: { '&:not(:last-child)::before': { borderInlineStartStyle: 'dashed' } } }),
  ],
});

const anyMarker = component.style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: markerSize,
  height: markerSize,
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.round,
});

export const marker = styleVariants({
  done: [anyMarker, component.rule(completedMarker)],
  current: [
    anyMarker,
    component.rule({
      borderColor: vars.color.brand,
      background: vars.color.brand,
      // Drawn like a pad: a ring around a filled hole.
      boxShadow: `inset 0 0 0 3px ${vars.color.surface}`,
      '@media': { [forcedColors]: { borderColor: 'Highlight' } },
    }),
  ],
  planned: [anyMarker],
});

export const text = component.style({ flex: '1', minWidth: 0 });

const anyLabel = component.style({ lineHeight: vars.lineHeight.snug, fontWeight: vars.fontWeight.medium });

export const label = styleVariants({
  done: [anyLabel],
  current: [anyLabel, component.rule({ fontWeight: vars.fontWeight.strong })],
  planned: [anyLabel, component.rule({ color: vars.color.textMuted, fontWeight: vars.fontWeight.regular })],
});

export const note = component.style({ fontSize: vars.fontSize.small, color: vars.color.textMuted });

export const date = component.style({ fontVariantNumeric: 'tabular-nums' });

export const description = component.style({ marginBlockStart: vars.space.xsmall, fontSize: vars.fontSize.small });
