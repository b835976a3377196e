import { vars } from '@pcb/ui/theme';
import { screenStyle } from '../../shared/styles/screenStyle.ts';

/** The caption of the chart with its button, and the gap to the plot. */
const captionHeight = `${vars.size.controlSmall} + ${vars.space.medium}`;

const plotHeight = '17rem';

/** Around the lines of the plot: the highest value, half of the last label, and the labels of both axes. */
const plotRoom = { top: '1.5rem', right: '1.25rem', bottom: '2rem', left: '2.25rem' };

/** As high as the chart with its caption, to avoid a layout shift. */
export const placeholder = screenStyle({
  height: `calc(${captionHeight} + ${plotHeight})`,
  padding: `calc(${captionHeight} + ${plotRoom.top}) ${plotRoom.right} ${plotRoom.bottom} ${plotRoom.left}`,
  backgroundClip: 'content-box',
  backgroundImage: `repeating-linear-gradient(to top, ${vars.color.line} 0 1px, transparent 1px 4.5rem)`,
});
