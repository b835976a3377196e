import { Picture, type PictureProps } from '../../private/Picture.tsx';
import { sketches } from './sketches.tsx';

export type OrderSketchSubject = keyof typeof sketches;

/** In the order of the order forms. */
export const orderSketchSubjects = Object.keys(sketches) as readonly OrderSketchSubject[];

export interface OrderSketchProps extends PictureProps {
  /** The term that the sketch explains. */
  subject: OrderSketchSubject;
}

/**
 * A small sketch, not to scale, of a term of the order forms. For the customer's figures, use `SizeDrawing` or
 * `DeliveryPanelDrawing`; for controlled impedance, use `LineCrossSection`.
 * @example <OrderSketch subject="castellated" aria-label="Plated half holes at the edge of a board" />
 */
export function OrderSketch({ subject, ...props }: OrderSketchProps) {
  return (
    <Picture {...props} viewBox="0 0 240 112">
      {sketches[subject]}
    </Picture>
  );
}
