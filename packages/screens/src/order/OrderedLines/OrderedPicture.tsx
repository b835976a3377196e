import { ScaleDrawing } from '@pcb/art/ScaleDrawing';
import { type DrawnOrder, drawOrder } from '../../quote/OrderDrawing/drawnOrder.ts';
import { orderDrawingContent } from '../../quote/OrderDrawing/OrderDrawing.content.ts';
import * as styles from './OrderedLines.css.ts';

/** A board or stencil to scale, from the numbers of its form. For zooming and other views use `OrderDrawing`. */
export function OrderedPicture({ order }: { order: DrawnOrder }) {
  const { scene, facts } = drawOrder(order, 'piece');
  return (
    <div className={styles.picture}>
      <ScaleDrawing
        scene={scene}
        figure={(mm) => orderDrawingContent.length(mm, 'mm')}
        aria-label={orderDrawingContent.alternative(order, facts, 'mm')}
      />
    </div>
  );
}
