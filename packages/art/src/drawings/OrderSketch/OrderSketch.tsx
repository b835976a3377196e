import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { sketches } from './sketches.tsx';

/** What a sketch explains. */
export type OrderSketchSubject = keyof typeof sketches;

/** All subjects, in the order of the order forms. */
export const orderSketchSubjects = Object.keys(sketches) as readonly OrderSketchSubject[];

export interface OrderSketchProps extends PictureProps {
  /** What the sketch explains. */
  subject: OrderSketchSubject;
}

/**
 * A small sketch, not to scale, that explains a term of the order forms. For a drawing of a customer's own figures use
 * `SizeDrawing` or `DeliveryPanelDrawing`; for a line of controlled impedance `LineCrossSection`.
 *
 * @example <OrderSketch subject="castellated" aria-label="Plated half holes at the edge of a board" />
 */
export function OrderSketch({ subject, ...props }: OrderSketchProps) {
  return (
    <Picture {...props} viewBox="0 0 240 112">
      {sketches[subject]}
    </Picture>
  );
}
