import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

const chartHeight = '17rem';

/** As high as the chart with its caption, to avoid a layout shift. */
export const placeholder = screenStyle({
  height: `calc(${chartHeight} + ${vars.space.medium} + ${vars.size.controlSmall})`,
  padding: '4.25rem 1.25rem 2rem 2.25rem',
  backgroundClip: 'content-box',
  backgroundImage: `repeating-linear-gradient(to top, ${vars.color.line} 0 1px, transparent 1px 4.5rem)`,
});
