import type { ServiceTab } from '@pcb/quoting/forms';
import { paise, taxPercent } from '@pcb/quoting/money';
import type { Price } from '@pcb/quoting/quote';
import { Money } from '@pcb/ui/Money';
import { columnHasPaise } from '../../shared/format/money.ts';
import { lineText } from '../price/lineText.ts';
import type { QuoteContent } from '../quote.content.ts';
import { TitledCard } from '../TitledCard.tsx';
import type { PriceDetailsContent } from './PriceDetails.content.ts';
import * as styles from './PriceDetails.css.ts';

export interface PriceBreakdownProps {
  service: ServiceTab;
  price: Price | null;
  missing: string;
  content: PriceDetailsContent;
  quoteCopy: QuoteContent;
}

export function PriceBreakdown({ service, price, missing, content, quoteCopy }: PriceBreakdownProps) {
  const copy = content.lines;
  const { summary } = quoteCopy;
  const none = paise(0);
  const { lines = [], orderValue = none, tax = none, total = none } = price ?? {};
  const hasPaise = columnHasPaise([...lines.map(({ amount }) => amount), tax, total]);
  const sums = [
    [summary.orderValue, orderValue],
    [summary.tax(taxPercent), tax],
    [summary.total, total],
  ] as const;
  return (
    <TitledCard level={3} title={copy.title} lead={price ? copy.note : missing}>
      {price ? (
        <table aria-label={copy.title} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.header}>
                {quoteCopy.lines.headers.name}
              </th>
              <th scope="col" className={`${styles.header} ${styles.basisColumn}`}>
                {quoteCopy.lines.headers.basis}
              </th>
              <th scope="col" className={styles.figureHeader}>
                {quoteCopy.lines.headers.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => {
              const { name, basis } = lineText(line, service, quoteCopy);
              return (
                <tr key={index}>
                  <th scope="row" className={styles.lineName}>
                    <span>{name}</span> <span className={styles.basisBelow}>{basis}</span>
                  </th>
                  <td className={`${styles.basis} ${styles.basisColumn}`}>{basis}</td>
                  <td className={styles.figure}>
                    <Money value={line.amount} hasPaise={hasPaise} />
                  </td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            {sums.map(([name, amount]) => (
              <tr key={name} className={styles.sum}>
                <th scope="row" className={styles.lineName}>
                  {name}
                </th>
                <td className={`${styles.basis} ${styles.basisColumn}`} />
                <td className={styles.figure}>
                  <Money value={amount} hasPaise={hasPaise} />
                </td>
              </tr>
            ))}
          </tfoot>
        </table>
      ) : null}
    </TitledCard>
  );
}
