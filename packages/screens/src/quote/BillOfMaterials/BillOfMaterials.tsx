'use client';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextArea } from '@pcb/ui/TextArea';
import { UploadButton } from '@pcb/ui/UploadButton';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { parsePositiveCount } from '@pcb/quoting/parse';
import { useControllable } from '../../shared/useControllable.ts';
import { useSettled } from '../../shared/useSettled.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { billOfMaterialsContent, type BillOfMaterialsContent } from './BillOfMaterials.content.ts';
import { dropTarget } from './BillOfMaterials.css.ts';
import { BillResult } from './BillResult.tsx';
import { exportBill } from './exportBill.ts';
import { cellsOf, type FileFailure, readBillFile } from './readBillFile.ts';
import { readBillOfMaterials } from '@pcb/quoting/billOfMaterials';
import { useFileDrop } from './useFileDrop.ts';

export { billOfMaterialsContent, type BillOfMaterialsContent } from './BillOfMaterials.content.ts';

export interface BillOfMaterialsProps extends WithContent<BillOfMaterialsContent> {
  /** The bill of materials as comma-, semicolon- or tab-separated text (controlled). */
  text?: string;
  /** The initial text (uncontrolled). @default '' */
  defaultText?: string;
  /** Called with the text on every change, including each keystroke, and with that of a chosen file. */
  onTextChange?: (text: string) => void;
  /** The number of sets to buy parts for, as typed; one set if it is not a number. One set populates one board. @default '1' */
  quantity?: string;
  /** Called with a file name and CSV text when 'Export CSV' is pressed. */
  onExport: (fileName: string, csv: string) => void;
}

/**
 * Checks a bill of materials in this browser: reads pasted cells, a CSV file or an Excel workbook, counts designators,
 * lists what a buyer would ask about, and multiplies by the number of sets. It sends nothing.
 *
 * @example <BillOfMaterials quantity="10" onExport={download} />
 */
export function BillOfMaterials({
  content = billOfMaterialsContent,
  text: givenText,
  defaultText = '',
  onTextChange,
  quantity = '1',
  onExport,
}: BillOfMaterialsProps) {
  const titleId = useId();
  const [text, setText] = useControllable(givenText, defaultText, onTextChange);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const latestFile = useRef<Blob>(null);

  const sets = parsePositiveCount(quantity) ?? 1;
  const deferredText = useDeferredValue(text);
  const reading = useMemo(
    () => (deferredText.trim() === '' ? null : readBillOfMaterials(cellsOf(deferredText))),
    [deferredText],
  );
  const problem =
    failure !== null
      ? content.fileFailures[failure]
      : typeof reading === 'string'
        ? content.failures[reading]
        : undefined;
  const bill = reading === null || typeof reading === 'string' ? null : reading;
  const announcement = useSettled(bill ? content.announce(bill.lines.length, bill.problems.length) : '');

  const changeText = (next: string) => {
    setFailure(null);
    setText(next);
  };
  const readFile = async (file: File | undefined) => {
    if (!file) return;
    latestFile.current = file;
    const read = await readBillFile(file);
    // Another file was chosen in the meantime.
    if (latestFile.current !== file) return;
    if ('text' in read) changeText(read.text);
    else setFailure(read.failure);
  };
  const drop = useRef<HTMLDivElement>(null);
  const isDraggedOver = useFileDrop(drop, (file) => void readFile(file));

  return (
    <Card elementType="section" aria-labelledby={titleId}>
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={2} size="title" id={titleId}>
            {content.title}
          </Heading>
          <Text tone="muted" hasMeasure>
            {content.lead}
          </Text>
        </Stack>
        <div ref={drop} className={isDraggedOver ? dropTarget : undefined}>
          <TextArea
            ref={textArea}
            label={content.text}
            description={content.textHelp}
            rows={6}
            value={text}
            onChange={changeText}
            isInvalid={problem !== undefined}
            errorMessage={problem}
            validationBehavior="aria"
            spellCheck="false"
            autoComplete="off"
          />
        </div>
        <Grid minColumnWidth="13rem" align="center">
          <UploadButton
            label={content.file}
            actionLabel={content.chooseFile}
            description={content.fileHelp}
            onPress={() => input.current?.click()}
          />
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,.tsv,.txt,.xlsx"
            onChange={(event) => {
              void readFile(event.target.files?.[0]);
              // So that the same file can be chosen again after a correction.
              event.target.value = '';
            }}
          />
          {text === '' ? (
            <Button
              variant="outline"
              onPress={() => {
                // The pressed button unmounts, so move focus first.
                textArea.current?.focus();
                changeText(content.example);
              }}
            >
              {content.useExample}
            </Button>
          ) : null}
        </Grid>
        {bill ? (
          <BillResult
            bill={bill}
            sets={sets}
            content={content}
            onExport={() => onExport(content.exportFile, exportBill(bill.lines, sets, content.csv))}
          />
        ) : null}
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Stack>
    </Card>
  );
}
