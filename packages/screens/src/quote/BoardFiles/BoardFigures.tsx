import type { HoleSizes } from '@pcb/engineering/holeSizes';
import { milToMm } from '@pcb/engineering/lengths';
import type { BoardOverview, BoardSize, MissingFigure, Place, ReadDataSet } from '@pcb/gerber/reading';
import { formSchemas } from '@pcb/quoting/forms';
import { DefinitionList } from '@pcb/ui/DefinitionList';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import type { ReactNode } from 'react';
import type { BoardFilesContent } from './BoardFiles.content.ts';
import * as styles from './BoardFiles.css.ts';
import { smallestRingOf } from './holeFigures.ts';
import { ShowPlace } from './ShowPlace.tsx';

const foils = formSchemas.stencil.thickness.options;

interface FigureRowProps {
  value: string;
  note?: string | undefined;
  /** A button that shows where the figure was measured. */
  action?: ReactNode;
}

function FigureRow({ value, note, action }: FigureRowProps) {
  return (
    <Stack gap="xsmall">
      <Inline gap="small" justify="space-between" className={styles.figure}>
        <Text isMono translate="no">
          {value}
        </Text>
        {action}
      </Inline>
      {note === undefined ? null : (
        <Text size="small" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  );
}

type MeasuredName = 'smallestTrack' | 'smallestGap' | 'copperToEdge';

interface BoardFiguresProps {
  board: BoardOverview & Partial<Pick<ReadDataSet, MeasuredName | 'smallestRing' | 'rings' | 'smallestPasteAperture'>>;
  holeSizes: HoleSizes;
  /** Width and height of the ordered board. */
  size: Pick<BoardSize, 'width' | 'height'> | undefined;
  /** Called with the place of a figure and its label. */
  onShow: (place: Place, label: string) => void;
  content: BoardFilesContent['figures'];
}

export function BoardFigures({ board, holeSizes, size, onShow, content }: BoardFiguresProps) {
  const { smallestRing, rings } = board;
  const row = <Found extends { status: 'measured'; places: readonly Place[] }>(
    label: string,
    figure: Found | MissingFigure | undefined,
    value: (found: Found) => string,
    note: (found: Found) => string,
  ) => {
    if (!figure) return <FigureRow value={content.unknown} note={content.measuring} />;
    if (figure.status === 'missing') return <FigureRow value={content.unknown} note={content.missing(figure.reason)} />;
    const [place] = figure.places;
    return (
      <FigureRow
        value={value(figure)}
        note={note(figure)}
        action={place ? <ShowPlace place={place} label={label} onShow={onShow} content={content} /> : null}
      />
    );
  };
  const measured = (name: MeasuredName, text: (value: number) => string) =>
    row(
      content[name],
      board[name],
      ({ value }) => text(value),
      ({ foundBy, notCovered }) => content.foundBy(foundBy, notCovered),
    );
  return (
    <DefinitionList
      density="compact"
      items={[
        {
          id: 'size',
          label: content.size,
          value: (
            <FigureRow
              value={size ? content.sizeValue(size.width, size.height) : content.unknown}
              note={board.size && content.sizeSource(board.size.foundBy)}
            />
          ),
        },
        {
          id: 'layers',
          label: content.copperLayers,
          value: (
            <FigureRow
              value={String(board.copperLayers)}
              note={board.copperLayers > 0 ? content.layerSource(board.copperLayersFoundBy) : undefined}
            />
          ),
        },
        {
          id: 'track',
          label: content.smallestTrack,
          value: measured('smallestTrack', content.value),
        },
        {
          id: 'gap',
          label: content.smallestGap,
          value: measured('smallestGap', content.value),
        },
        {
          id: 'ring',
          label: content.smallestRing,
          value: row(
            content.smallestRing,
            smallestRing && rings && smallestRingOf({ ...board, smallestRing, rings }, holeSizes),
            ({ value }) => content.ring(value),
            ({ foundBy, notCovered }) => `${content.beyondDrill[holeSizes]} ${content.foundBy(foundBy, notCovered)}`,
          ),
        },
        {
          id: 'edge',
          label: content.copperToEdge,
          value: measured('copperToEdge', content.edge),
        },
        {
          id: 'paste',
          label: content.smallestPasteAperture,
          value: row(
            content.smallestPasteAperture,
            board.smallestPasteAperture,
            ({ width }) => content.opening(width),
            ({ areaPerPerimeter }) =>
              content.areaRatios(foils.map((foil) => [foil, areaPerPerimeter / milToMm(Number(foil))])),
          ),
        },
        {
          id: 'holes',
          label: content.holes,
          value: (
            <FigureRow
              value={content.holesValue(board.holeSizes)}
              note={board.holeSizes.length > 0 ? content.holeSizes[holeSizes] : undefined}
            />
          ),
        },
      ]}
    />
  );
}
