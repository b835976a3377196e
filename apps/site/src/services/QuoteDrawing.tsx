import type { DrawnOrder } from '@pcb/screens/quote/OrderDrawing';
import { lazyComponent, renderLoadError } from '@pcb/screens/lazyComponent';
import { type ServiceForms, withValues } from '@pcb/quoting/forms';
import { Skeleton } from '@pcb/ui/Skeleton';
import { memo } from 'react';

// The first tab has no drawing.
const OrderDrawing = lazyComponent(
  async () => (await import('@pcb/screens/quote/OrderDrawing')).OrderDrawing,
  <Skeleton height="28rem" />,
  renderLoadError,
);

export interface QuoteDrawingProps {
  service: DrawnOrder['service'];
  forms: ServiceForms;
  onFormsChange: (forms: ServiceForms) => void;
}

const typedCount = (count: number | null) => (count === null ? '' : String(count));

/** The drawing of an order. Memoised: a keystroke must not wait for it. */
export const QuoteDrawing = memo(function QuoteDrawing({ service, forms, onFormsChange }: QuoteDrawingProps) {
  return (
    <OrderDrawing
      order={{ service, values: forms[service] } as DrawnOrder}
      onPanelGridChange={({ columns, rows }) =>
        onFormsChange(withValues('fab', forms, { panelColumns: typedCount(columns), panelRows: typedCount(rows) }))
      }
    />
  );
});
