import { dispatchSchedule } from '@pcb/quoting/dispatchSchedule';
import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { OrderDay } from '@pcb/quoting/orderDay';
import { parseSize } from '@pcb/quoting/parse';
import { quotationItems } from '@pcb/quoting/quotationItems';
import type { Quote } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { taxSplit } from '@pcb/quoting/taxSplit';
import { type ReactNode, useId } from 'react';
import type { OwnBoard } from '../../shared/drawings/OwnBoard/tracedBoard.ts';
import { formatDateSpan } from '../../shared/format/dates.ts';
import { columnFormat } from '../../shared/format/money.ts';
import * as styles from '../../shared/paper/sheet.css.ts';
import { SheetTable } from '../../shared/paper/SheetTable.tsx';
import { usePageRules } from '../../shared/paper/usePageRules.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { configurationOf } from '../configuration.ts';
import { shipDateOf } from '../price/formatQuote.ts';
import { lineText } from '../price/lineText.ts';
import { quoteContent, type QuoteContent } from '../quote.content.ts';
import { type Buyer, noBuyer } from '../QuotedFor/buyer.ts';
import { placeName, placeOfSupplyOf } from '../QuotedFor/places.ts';
import { indicativeQuotationContent, type IndicativeQuotationContent } from './IndicativeQuotation.content.ts';
import { OutlineDrawing } from './OutlineDrawing.tsx';
import { PriceTable } from './PriceTable.tsx';
import { QuotationHead } from './QuotationHead.tsx';
import { quotationNumber } from './quotationNumber.ts';
import { type Seller, sellerStateOf } from './seller.ts';
import { TaxSplit } from './TaxSplit.tsx';
import { Terms } from './Terms.tsx';

export { indicativeQuotationContent, type IndicativeQuotationContent } from './IndicativeQuotation.content.ts';

export type { Buyer } from '../QuotedFor/buyer.ts';

export interface IndicativeQuotationProps extends WithContent<IndicativeQuotationContent> {
  /** The service to quote. */
  service: ServiceTab;
  /** The values of every form; only the form of `service` is printed. */
  forms: ServiceForms;
  /** The date of the quotation and the days off. Without `today`, as on a server, dates are omitted. */
  day: OrderDay;
  /** The business that quotes. */
  seller: Seller;
  /** The customer, as far as known. Unknown fields are not printed. */
  buyer?: Partial<Buyer>;
  /** The customer's own board, next to the facts of the quotation. @default no picture */
  board?: OwnBoard | undefined;
  /** A further drawing below the outline, such as the delivery panel. */
  drawing?: ReactNode;
  /** The labels of fields and options. */
  quoteCopy?: QuoteContent;
}

/** Every amount of the sheet, so that all have the same decimals. */
function amountsOf(service: ServiceTab, { price, quantity }: Quote, state: GstStateCode) {
  if (!price || quantity === null) return [];
  const items = quotationItems(service, quantity, price);
  const split = taxSplit(price.tax, state, state);
  return [
    price.unit,
    price.total,
    ...('central' in split ? [split.central] : []),
    ...items.map(({ amount }) => amount),
    ...price.lines.map(({ amount }) => amount),
  ];
}

/**
 * A quotation as a sheet of A4: price with its tax, configuration, ship date and the outline at actual size. Indicative,
 * neither an offer nor an invoice. Pass it to `PrintInstead`, which shows it only on paper.
 *
 * @example <IndicativeQuotation service="fab" forms={forms} day={{ today, calendar: workingCalendar }} seller={brand} />
 */
export function IndicativeQuotation({
  content = indicativeQuotationContent,
  service,
  forms,
  day,
  seller,
  buyer: stated,
  board,
  drawing,
  quoteCopy = quoteContent,
}: IndicativeQuotationProps) {
  usePageRules();
  const titleId = useId();
  const quote = quoteOf(service, forms, day);
  const schedule = dispatchSchedule(service, forms, day);
  const entries = configurationOf(service, forms, quoteCopy);
  const declined = entries.filter(({ state }) => state === 'declined').map(({ label }) => label);
  const { price } = quote;
  const shipDate = shipDateOf(quote);
  const buyer = { ...noBuyer, ...stated };
  const place = placeOfSupplyOf(buyer);
  const state = sellerStateOf(seller);
  const money = columnFormat(amountsOf(service, quote, state));
  const size = service === 'layout' || service === 'source' ? null : parseSize(forms[service]);
  const { today } = day;
  const { headers } = quoteCopy.lines;
  const partsSupply = service === 'fab' && forms.fab.assembly === 'yes' ? forms.fab.partsSupply : null;
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <QuotationHead
        titleId={titleId}
        seller={seller}
        sellerState={placeName(state)}
        buyer={buyer}
        place={place}
        number={today ? quotationNumber(service, forms, today) : null}
        today={today}
        board={board}
        subtitle={content.subtitle}
        content={content}
      />
      <section className={styles.block}>
        <h3 className={styles.heading}>{content.price.title}</h3>
        <PriceTable service={service} quote={quote} partsSupply={partsSupply} money={money} content={content.price} />
        {price ? null : <p className={styles.note}>{content.price.notes[quote.onRequest ? 'onRequest' : 'unknown']}</p>}
        {price && partsSupply ? <p className={styles.note}>{content.price.notes.assembly[partsSupply]}</p> : null}
        {/* The parts are not in the price. */}
        {price && service === 'source' ? <p className={styles.note}>{quoteCopy.summary.notes.source}</p> : null}
      </section>

      <div className={styles.notice}>
        <p className={styles.noticeText}>{content.notice}</p>
        <p className={styles.note}>{content.origin(seller.website)}</p>
      </div>

      {price ? (
        <section className={styles.block}>
          <h3 className={styles.heading}>{content.taxSplit.title}</h3>
          <TaxSplit
            tax={price.tax}
            orderValue={price.orderValue}
            place={place}
            sellerState={state}
            money={money}
            content={content.taxSplit}
          />
        </section>
      ) : null}

      <section className={styles.part}>
        <h3 className={styles.heading}>{`${content.configuration.title}: ${quoteCopy[service].title}`}</h3>
        <SheetTable
          label={content.configuration.title}
          headers={[content.configuration.field, content.configuration.value]}
          rows={entries.filter(({ state }) => state === 'given').map(({ label, value }) => [label, value])}
          hasLabelColumn
        />
        {declined.length > 0 ? <p className={styles.note}>{content.configuration.notOrdered(declined)}</p> : null}
      </section>

      {price ? (
        <section className={styles.part}>
          <h3 className={styles.heading}>{content.lines.title}</h3>
          <SheetTable
            label={content.lines.title}
            headers={[headers.name, headers.basis, headers.amount]}
            rows={price.lines.map((line) => {
              const { name, basis } = lineText(line, service, quoteCopy);
              return [name, basis, money(line.amount)];
            })}
            hasAmounts
          />
        </section>
      ) : null}

      {schedule ? (
        <section className={styles.block}>
          <h3 className={styles.heading}>{content.dispatch.title}</h3>
          {shipDate && today ? (
            <p className={styles.fact}>
              {content.dispatch.shipDate(formatDateSpan(shipDate), content.formatDate(today))}
            </p>
          ) : null}
          <p>
            {[
              content.dispatch.leadTime(schedule),
              content.dispatch.countedFrom(schedule),
              ...(schedule.days ? [content.dispatch.daysOff(schedule.days)] : []),
              ...(schedule.holidaysKnownUntil ? [content.dispatch.unknownHolidays(schedule.holidaysKnownUntil)] : []),
            ].join(' ')}
          </p>
          <p className={styles.note}>
            {content.dispatch.arrival} {content.dispatch.sample}
          </p>
        </section>
      ) : null}

      <section className={styles.block}>
        <h3 className={styles.heading}>{content.terms.title}</h3>
        <Terms seller={seller} content={content.terms} />
      </section>

      {size && service !== 'layout' && service !== 'source' ? (
        <section className={styles.block}>
          <h3 className={styles.heading}>{content.outline.title[service]}</h3>
          <OutlineDrawing size={size} content={content.outline} />
        </section>
      ) : null}
      {drawing ? <div className={styles.block}>{drawing}</div> : null}
    </article>
  );
}
