import type { QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';
import { taxHalves } from '@pcb/quoting/money';

interface TaxSplitProps {
  tax: number;
  region: string;
  money: (paise: number) => string;
  content: QuotationContent['taxSplit'];
}

/** Central and state tax within the state of the seller, integrated tax elsewhere. */
export function TaxSplit({ tax, region, money, content }: TaxSplitProps) {
  const { central, state } = taxHalves(tax);
  return (
    <>
      <table className={styles.table} aria-label={content.title}>
        <tbody>
          <tr className={styles.row}>
            <th scope="row" className={styles.cell}>
              {content.within(region)}
            </th>
            <td className={styles.cell}>{content.halves(money(central), money(state))}</td>
          </tr>
          <tr className={styles.row}>
            <th scope="row" className={styles.cell}>
              {content.elsewhere}
            </th>
            <td className={styles.cell}>{content.whole(money(tax))}</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.note}>{content.note}</p>
    </>
  );
}
