import { lazyComponent, renderLoadError } from '@pcb/screens/lazyComponent';
import type { BoardFilesProps } from '@pcb/screens/quote/BoardFiles';
import { Skeleton } from '@pcb/ui/Skeleton';
import { useBoardFiles } from './useBoardFiles.ts';

const BoardFilesSection = lazyComponent(
  async () => (await import('#build/BoardFilesSection.tsx')).BoardFilesSection,
  <Skeleton height="14rem" />,
  renderLoadError,
);

export interface QuoteFilesProps extends Pick<BoardFilesProps, 'service' | 'forms' | 'onFormsChange' | 'markedPlace'> {
  returnFocus: () => void;
}

/** The customer's files above a form. Re-renders alone during reading: the whole page would take too long. */
export function QuoteFiles({ returnFocus, ...order }: QuoteFilesProps) {
  const boardFiles = useBoardFiles();
  if (boardFiles.reading.status === 'idle') return null;
  const clear = () => {
    boardFiles.onClear();
    returnFocus();
  };
  return <BoardFilesSection {...order} {...boardFiles} onClear={clear} />;
}
