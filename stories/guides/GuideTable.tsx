import { withCode } from '#storybook/docs/withCode.tsx';

interface GuideTableProps {
  /** The header of each column. */
  columns: readonly string[];
  /** The cells of each row. Text in backticks is rendered as code. */
  rows: readonly (readonly string[])[];
}

/** A table in an MDX page, which does not support Markdown tables. */
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
          // Storybook shades every second row, too brightly in the dark theme.
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
