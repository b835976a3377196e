import type { ConfigurationEntry } from '../ServicesScreen/quotes/configuration.ts';
import type { PriceLine } from '../ServicesScreen/quotes/priceLines.ts';
import type { QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';

interface PriceLinesProps {
  lines: readonly PriceLine[];
  /** The fields of the form, which name the choices. */
  entries: readonly ConfigurationEntry[];
  money: (paise: number) => string;
  content: QuotationContent['lines'];
}

/** The text of a line. The choices are those of the form, so the field alone names the option. */
function describeLine(line: PriceLine, { entries, money, content }: Omit<PriceLinesProps, 'lines'>): string {
  const field = 'field' in line ? entries.find(({ name }) => name === line.field) : undefined;
  const choice = field ? `${field.label}: ${field.value}` : '';
  switch (line.kind) {
    case 'order':
      return [content.order, choice].filter(Boolean).join(', ');
    case 'piece':
      return [content.piece(line.quantity, money(line.rate)), choice].filter(Boolean).join(', ');
    case 'area':
      return content.area(line.area, line.quantity, money(line.rate));
    case 'choice':
      return `${choice} (${content.factor(line.factor)})`;
    case 'extra':
      return choice;
    case 'volume':
      return content.volume;
    case 'rounding':
      return content.rounding;
  }
}

/** What makes up the order value. The amounts add up to it. */
export function PriceLines({ lines, ...words }: PriceLinesProps) {
  const { content, money } = words;
  return (
    <table className={styles.table} aria-label={content.title}>
      <thead>
        <tr>
          <th scope="col" className={styles.columnHeader}>
            {content.line}
          </th>
          <th scope="col" className={styles.amountHeader}>
            {content.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const text = describeLine(line, words);
          return (
            <tr key={text} className={styles.row}>
              <th scope="row" className={styles.cell}>
                {text}
              </th>
              <td className={styles.amount}>{money(line.amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
