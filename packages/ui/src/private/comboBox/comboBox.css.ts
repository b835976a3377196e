import { component, composite } from '../../theme/layerStyles.ts';
import { touch } from '../../theme/media.ts';
import { states } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';
import { endButton, overFrame } from '../endButton.ts';

export const frame = component.style({ paddingInlineEnd: 0, gap: vars.space.small });

export const input = component.style({ textOverflow: 'ellipsis' });

export const button = component.style({
  ...endButton,
  ...overFrame,
  '@media': { [touch]: { width: vars.size.touch, height: vars.size.touch } },
  selectors: {
    [states.hovered]: { color: vars.color.text },
    [states.disabled]: { cursor: 'not-allowed' },
  },
});

export const spinner = component.style({ flex: 'none', color: vars.color.textMuted });

export const popover = composite.style({ flexDirection: 'column' });

const line = {
  padding: `${vars.space.small} ${vars.space.medium}`,
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
};

export const more = component.style({ ...line, flex: 'none', borderBlockStart: `1px solid ${vars.color.line}` });

export const empty = component.style({
  ...line,
  minHeight: '2.25rem',
  paddingInline: vars.space.small,
  overflowWrap: 'anywhere',
});
