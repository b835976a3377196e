'use client';
import {
  type BillChoices,
  type BillColumn,
  billColumns,
  type BillOfMaterialsReading,
  columnKey,
  headerKey,
} from '@pcb/quoting/latinBill';
import { Disclosure } from '@pcb/ui/Disclosure';
import { Grid } from '@pcb/ui/Grid';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { useEffect, useRef, useState } from 'react';
import { spoken } from '../../shared/format/spoken.ts';
import type { BillOfMaterialsContent } from './BillOfMaterials.content.ts';
import * as styles from './BillOfMaterials.css.ts';

const ignored = 'ignored';

const isColumn = (id: string): id is BillColumn => billColumns.some((column) => column === id);

/** A buyer would not choose any of the columns after these. */
const maxColumns = 60;

const visibleCells = 3;

const maxHeaderRows = 40;

const noHeader = 'none';

interface BillColumnsProps {
  rows: readonly (readonly string[])[];
  bill: BillOfMaterialsReading;
  choices: BillChoices;
  onChoicesChange: (choices: BillChoices) => void;
  content: BillOfMaterialsContent['columns'];
}

function cellsIn(rows: readonly (readonly string[])[], index: number): string[] {
  const cells = rows.slice(0, 50).map((row) => (row[index] ?? '').trim());
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, visibleCells).map((cell) => cell.slice(0, 40));
}

function headerItems({ rows, bill, content }: Pick<BillColumnsProps, 'rows' | 'bill' | 'content'>) {
  const named = rows
    .slice(0, Math.max(maxHeaderRows, bill.headerRow ?? 0))
    .map((cells, index) => ({ row: index + 1, cells: cells.map((cell) => cell.trim()).filter((cell) => cell !== '') }))
    .filter(({ cells }) => cells.length > 1);
  return [
    { id: noHeader, label: content.noHeader },
    ...named.map(({ row, cells }) => ({ id: String(row), label: content.headerRow(row, cells) })),
  ];
}

/** Announces the columns that are no longer used because the user chose their meaning for another one. */
function useUnusedAnnouncement({ bill, choices, content }: Pick<BillColumnsProps, 'bill' | 'choices' | 'content'>) {
  const announce = useAnnounce();
  const used = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const columns = bill.columns.map((column, index) => ({ ...column, index, key: columnKey(index, column.heading) }));
    const unused = columns.filter(
      ({ key, column }) => column === null && used.current.has(key) && !(key in (choices.columns ?? {})),
    );
    used.current = new Set(columns.flatMap(({ key, column }) => (column === null ? [] : [key])));
    if (unused.length > 0)
      announce(spoken(content.unused(unused.map(({ index, heading }) => content.label(index + 1, heading)))));
  }, [announce, bill, choices, content]);
}

export function BillColumns({ rows, bill, choices, onChoicesChange, content }: BillColumnsProps) {
  useUnusedAnnouncement({ bill, choices, content });
  const isUnclear = bill.problems.some(({ kind }) => kind === 'noHeader');
  const [isExpanded, setExpanded] = useState(isUnclear);
  const [wasUnclear, setWasUnclear] = useState(isUnclear);
  if (isUnclear !== wasUnclear) {
    setWasUnclear(isUnclear);
    // Stays expanded while the user chooses.
    if (isUnclear) setExpanded(true);
  }
  const body = rows.slice(bill.headerRow ?? 0);
  const items = [
    { id: ignored, label: content.ignored },
    ...billColumns.map((column) => ({ id: column, label: content.names[column] })),
  ];
  const columns = bill.columns
    .slice(0, maxColumns)
    .map(({ heading, column }, index) => ({ heading, column, index, cells: cellsIn(body, index) }))
    .filter(({ heading, cells }) => heading !== '' || cells.length > 0);
  const reasons = bill.lines.flatMap(({ id, notFittedReason: reason }) => (reason ? [{ row: id, ...reason }] : []));
  const remainder = bill.remainder.filter(({ row }) => row !== bill.headerRow);
  const ignoredRows = content.describeRows(remainder, reasons);
  return (
    <Disclosure
      title={content.title}
      description={content.summary(
        columns.filter(({ column }) => column !== null).length,
        bill.headerRow,
        remainder.length,
      )}
      isExpanded={isExpanded}
      onExpandedChange={setExpanded}
    >
      <Stack gap="large">
        <Text tone="muted">{content.help}</Text>
        <Select
          label={content.header}
          items={headerItems({ rows, bill, content })}
          value={String(bill.headerRow ?? noHeader)}
          onChange={(id) =>
            onChoicesChange({ ...choices, header: headerKey(id === noHeader ? null : Number(id), rows) })
          }
        />
        <Grid minColumnWidth="13rem" gap="large">
          {columns.map(({ heading, column, index, cells }) => (
            <Select
              key={columnKey(index, heading)}
              label={content.label(index + 1, heading)}
              description={cells.length > 0 ? content.examples(cells) : content.empty}
              items={items}
              value={column ?? ignored}
              onChange={(id) =>
                onChoicesChange({
                  ...choices,
                  columns: { ...choices.columns, [columnKey(index, heading)]: isColumn(id) ? id : null },
                })
              }
            />
          ))}
        </Grid>
        {ignoredRows.length > 0 ? (
          <ul className={styles.problems}>
            {ignoredRows.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        ) : null}
      </Stack>
    </Disclosure>
  );
}
