import { withCode } from '#storybook/docs/withCode.tsx';

interface GuideTableProps {
  /** The words at the head of each column. */
  columns: readonly string[];
  /** The rows: a text for each column, in which `…` is code. */
  rows: readonly (readonly string[])[];
}

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
