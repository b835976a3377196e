import { vars } from '@pcb/ui/theme';
import { columnCard } from '../../shared/styles/columnCard.css.ts';
import { pointList } from '../../shared/styles/pointList.css.ts';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

export const card = screenStyle([columnCard, { gap: vars.space.xlarge }]);

export const points = screenStyle([pointList, { gap: vars.space.xsmall, fontSize: vars.fontSize.small }]);

export const download = screenStyle({
  marginTop: 'auto',
  paddingTop: vars.space.large,
  borderTop: `1px solid ${vars.color.line}`,
});
