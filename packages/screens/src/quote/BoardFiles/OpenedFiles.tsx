import type { HoleSizes } from '@pcb/engineering/holeSizes';
import type { Place } from '@pcb/gerber/reading';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import { BoardFigures, type BoardFiguresProps } from './BoardFigures.tsx';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import { HoleTable } from './HoleTable.tsx';

interface OpenedFilesProps extends Pick<BoardFiguresProps, 'board'> {
  holeSizes: HoleSizes;
  chosen: number;
  onChosenChange: (index: number) => void;
  onShow: (place: Place, label: string) => void;
  /** Above the figures. */
  changes?: ReactNode;
  content: BoardFilesContent;
  /** Below the figures. */
  children?: ReactNode;
}

export function OpenedFiles(props: OpenedFilesProps) {
  const { board, holeSizes, chosen, onChosenChange, onShow, changes, content, children } = props;
  return (
    <Stack gap="large">
      {board.boards.length > 1 ? (
        <Select
          label={content.boards.label}
          items={board.boards.map(({ width, height }, index) => ({
            id: String(index),
            label: content.boards.option(index, width, height),
          }))}
          value={String(chosen)}
          onChange={(id) => onChosenChange(Number(id))}
        />
      ) : null}
      {changes}
      <Stack gap="small">
        <BoardFigures
          board={board}
          holeSizes={holeSizes}
          size={board.boards[chosen] ?? board.size}
          onShow={onShow}
          content={content.figures}
        />
        {board.holeSizes.length > 0 ? <HoleTable sizes={board.holeSizes} content={content.holeTable} /> : null}
      </Stack>
      {children}
    </Stack>
  );
}
