import type { ServiceTab } from '@pcb/quoting/forms';
import { lineText } from '../price/lineText.ts';
import type { PriceLine } from '@pcb/quoting/priceLines';
import type { ServicesContent } from '../../storefront/ServicesScreen/ServicesScreen.content.ts';
import type { QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';

interface PrintedPriceLinesProps {
  service: ServiceTab;
  lines: readonly PriceLine[];
  money: (paise: number) => string;
  content: QuotationContent['lines'];
  services: ServicesContent;
}

/** What makes up the order value. The amounts add up to it. */
export function PrintedPriceLines({ service, lines, money, content, services }: PrintedPriceLinesProps) {
  return (
    <table className={styles.table} aria-label={content.title}>
      <thead>
        <tr>
          <th scope="col" className={styles.columnHeader}>
            {content.headers.name}
          </th>
          <th scope="col" className={styles.columnHeader}>
            {content.headers.basis}
          </th>
          <th scope="col" className={styles.amountHeader}>
            {content.headers.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => {
          const { name, basis } = lineText(line, service, content, services);
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
