import { vars } from '@pcb/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { inScreens, screenStyle } from '../../shared/styles/screenStyle.ts';
import { columnCard } from '../../shared/styles/columnCard.css.ts';

export const card = screenStyle([columnCard, { gap: vars.space.xlarge }]);

export const points = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: '1.125rem',
  listStyle: 'square',
  fontSize: vars.fontSize.small,
});

globalStyle(`${points} > li::marker`, inScreens({ color: vars.color.accent }));

export const download = screenStyle({
  marginTop: 'auto',
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});
