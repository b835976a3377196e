import { TapeDrawing } from '@pcb/art/TapeDrawing';
import type { WithContent } from '../../../shared/WithContent.ts';
import { tapes } from '../../pages/tapes.ts';
import { DrawingFrame } from '../../private/DrawingFrame.tsx';
import { tapeFigureContent, type TapeFigureContent } from './TapeFigure.content.ts';

export { tapeFigureContent, type TapeFigureContent } from './TapeFigure.content.ts';

export type TapeFigureProps = WithContent<TapeFigureContent>;

/**
 * The standard tapes for parts, to one scale.
 *
 * @example <ContentScreen content={packagingGuidelineContent} figure={<TapeFigure />} />
 */
export const TapeFigure = ({ content = tapeFigureContent }: TapeFigureProps) => (
  <DrawingFrame text={content.text}>
    <TapeDrawing tapes={tapes} figure={content.figure} aria-label={content.alternative} />
  </DrawingFrame>
);
