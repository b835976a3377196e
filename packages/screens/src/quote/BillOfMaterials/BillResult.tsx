import type { BillLine, BillOfMaterialsReading } from '@pcb/quoting/latinBill';
import { Button } from '@pcb/ui/Button';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Table, type TableColumn } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { useCallback, useId, useMemo } from 'react';
import { formatCount } from '../../shared/format/money.ts';
import * as headerRowStyles from '../../shared/styles/headerRow.css.ts';
import * as partNumberStyles from '../../shared/styles/partNumber.css.ts';
import type { BillOfMaterialsContent } from './BillOfMaterials.content.ts';
import * as styles from './BillOfMaterials.css.ts';

type Column = 'designators' | 'part' | 'partNumber' | 'quantity' | 'forSets';

interface BillResultProps {
  bill: BillOfMaterialsReading;
  sets: number;
  content: BillOfMaterialsContent;
  onExport: () => void;
}

function columnsOf(copy: BillOfMaterialsContent['table'], sets: number): readonly TableColumn<Column>[] {
  const count = { width: 7, align: 'end', isMono: true } as const;
  return [
    { id: 'designators', label: copy.designators, width: 9, isFlexible: true, isRowHeader: true, isMono: true },
    { id: 'part', label: copy.part, width: 9, isFlexible: true, narrowPlace: 'bottomStart' },
    { id: 'partNumber', label: copy.partNumber, width: 9, isFlexible: true, isMono: true, foldsInto: 'part' },
    // On a phone the larger figure is next to the designators.
    { id: 'quantity', label: copy.quantity, ...count, ...(sets === 1 && { narrowPlace: 'topEnd' }) },
    ...(sets === 1 ? [] : [{ id: 'forSets', label: copy.forSets(sets), ...count, narrowPlace: 'topEnd' } as const]),
  ];
}

export function BillResult({ bill, sets, content, onExport }: BillResultProps) {
  const { figures, problems, table } = content;
  const problemsId = useId();
  const questions = useMemo(() => problems.describe(bill.problems), [problems, bill]);
  const totals = [
    [figures.lines, bill.lines.length],
    [figures.pieces, bill.pieces],
    ...(sets > 1 ? ([[figures.piecesForSets(sets), bill.pieces * sets]] as const) : []),
    ...(bill.notFitted > 0 ? ([[figures.notFitted, bill.notFitted]] as const) : []),
  ] as const;

  const columns = useMemo(() => columnsOf(table, sets), [table, sets]);
  const renderCell = useCallback(
    (line: BillLine, column: Column) => {
      switch (column) {
        case 'designators':
          return (
            <>
              <span>{line.designators.join(', ') || table.none}</span>
              {line.notFittedDesignators.length > 0 ? (
                <span className={styles.without}>{` ${table.without(line.notFittedDesignators)}`}</span>
              ) : null}
            </>
          );
        case 'part':
          return (
            <>
              <span>{line.value || line.description || (line.package ? null : table.none)}</span>{' '}
              <span className={styles.detail}>{line.package}</span>
            </>
          );
        case 'partNumber':
          return (
            <>
              <span translate="no" className={partNumberStyles.partNumber}>
                {line.partNumber || line.distributorNumber || table.none}
              </span>
              {line.alternates.length > 0 ? (
                <span className={styles.detail}>{` ${table.alternates(line.alternates)}`}</span>
              ) : null}
            </>
          );
        case 'quantity':
          return line.isNotFitted ? table.notFitted : formatCount(line.quantity);
        case 'forSets':
          return formatCount(line.quantity * sets);
      }
    },
    [table, sets],
  );

  return (
    <>
      <dl className={styles.figures}>
        {totals.map(([name, count]) => (
          <div key={name}>
            <dt className={styles.figureName}>{name}</dt>
            <dd className={styles.figure}>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      <Stack gap="small">
        <Heading level={3} id={problemsId}>
          {problems.title(questions.length)}
        </Heading>
        {questions.length === 0 ? (
          <Text>{problems.none}</Text>
        ) : (
          <ul className={styles.problems} aria-labelledby={problemsId}>
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        )}
      </Stack>
      <Stack gap="small">
        <Inline justify="space-between" className={headerRowStyles.headerRow}>
          <Heading level={3}>{table.label}</Heading>
          <Button variant="outline" size="small" onPress={onExport}>
            {content.export}
          </Button>
        </Inline>
        <Table
          aria-label={table.label}
          columns={columns}
          rows={bill.lines}
          renderCell={renderCell}
          totals={{
            label: table.total(bill.lines.length),
            values: { quantity: formatCount(bill.pieces), forSets: formatCount(bill.pieces * sets) },
          }}
          density="compact"
          maxHeight="24rem"
        />
      </Stack>
    </>
  );
}
