import { type ServiceForms, withValues } from '@pcb/quoting/forms';
import { lazyComponent, renderLoadError } from '@pcb/screens/lazyComponent';
import type { BoardData, DrawnFiles, DrawnOrder } from '@pcb/screens/quote/OrderDrawing';
import { Skeleton } from '@pcb/ui/Skeleton';
import { memo, useMemo } from 'react';

const OrderDrawing = lazyComponent(
  async () => (await import('@pcb/screens/quote/OrderDrawing')).OrderDrawing,
  <Skeleton height="28rem" />,
  renderLoadError,
);

export interface QuoteDrawingProps {
  service: DrawnOrder['service'];
  forms: ServiceForms;
  onFormsChange: (forms: ServiceForms) => void;
  board: DrawnFiles['board'] | undefined;
  paint: DrawnFiles['paint'];
  markedPlace: DrawnFiles['markedPlace'];
  chosen: number;
}

function boardDataOf(board: DrawnFiles['board'] | undefined, chosen: number): BoardData | undefined {
  if (!board) return undefined;
  const { boards, tools } = board;
  const outline = boards[chosen] ?? boards[0];
  return outline && { outline, tools };
}

const typedCount = (count: number | null) => (count === null ? '' : String(count));

/** Memoised: a keystroke must not wait for the drawing. */
export const QuoteDrawing = memo(function QuoteDrawing({
  service,
  forms,
  onFormsChange,
  board,
  paint,
  markedPlace,
  chosen,
}: QuoteDrawingProps) {
  const data = useMemo(() => boardDataOf(board, chosen), [board, chosen]);
  return (
    <OrderDrawing
      order={{ service, values: forms[service] } as DrawnOrder}
      data={data}
      files={board && { board, paint, markedPlace }}
      onPanelGridChange={({ columns, rows }) =>
        onFormsChange(withValues('fab', forms, { panelColumns: typedCount(columns), panelRows: typedCount(rows) }))
      }
    />
  );
});
