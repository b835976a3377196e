import { TapeDrawing } from '@pcb/art/TapeDrawing';
import { tapes } from '../../pages/tapes.ts';
import { DrawingFrame } from '../../private/DrawingFrame.tsx';
import { tapeFigureContent, type TapeFigureContent } from './TapeFigure.content.ts';

export { tapeFigureContent, type TapeFigureContent } from './TapeFigure.content.ts';

export interface TapeFigureProps {
  /** The text; override to translate or reword it. @default tapeFigureContent */
  content?: TapeFigureContent;
}

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
