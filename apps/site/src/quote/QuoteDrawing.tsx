import type { DrawnOrder } from '@pcb/screens/storefront/OrderDrawing';
import type { ServiceForms } from '@pcb/screens/storefront/ServicesScreen';
import { Skeleton } from '@pcb/ui/Skeleton';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';

// The first tab has no drawing.
const OrderDrawing = lazy(() =>
  import('@pcb/screens/storefront/OrderDrawing').then((module) => ({ default: module.OrderDrawing })),
);

export interface QuoteDrawingProps {
  service: DrawnOrder['service'];
  forms: ServiceForms;
}

/** The drawing of an order. A keystroke renders the field first. */
export function QuoteDrawing({ service, forms }: QuoteDrawingProps) {
  const values = useDeferredValue(forms[service]);
  return useMemo(
    () => (
      <Suspense fallback={<Skeleton height="28rem" />}>
        <OrderDrawing order={{ service, values } as DrawnOrder} />
      </Suspense>
    ),
    [service, values],
  );
}
