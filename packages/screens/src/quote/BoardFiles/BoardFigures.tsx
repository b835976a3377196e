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

export interface BoardFiguresProps {
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
  const item = (name: 'size' | 'copperLayers' | 'holes', value: string, note: string | undefined) => ({
    id: name,
    label: content[name],
    value: <FigureRow value={value} note={note} />,
  });
  const measuredItem = <Found extends { status: 'measured'; places: readonly Place[] }>(
    name: MeasuredName | 'smallestRing' | 'smallestPasteAperture',
    figure: Found | MissingFigure | undefined,
    valueOf: (found: Found) => string,
    noteOf: (found: Found) => string,
  ) => {
    const label = content[name];
    const row = () => {
      if (!figure) return <FigureRow value={content.unknown} note={content.measuring} />;
      if (figure.status === 'missing')
        return <FigureRow value={content.unknown} note={content.missing(figure.reason)} />;
      const [place] = figure.places;
      return (
        <FigureRow
          value={valueOf(figure)}
          note={noteOf(figure)}
          action={place ? <ShowPlace place={place} label={label} onShow={onShow} content={content} /> : null}
        />
      );
    };
    return { id: name, label, value: row() };
  };
  const length = (name: MeasuredName, text: (value: number) => string) =>
    measuredItem(
      name,
      board[name],
      ({ value }) => text(value),
      ({ foundBy, notCovered }) => content.foundBy(foundBy, notCovered),
    );
  return (
    <DefinitionList
      density="compact"
      items={[
        item(
          'size',
          size ? content.sizeValue(size.width, size.height) : content.unknown,
          board.size && content.sizeSource(board.size.foundBy),
        ),
        item(
          'copperLayers',
          String(board.copperLayers),
          board.copperLayers > 0 ? content.layerSource(board.copperLayersFoundBy) : undefined,
        ),
        length('smallestTrack', content.value),
        length('smallestGap', content.value),
        measuredItem(
          'smallestRing',
          smallestRing && rings && smallestRingOf({ ...board, smallestRing, rings }, holeSizes),
          ({ value }) => content.ring(value),
          ({ foundBy, notCovered }) => `${content.beyondDrill[holeSizes]} ${content.foundBy(foundBy, notCovered)}`,
        ),
        length('copperToEdge', content.edge),
        measuredItem(
          'smallestPasteAperture',
          board.smallestPasteAperture,
          ({ width }) => content.opening(width),
          ({ areaPerPerimeter }) =>
            content.areaRatios(foils.map((foil) => [foil, areaPerPerimeter / milToMm(Number(foil))])),
        ),
        item(
          'holes',
          content.holesValue(board.holeSizes),
          board.holeSizes.length > 0 ? content.holeSizes[holeSizes] : undefined,
        ),
      ]}
    />
  );
}
