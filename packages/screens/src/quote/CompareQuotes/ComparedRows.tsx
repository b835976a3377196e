import type { Paise } from '@pcb/quoting/money';
import { Badge } from '@pcb/ui/Badge';
import { Inline } from '@pcb/ui/Inline';
import type { CompareQuotesContent } from './CompareQuotes.content.ts';
import * as styles from './CompareQuotes.css.ts';
import type { ComparedRow } from './comparison.ts';

interface ComparedRowsProps {
  title: string;
  rows: readonly ComparedRow[];
  areFigures: boolean;
  differences: readonly (Paise | null)[];
  format: (amount: Paise) => string;
  content: CompareQuotesContent;
}

export function ComparedRows({ title, rows, areFigures, differences, format, content }: ComparedRowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" className={styles.groupHead}>
          {title}
        </th>
        <td colSpan={rows[0]?.values.length ?? 0} className={styles.groupFill} />
      </tr>
      {rows.map(({ name, label, values, differs, lowest }) => (
        <tr key={name}>
          <th scope="row" className={styles.rowHead}>
            <span>{label}</span>{' '}
            {differs.includes(true) ? <span className={styles.differs}>{content.differs}</span> : null}
          </th>
          {values.map((value, column) => {
            const difference = areFigures && name === 'total' && column > 0 ? (differences[column] ?? null) : null;
            return (
              <td
                // The order of the columns never changes, and values can repeat.
                key={column}
                className={areFigures ? styles.figure : styles.word}
                data-differs={differs[column] || undefined}
              >
                {/* Before the amount, whose digits line up with the other amounts. */}
                <Inline elementType="span" gap="small" align="baseline" justify="end">
                  {lowest?.[column] ? <Badge>{content.lowest}</Badge> : null}
                  <span>{value}</span>
                </Inline>
                {difference === null ? null : (
                  <span className={styles.difference}>{content.difference(difference, format)}</span>
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}
