import type { BoardData, DrawnOrder } from '@pcb/screens/quote/OrderDrawing';
import type { ReadBoard } from '@pcb/screens/readBoard';
import { lazyComponent, renderLoadError } from '@pcb/screens/lazyComponent';
import { type ServiceForms, withValues } from '@pcb/quoting/forms';
import { Skeleton } from '@pcb/ui/Skeleton';
import { memo, useMemo } from 'react';

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
  /** The customer's files that were read, and the index of the ordered board. */
  reading: ReadBoard | undefined;
  chosen: number;
}

function boardDataOf(reading: ReadBoard | undefined, chosen: number): BoardData | undefined {
  if (!reading) return undefined;
  const { boards, tools } = reading.board;
  const outline = boards[chosen] ?? boards[0];
  return outline && { outline, tools };
}

const typedCount = (count: number | null) => (count === null ? '' : String(count));

/** The drawing of an order. Memoised: a keystroke must not wait for it. */
export const QuoteDrawing = memo(function QuoteDrawing({
  service,
  forms,
  onFormsChange,
  reading,
  chosen,
}: QuoteDrawingProps) {
  const data = useMemo(() => boardDataOf(reading, chosen), [reading, chosen]);
  return (
    <OrderDrawing
      order={{ service, values: forms[service] } as DrawnOrder}
      data={data}
      onPanelGridChange={({ columns, rows }) =>
        onFormsChange(withValues('fab', forms, { panelColumns: typedCount(columns), panelRows: typedCount(rows) }))
      }
    />
  );
});
