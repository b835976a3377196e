import type { HoleSizes } from '@pcb/engineering/holeSizes';
import type { BoardOverview, Place, ReadDataSet } from '@pcb/gerber/reading';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import { BoardFigures } from './BoardFigures.tsx';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import type { BoardFilesState } from './boardReading.ts';
import { FileLayers } from './FileLayers.tsx';
import { filesOfBoard } from './filesOfBoard.ts';
import { HoleTable } from './HoleTable.tsx';
import { ReadingNotes } from './ReadingNotes.tsx';

interface OpenedFilesProps extends Pick<BoardFilesState, 'layers' | 'onLayersChange'> {
  board: BoardOverview;
  /** The same board, once its copper has been measured. */
  read: ReadDataSet | undefined;
  holeSizes: HoleSizes;
  chosen: number;
  onChosenChange: (index: number) => void;
  onShow: (place: Place, label: string) => void;
  changes?: ReactNode;
  content: BoardFilesContent;
}

export function OpenedFiles(props: OpenedFilesProps) {
  const { board, read, holeSizes, chosen, onChosenChange, onShow, changes, layers, onLayersChange, content } = props;
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
          board={read ?? board}
          holeSizes={holeSizes}
          size={board.boards[chosen] ?? board.size}
          onShow={onShow}
          content={content.figures}
        />
        {board.holeSizes.length > 0 ? <HoleTable sizes={board.holeSizes} content={content.holeTable} /> : null}
      </Stack>
      {read ? (
        <>
          <ReadingNotes board={read} onShow={onShow} content={content} />
          <FileLayers
            files={filesOfBoard(board)}
            layers={layers}
            onLayersChange={onLayersChange}
            content={content.files}
          />
        </>
      ) : null}
    </Stack>
  );
}
