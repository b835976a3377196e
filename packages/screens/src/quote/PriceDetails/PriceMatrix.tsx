'use client';
import type { FormValues, ServiceTab } from '@pcb/quoting/forms';
import type { LaterStart } from '@pcb/quoting/orderDay';
import type { MatrixCell, PriceMatrix as Matrix } from '@pcb/quoting/priceMatrix';
import type { Quote } from '@pcb/quoting/quote';
import type { CountedFrom } from '@pcb/quoting/shipDate';
import { isCounted } from '@pcb/quoting/volumePrices';
import { dateFormat } from '../../shared/format/dates.ts';
import { columnFormat } from '../../shared/format/money.ts';
import { counted } from '../../shared/format/phrases.ts';
import { fieldCopy } from '../fieldCopy.ts';
import type { QuoteContent } from '../quote.content.ts';
import { TitledCard } from '../TitledCard.tsx';
import type { PriceDetailsContent } from './PriceDetails.content.ts';
import * as styles from './PriceDetails.css.ts';

const shortDay = dateFormat({ day: 'numeric', month: 'short' });

export interface PriceMatrixProps {
  service: ServiceTab;
  matrix: Matrix | null;
  /** The start of the dispatch count. */
  countedFrom: CountedFrom;
  /** The day from which working days count, if it is later than the order. */
  laterStart: LaterStart | null;
  missing: string;
  onChoose: (patch: FormValues) => void;
  content: PriceDetailsContent;
  quoteCopy: QuoteContent;
}

export function PriceMatrix({
  service,
  matrix,
  countedFrom,
  laterStart,
  missing,
  onChoose,
  content,
  quoteCopy,
}: PriceMatrixProps) {
  const copy = content.matrix;
  const title = isCounted(service) ? copy.title.quantity : copy.title.layout;
  const lead = [
    copy.lead,
    ...(countedFrom === 'completeKit' ? [copy.completeKit] : []),
    ...(laterStart ? [copy.laterStart(laterStart)] : []),
  ].join(' ');
  const prices = (matrix?.rows ?? []).flatMap(({ cells }) => cells.flatMap(({ quote }) => quote.price ?? []));
  const money = columnFormat(prices.map(({ total: sum }) => sum));
  const total = ({ price, onRequest }: Quote) =>
    price ? money(price.total) : onRequest ? quoteCopy.summary.onRequest : quoteCopy.summary.unknown;
  const leadTime = ({ leadTime: span }: Quote) =>
    span ? quoteCopy.workingDays(span.from, span.to) : quoteCopy.summary.unknown;
  /** The last dispatch date, or the lead time without an order date. */
  const dispatch = (quote: Quote) => (quote.shipDate ? copy.by(shortDay(quote.shipDate.latest)) : leadTime(quote));
  const components = fieldCopy(service, 'components', quoteCopy).options;
  const rowName = (id: string) =>
    isCounted(service) ? counted(Number(id), content.pieces[service]) : (components[id] ?? id);
  const columnName = (id: string) => fieldCopy(service, 'leadTime', quoteCopy).options[id] ?? id;

  const priceCell = ({ patch, quote, isCurrent }: MatrixCell, row: string, column: string) => (
    <td key={column} className={styles.priceCell}>
      <button
        type="button"
        aria-pressed={isCurrent}
        aria-label={copy.choose(rowName(row), column, `${total(quote)}, ${dispatch(quote)}`)}
        className={styles.price}
        onClick={() => onChoose(patch)}
      >
        <span className={styles.leadTime}>{column}</span>
        <span className={styles.amount}>
          <span>{total(quote)}</span>
          {quote.price ? <span className={styles.dispatch}>{dispatch(quote)}</span> : null}
        </span>
      </button>
    </td>
  );
  return (
    <TitledCard level={3} title={title} lead={matrix ? lead : missing}>
      {matrix ? (
        <div className={styles.scroller}>
          <table aria-label={title} className={styles.leadTimes}>
            <thead className={styles.head}>
              <tr>
                <th scope="col" className={styles.stickyHeader}>
                  {isCounted(service) ? quoteCopy.summary.quantity : quoteCopy.layout.fields.components.label}
                </th>
                {matrix.leadTimes.map((id) => (
                  <th key={id} scope="col" className={styles.priceHeader}>
                    {columnName(id)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matrix.rows.map(({ id, cells }) => (
                <tr key={id} className={cells.length % 2 === 0 ? styles.quantityInPairs : styles.quantity}>
                  <th scope="row" className={styles.rowHeader}>
                    {rowName(id)}
                  </th>
                  {cells.map((cell, index) => priceCell(cell, id, columnName(matrix.leadTimes[index] ?? '')))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </TitledCard>
  );
}
