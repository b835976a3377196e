'use client';
import type { BillChoices } from '@pcb/quoting/latinBill';
import { parsePositiveCount } from '@pcb/quoting/parse';
import { Button } from '@pcb/ui/Button';
import { FileField, type FileItem } from '@pcb/ui/FileField';
import { Select } from '@pcb/ui/Select';
import { TextArea } from '@pcb/ui/TextArea';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useDebouncedAnnouncement } from '../../shared/hooks/useDebouncedAnnouncement.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { TitledCard } from '../TitledCard.tsx';
import { BillColumns } from './BillColumns.tsx';
import { billOfMaterialsContent, type BillOfMaterialsContent } from './BillOfMaterials.content.ts';
import { useBillReader } from './billReader.ts';
import { BillResult } from './BillResult.tsx';
import { exportBill } from './exportBill.ts';
import type { BillSheet } from './readBillFile.ts';

export { billOfMaterialsContent, type BillOfMaterialsContent } from './BillOfMaterials.content.ts';

/** Includes unsupported formats, whose error message tells the user what to do. */
const fileTypes = ['.csv', '.tsv', '.txt', '.xlsx', '.xls', '.ods', '.html', '.htm'];

const noChoices: BillChoices = {};

export interface BillWorkbook {
  sheets: readonly BillSheet[];
  sheet: string;
}

export interface BillOfMaterialsProps extends WithContent<BillOfMaterialsContent> {
  /** The bill of materials as comma-, semicolon- or tab-separated text. */
  text: string;
  /** Called with the text on every change and keystroke, and with the text of a chosen file. */
  onTextChange: (text: string) => void;
  /** The workbook that the text is from, if it has several sheets. @default null */
  workbook?: BillWorkbook | null;
  /** Called when a file is read or a sheet is chosen, before `onTextChange`; with `null` for a file without sheets. */
  onWorkbookChange: (workbook: BillWorkbook | null) => void;
  /** The user's choices about the columns of the text. @default {} */
  choices?: BillChoices;
  /** Called with all choices when one changes. */
  onChoicesChange: (choices: BillChoices) => void;
  /** The number of sets to buy, as typed; a set populates one board. Other text counts as 1. @default '1' */
  quantity?: string;
  /** Called with a file name and CSV text when 'Export CSV' is pressed. */
  onExport: (fileName: string, csv: string) => void;
}

/**
 * Checks a bill of materials in the browser: reads pasted cells, CSV or a workbook, and lists the questions that a buyer would ask.
 *
 * @example <BillOfMaterials text={text} onTextChange={setText} workbook={workbook} onWorkbookChange={setWorkbook} onChoicesChange={setChoices} quantity="10" onExport={download} />
 */
export function BillOfMaterials({
  content = billOfMaterialsContent,
  text,
  onTextChange,
  workbook = null,
  onWorkbookChange,
  choices = noChoices,
  onChoicesChange,
  quantity = '1',
  onExport,
}: BillOfMaterialsProps) {
  // A file is dropped once its text is read.
  const [failedFiles, setFailedFiles] = useState<readonly FileItem[]>([]);
  const textArea = useRef<HTMLTextAreaElement>(null);
  const latestFile = useRef<FileItem>(undefined);

  const sets = parsePositiveCount(quantity) ?? 1;
  const deferredText = useDeferredValue(text);
  const reader = useBillReader(deferredText);
  const rows = useMemo(
    () => (deferredText.trim() === '' ? null : (reader?.cellsOf(deferredText) ?? null)),
    [deferredText, reader],
  );
  const reading = useMemo(
    () => (rows === null ? null : (reader?.readBillOfMaterials(rows, choices) ?? null)),
    [rows, reader, choices],
  );
  const problem = typeof reading === 'string' ? content.failures[reading] : undefined;
  const bill = reading === null || typeof reading === 'string' ? null : reading;
  useDebouncedAnnouncement(
    bill ? content.announce(bill.lines.length, content.problems.describe(bill.problems).length) : '',
  );

  const changeText = (next: string) => {
    setFailedFiles([]);
    onTextChange(next);
  };
  const readFile = async ([item]: readonly FileItem[]) => {
    latestFile.current = item;
    setFailedFiles([]);
    if (!item?.file) return;
    // Loaded on demand, as most bills are pasted.
    const files = await import('./readBillFile.ts').catch(() => null);
    const read = (await files?.readBillFile(item.file)) ?? { failure: 'unreadable' };
    const main = 'sheets' in read ? await files?.mainSheet(read.sheets) : undefined;
    // Another file was chosen in the meantime.
    if (latestFile.current !== item) return;
    if ('sheets' in read) {
      onWorkbookChange(main && read.sheets.length > 1 ? { sheets: read.sheets, sheet: main.name } : null);
      changeText(main?.text ?? '');
    } else setFailedFiles([{ ...item, status: 'failed', errorMessage: content.fileFailures[read.failure] }]);
  };

  return (
    <TitledCard title={content.title} lead={content.lead}>
      <FileField
        label={content.file}
        description={content.fileHelp}
        acceptedFileTypes={fileTypes}
        value={failedFiles}
        onChange={(files) => void readFile(files)}
      >
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
      </FileField>
      {text === '' ? (
        <div>
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
        </div>
      ) : null}
      {workbook ? (
        <Select
          label={content.sheet}
          items={workbook.sheets.map(({ name }) => ({ id: name, label: name }))}
          value={workbook.sheet}
          onChange={(sheet) => {
            onWorkbookChange({ ...workbook, sheet });
            changeText(workbook.sheets.find(({ name }) => name === sheet)?.text ?? text);
          }}
        />
      ) : null}
      {bill && rows ? (
        <BillColumns
          rows={rows}
          bill={bill}
          choices={choices}
          onChoicesChange={onChoicesChange}
          content={content.columns}
        />
      ) : null}
      {bill && bill.lines.length > 0 ? (
        <BillResult
          bill={bill}
          sets={sets}
          content={content}
          onExport={() => onExport(content.exportFile, exportBill(bill.lines, sets, content.csv))}
        />
      ) : null}
    </TitledCard>
  );
}
