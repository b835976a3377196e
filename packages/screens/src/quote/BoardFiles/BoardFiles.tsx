'use client';
import type { HoleSizes } from '@pcb/engineering/holeSizes';
import type { BoardOverview, Place, ReadDataSet } from '@pcb/gerber/reading';
import type { FiledService } from '@pcb/quoting/fileFigures';
import type { ServiceForms } from '@pcb/quoting/forms';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Notice } from '@pcb/ui/Notice';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { WithContent } from '../../shared/WithContent.ts';
import { lookOf } from '../OrderDrawing/drawnOrder.ts';
import { BoardPicture } from '../BoardPicture/BoardPicture.tsx';
import type { PlacedFigure } from '../form/showPlace.ts';
import { type QuoteContent, quoteContent } from '../quote.content.ts';
import { BoardFigures } from './BoardFigures.tsx';
import { boardFilesContent, type BoardFilesContent } from './BoardFiles.content.ts';
import * as styles from './BoardFiles.css.ts';
import type { BoardFilesState, BoardReading, ReadBoard } from './boardReading.ts';
import { ChooseBoardFiles } from './ChooseBoardFiles.tsx';
import { FileLayers } from './FileLayers.tsx';
import { filesOfBoard } from './filesOfBoard.ts';
import { FormChanges } from './FormChanges.tsx';
import { smallestDrillOf, smallestRingOf } from './holeFigures.ts';
import { ReadingNotes } from './ReadingNotes.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { useReadAnnouncement } from './useReadAnnouncement.ts';

export { boardFilesContent, type BoardFilesContent } from './BoardFiles.content.ts';

export interface BoardFilesProps extends BoardFilesState, WithContent<BoardFilesContent> {
  /** The form that the figures are for. */
  service: FiledService;
  /** The values of all forms. */
  forms: ServiceForms;
  /** Called with the figures in the form, and when that is undone. */
  onFormsChange: (forms: ServiceForms) => void;
  /** The index of the ordered board, where the outline has several. */
  chosen: number;
  /** Called with the index of the board that is chosen. */
  onChosenChange: (index: number) => void;
  /** The figure to show in the picture, which takes the focus. Another object shows it again. */
  shown?: { figure: PlacedFigure } | undefined;
  /** Labels and values of the form. @default those of the order page */
  copy?: QuoteContent;
}

/** Why nothing was read, in words. */
function refusalText(reading: Extract<BoardReading, { status: 'refused' }>, { refused }: BoardFilesContent) {
  if (reading.reason !== 'foreign-format') return refused.reason(reading.reason);
  return refused.foreign(reading.format ?? 'image');
}

/** The figure that a hint is about: those of holes depend on what their sizes in the files are. */
function placedFigure(board: ReadDataSet, figure: PlacedFigure, holeSizes: HoleSizes) {
  if (figure === 'smallestDrill') return smallestDrillOf(board, holeSizes);
  return figure === 'smallestRing' ? smallestRingOf(board, holeSizes) : board[figure];
}

interface OpenedFilesProps extends Omit<BoardFilesProps, 'reading' | 'content' | 'copy'> {
  /** What is known of the board. */
  board: BoardOverview;
  /** `undefined` while the copper is being measured. */
  reading: ReadBoard | undefined;
  content: BoardFilesContent;
  copy: QuoteContent;
}

/** The colours of the ordered board; of a green one for a stencil, whose board is not part of the order. */
const lookFor = (service: FiledService, forms: ServiceForms) =>
  service === 'flex' ? lookOf({ service, values: forms.flex }) : lookOf({ service: 'fab', values: forms.fab });

function OpenedFiles(props: OpenedFilesProps) {
  const { board, reading, chosen, onChosenChange, shown, layers, onLayersChange, content, copy } = props;
  const [place, setPlace] = useState<Place>();
  const picture = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  const holeSizes = props.service === 'fab' ? props.forms.fab.holeSizes : 'finished';
  const show = (found: Place, label: string) => {
    // Another object each time, so that the picture returns to a place that was moved out of sight.
    setPlace({ ...found });
    picture.current?.scrollIntoView({ block: 'nearest' });
    announce(content.figures.shown(label));
  };
  const showFigure = useEffectEvent((figure: PlacedFigure) => {
    const found = reading && placedFigure(reading.board, figure, holeSizes);
    if (found?.status !== 'measured' || !found.places[0]) return;
    picture.current?.focus({ preventScroll: true });
    show(found.places[0], content.figures[figure]);
  });
  // What was shown before this form was opened stays where it is.
  const handled = useRef(shown);
  useEffect(() => {
    if (!shown || shown === handled.current) return;
    handled.current = shown;
    showFigure(shown.figure);
  }, [shown]);
  const figures = reading?.figures[chosen] ?? reading?.figures[0];
  const ordered = board.boards[chosen];
  return (
    <Stack gap="large">
      <div ref={picture} tabIndex={-1} className={styles.pictureFrame}>
        <BoardPicture board={board} paint={props.paint} look={lookFor(props.service, props.forms)} place={place} />
      </div>
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
      {figures ? (
        <FormChanges
          service={props.service}
          forms={props.forms}
          onFormsChange={props.onFormsChange}
          figures={figures}
          copy={copy}
          content={content.changes}
        />
      ) : null}
      <BoardFigures
        board={board}
        holeSizes={holeSizes}
        size={ordered ?? board.size}
        onShow={show}
        content={content.figures}
      />
      {reading ? (
        <>
          <ReadingNotes board={reading.board} onShow={show} content={content} />
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

/**
 * The customer's fabrication files, read in the browser: a picture of the board, its figures, and one press to fill the
 * form with them. The picture and the size are there while the copper is still being measured. Without files it shows nothing; `ServicesScreen` has the button to choose them.
 *
 * @example <BoardFiles {...boardFiles} service="fab" forms={forms} onFormsChange={setForms} chosen={0} onChosenChange={choose} />
 */
export function BoardFiles({ content = boardFilesContent, copy = quoteContent, ...props }: BoardFilesProps) {
  const { reading, names, dataSets, dataSet, onDataSetChange, onFiles, onClear } = props;
  const titleId = useId();
  useReadAnnouncement(reading, content);
  if (reading.status === 'idle') return null;
  const isReading = reading.status === 'reading';
  const read = reading.status === 'read' ? reading : undefined;
  const board = isReading ? reading.overview : read?.board;
  return (
    <Card elementType="section" aria-labelledby={titleId}>
      <Stack gap="medium">
        <Inline justify="space-between" align="start" gap="medium">
          <Stack gap="xsmall">
            <Heading level={3} size="small" id={titleId}>
              {content.title}
            </Heading>
            <Text size="small" translate="no">
              {content.names(names)}
            </Text>
            <Text size="small" tone="muted">
              {content.private}
            </Text>
          </Stack>
          <Inline gap="small">
            {isReading ? null : <ChooseBoardFiles onFiles={onFiles} label={content.chooseOthers} />}
            <Button variant="outline" tone="neutral" size="small" onPress={onClear}>
              {isReading ? content.cancel : content.remove}
            </Button>
          </Inline>
        </Inline>
        {dataSets.length > 1 ? (
          <Select
            label={content.dataSets.label}
            description={content.dataSets.description(dataSets.length)}
            items={dataSets.map((name) => ({ id: name, label: content.dataSets.option(name) }))}
            value={dataSet ?? null}
            onChange={onDataSetChange}
          />
        ) : null}
        {isReading ? <ReadingProgress reading={reading} content={content.progress} /> : null}
        {reading.status === 'refused' ? (
          <Notice tone="danger" title={content.refused.title} isAnnounced>
            <p>{refusalText(reading, content)}</p>
            {reading.file === undefined ? null : <p>{content.refused.file(reading.file)}</p>}
          </Notice>
        ) : null}
        {board ? <OpenedFiles {...props} board={board} reading={read} content={content} copy={copy} /> : null}
      </Stack>
    </Card>
  );
}
