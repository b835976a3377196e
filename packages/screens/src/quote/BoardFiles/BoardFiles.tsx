'use client';
import type { Place } from '@pcb/gerber/reading';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Notice } from '@pcb/ui/Notice';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useControllable } from '@pcb/ui/useControllable';
import { useId, useRef } from 'react';
import { quoteContent } from '../quote.content.ts';
import { boardFilesContent, type BoardFilesContent } from './BoardFiles.content.ts';
import type { BoardReading } from './boardReading.ts';
import { ChooseBoardFiles } from './ChooseBoardFiles.tsx';
import { OpenedFiles } from './OpenedFiles.tsx';
import type { BoardFilesProps } from './props.ts';
import { ReadFiles } from './ReadFiles.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { useReadAnnouncement } from './useReadAnnouncement.ts';

export { boardFilesContent, type BoardFilesContent } from './BoardFiles.content.ts';
export type { BoardFilesProps } from './props.ts';

function refusalText(reading: Extract<BoardReading, { status: 'refused' }>, { refused }: BoardFilesContent) {
  if (reading.reason !== 'foreign-format') return refused.reason(reading.reason);
  return refused.foreign(reading.format ?? 'image');
}

/**
 * The figures of the customer's fabrication files, and a button that fills the form with them. Empty without files.
 *
 * @example <BoardFiles {...boardFiles} service="fab" forms={forms} onFormsChange={setForms} chosen={0} onChosenChange={choose} onShowPlace={show} />
 */
export function BoardFiles({ content = boardFilesContent, quoteCopy = quoteContent, ...props }: BoardFilesProps) {
  const { reading, names, dataSets, dataSet, onDataSetChange, onFiles, onClear, onShowPlace } = props;
  const titleId = useId();
  const announce = useAnnounce();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isFolded, setFolded] = useControllable(props.isFolded, false, props.onFoldedChange);
  useReadAnnouncement(reading, content);
  if (reading.status === 'idle') return null;
  const isReading = reading.status === 'reading';
  const read = reading.status === 'read' ? reading : undefined;
  const figures = read?.figures[props.chosen] ?? read?.figures[0];
  const isShort = isFolded && read !== undefined;
  const show = (place: Place, label: string, isFocused = false) => {
    // A new object each time, so that the picture returns to the place after it was moved.
    onShowPlace({ place: { ...place }, isFocused });
    announce(content.figures.shown(label));
  };
  const holeSizes = props.service === 'fab' ? props.forms.fab.holeSizes : 'finished';
  const common = { ...props, holeSizes, onShow: show, content };
  const more = isShort ? content.showAll : content.showLess;
  return (
    <Card elementType="section" aria-labelledby={titleId} {...(isShort && { padding: 'large' })}>
      <Stack gap={isShort ? 'small' : 'medium'}>
        <Inline justify="space-between" align="start" gap="medium">
          <Stack gap="xsmall">
            <Heading level={3} size="small" id={titleId}>
              {content.title}
            </Heading>
            <Text size="small" translate="no">
              {content.names(names)}
            </Text>
            {isShort ? null : (
              <Text size="small" tone="muted">
                {content.private}
              </Text>
            )}
          </Stack>
          <Inline gap="small">
            {isReading || isShort ? null : <ChooseBoardFiles onFiles={onFiles} label={content.chooseOthers} />}
            {isShort ? null : (
              <Button variant="outline" tone="neutral" size="small" onPress={onClear}>
                {isReading ? content.cancel : content.remove}
              </Button>
            )}
            {read ? (
              <Button
                ref={toggle}
                variant="outline"
                tone="neutral"
                size="small"
                aria-label={more.name}
                onPress={() => setFolded(!isFolded)}
              >
                {more.label}
              </Button>
            ) : null}
          </Inline>
        </Inline>
        {dataSets.length > 1 && !isShort ? (
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
        {isReading && reading.overview ? <OpenedFiles {...common} board={reading.overview} /> : null}
        {read && figures ? (
          <ReadFiles
            {...common}
            board={read.board}
            figures={figures}
            isFolded={isFolded}
            onFold={setFolded}
            toggle={toggle}
            quoteCopy={quoteCopy}
          />
        ) : null}
      </Stack>
    </Card>
  );
}
