import { SurgeStages } from '@pcb/art/SurgeStages';
import type { WithContent } from '../../../shared/WithContent.ts';
import { DrawingFrame } from '../../private/DrawingFrame.tsx';
import { surgeFigureContent, type SurgeFigureContent } from './SurgeFigure.content.ts';

export { surgeFigureContent, type SurgeFigureContent } from './SurgeFigure.content.ts';

export type SurgeFigureProps = WithContent<SurgeFigureContent>;

/**
 * Protection against surges in two stages, drawn on a board.
 *
 * @example <ContentScreen content={circuitProtectionContent} figure={<SurgeFigure />} />
 */
export const SurgeFigure = ({ content = surgeFigureContent }: SurgeFigureProps) => (
  <DrawingFrame text={content.text}>
    <SurgeStages names={content.names} aria-label={content.alternative} />
  </DrawingFrame>
);
