import type { ReactNode } from 'react';

interface GuideTableProps {
  /** The words at the head of each column. */
  columns: readonly string[];
  /** The rows: a text for each column, in which `…` is code. */
  rows: readonly (readonly string[])[];
}

/** Every second part of a text stands between backticks. */
const withCode = (text: string): ReactNode[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));

/** A table on a page of documentation, where Markdown has none. */
export function GuideTable({ columns, rows }: GuideTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" style={{ textAlign: 'start' }}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          // Storybook shades every second row, in the dark too brightly.
          <tr key={row.join()} style={{ background: 'none', verticalAlign: 'top' }}>
            {row.map((text, index) => (
              <td key={columns[index]}>{withCode(text)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
