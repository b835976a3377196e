'use client';
import { counted } from '../../shared/format/words.ts';
import type { QuoteContent } from '../quote.content.ts';
import { columnFormat, formatCount } from '../../shared/format/money.ts';
import type { FormValues, ServiceTab } from '@pcb/quoting/forms';
import type { Quote } from '@pcb/quoting/quote';
import type { CountedFrom } from '@pcb/quoting/shipDate';
import type { LaterStart } from '@pcb/quoting/orderDay';
import { DetailsCard } from './DetailsCard.tsx';
import { fieldCopy } from '../fieldCopy.ts';
import type { MatrixCell, PriceMatrix as Matrix } from '@pcb/quoting/priceMatrix';
import { isCounted } from '@pcb/quoting/volumePrices';
import type { PriceDetailsContent } from './PriceDetails.content.ts';
import * as styles from './PriceDetails.css.ts';
import { lazily } from '../../shared/remote/lazily.ts';

const shortDay = lazily(() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' }));

export interface PriceMatrixProps {
  service: ServiceTab;
  /** `null` without a size to price. */
  matrix: Matrix | null;
  /** From what the days of dispatch are counted. */
  countedFrom: CountedFrom;
  /** The day from which working days count, if it is later than the day of the order. */
  laterStart: LaterStart | null;
  /** Instead of the table, without one. */
  missing: string;
  onChoose: (patch: FormValues) => void;
  content: PriceDetailsContent;
  quoteWords: QuoteContent;
}

/** A table of totals by quantity and lead time. Each is a button that gives the form these values. */
export function PriceMatrix({
  service,
  matrix,
  countedFrom,
  laterStart,
  missing,
  onChoose,
  content,
  quoteWords,
}: PriceMatrixProps) {
  const words = content.matrix;
  const lead = [
    words.lead,
    ...(countedFrom === 'completeKit' ? [words.completeKit] : []),
    ...(laterStart ? [words.laterStart(laterStart)] : []),
  ].join(' ');
  const prices = (matrix?.rows ?? []).flatMap(({ cells }) => cells.flatMap(({ quote }) => quote.price ?? []));
  const money = columnFormat(prices.flatMap(({ unit, total: sum }) => (matrix?.leadTimes ? [sum] : [unit, sum])));
  const total = ({ price, onRequest }: Quote) =>
    price ? money(price.total) : onRequest ? quoteWords.summary.onRequest : quoteWords.summary.unknown;
  const unit = ({ price }: Quote) => (price ? money(price.unit) : quoteWords.summary.unknown);
  const leadTime = ({ leadTime: span }: Quote) =>
    span ? quoteWords.workingDays(span.from, span.to) : quoteWords.summary.unknown;
  /** The last dispatch date, or the lead time while the day of the order is not known. */
  const dispatch = (quote: Quote) =>
    quote.shipDate ? words.by(shortDay().format(quote.shipDate.latest.toDate('UTC'))) : leadTime(quote);
  const components = fieldCopy(service, 'components', quoteWords).options;
  const rowName = (id: string) =>
    isCounted(service) ? counted(Number(id), content.pieces[service]) : (components[id] ?? id);
  const columnName = (id: string) => fieldCopy(service, 'leadTime', quoteWords).options[id] ?? id;

  const priceCell = ({ patch, quote, isPresent }: MatrixCell, row: string, column: string) => (
    <td key={column} className={styles.priceCell}>
      <button
        type="button"
        aria-pressed={isPresent}
        aria-label={words.choose(rowName(row), column, `${total(quote)}, ${dispatch(quote)}`)}
        className={styles.price}
        onClick={() => onChoose(patch)}
      >
        <span>{total(quote)}</span>
        {quote.price ? <span className={styles.dispatch}>{dispatch(quote)}</span> : null}
      </button>
    </td>
  );
  return (
    <DetailsCard title={isCounted(service) ? words.title.quantity : words.title.layout} lead={matrix ? lead : missing}>
      {(titleId) =>
        matrix ? (
          <div className={styles.scroller}>
            <table aria-labelledby={titleId} className={styles.table}>
              <thead>
                <tr>
                  <th scope="col" className={styles.stickyHeader}>
                    {isCounted(service) ? quoteWords.summary.quantity : quoteWords.layout.fields.components.label}
                  </th>
                  {(matrix.leadTimes ?? []).map((id) => (
                    <th key={id} scope="col" className={styles.priceHeader}>
                      {columnName(id)}
                    </th>
                  ))}
                  {matrix.leadTimes ? null : (
                    <>
                      <th scope="col" className={styles.unitHeader}>
                        {words.unit}
                      </th>
                      <th scope="col" className={styles.priceHeader}>
                        {words.total}
                      </th>
                    </>
                  )}
                </tr>
              </thead>
              <tbody>
                {matrix.rows.map(({ id, cells }) => (
                  <tr key={id}>
                    <th scope="row" className={styles.rowHeader}>
                      <span>{isCounted(service) ? formatCount(Number(id)) : rowName(id)}</span>
                      {matrix.leadTimes || !cells[0] ? null : (
                        <span className={styles.terms}>
                          <span>{leadTime(cells[0].quote)}</span>
                          <span className={styles.unitBelow}>{words.each(unit(cells[0].quote))}</span>
                        </span>
                      )}
                    </th>
                    {cells.map((cell, index) => {
                      const column = matrix.leadTimes?.[index];
                      if (column !== undefined) return priceCell(cell, id, columnName(column));
                      const { quote } = cell;
                      return [
                        <td key="unit" className={styles.unitCell}>
                          {unit(quote)}
                        </td>,
                        priceCell(cell, id, leadTime(quote)),
                      ];
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : null
      }
    </DetailsCard>
  );
}
