import { component } from '../../theme/layerStyles.ts';
import { focusRing } from '../../theme/states.ts';
import { vars } from '../../theme/vars.css.ts';

export const history = component.style({
  display: 'grid',
  gap: vars.space.medium,
  justifyItems: 'start',
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': focusRing },
});

export const list = component.style({
  display: 'grid',
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const toast = component.style({
  display: 'flex',
  gap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: { '&:not(:first-child)': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const time = component.style({ color: vars.color.textMuted });

export const empty = component.style({ color: vars.color.textMuted, fontSize: vars.fontSize.small });
