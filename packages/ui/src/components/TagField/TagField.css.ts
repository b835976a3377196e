import { component } from '../../theme/layerStyles.ts';
import { forcedColors, touch } from '../../theme/media.ts';
import { focusRing, states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = component.style({
  flexWrap: 'wrap',
  rowGap: 0,
  selectors: { '&:has(ul)': { paddingInlineStart: vars.space.xsmall } },
});

export const tags = component.style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  minWidth: 0,
  maxWidth: `calc(100% - ${vars.space.xsmall})`,
  paddingBlock: vars.space.xsmall,
});

export const item = component.style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

export const tag = component.style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  maxWidth: '100%',
  minHeight: '1.875rem',
  padding: `${vars.space.hairline} ${vars.space.small}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'start',
  cursor: 'pointer',
  '@media': {
    [touch]: { minHeight: vars.size.touch },
    [forcedColors]: { borderColor: 'ButtonText' },
  },
  selectors: {
    [states.hovered]: { borderColor: vars.color.text },
    [states.focusVisible]: focusRing,
    [states.disabled]: { cursor: 'not-allowed' },
  },
});

export const tagLabel = component.style({ minWidth: 0, overflowWrap: 'anywhere' });

export const cross = component.style({ flex: 'none', color: vars.color.textMuted });
