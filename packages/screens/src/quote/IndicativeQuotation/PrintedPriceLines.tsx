import type { ServiceTab } from '@pcb/quoting/forms';
import type { Paise } from '@pcb/quoting/money';
import type { PriceLine } from '@pcb/quoting/priceLines';
import * as styles from '../../shared/paper/sheet.css.ts';
import { lineText } from '../price/lineText.ts';
import type { QuoteContent } from '../quote.content.ts';

interface PrintedPriceLinesProps {
  service: ServiceTab;
  lines: readonly PriceLine[];
  money: (amount: Paise) => string;
  title: string;
  quoteCopy: QuoteContent;
}

export function PrintedPriceLines({ service, lines, money, title, quoteCopy }: PrintedPriceLinesProps) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col" className={styles.columnHeader}>
            {quoteCopy.lines.headers.name}
          </th>
          <th scope="col" className={styles.columnHeader}>
            {quoteCopy.lines.headers.basis}
          </th>
          <th scope="col" className={styles.amountHeader}>
            {quoteCopy.lines.headers.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const { name, basis } = lineText(line, service, quoteCopy);
          return (
            <tr key={index} className={styles.row}>
              <th scope="row" className={styles.cell}>
                {name}
              </th>
              <td className={styles.cell}>{basis}</td>
              <td className={styles.amount}>{money(line.amount)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
