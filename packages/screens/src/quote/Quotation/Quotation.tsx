import { type ReactNode, useId } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { columnFormat } from '../../shared/format/money.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { formatDateSpan } from '../../shared/format/dates.ts';
import { dispatchSchedule } from '@pcb/quoting/dispatchSchedule';
import { configurationOf } from '../configuration.ts';
import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import { parseSize } from '@pcb/quoting/parse';
import type { OrderDay } from '@pcb/quoting/quote';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { quoteContent, type QuoteContent } from '../quote.content.ts';
import { ConfigurationTable } from './ConfigurationTable.tsx';
import { OutlineDrawing } from './OutlineDrawing.tsx';
import { pageRules } from './paper.ts';
import { PrintedPriceLines } from './PrintedPriceLines.tsx';
import { PriceTable } from './PriceTable.tsx';
import { quotationContent, type QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';
import { type Buyer, QuotationHead } from './QuotationHead.tsx';
import { taxHalves } from '@pcb/quoting/money';
import { TaxSplit } from './TaxSplit.tsx';

export { quotationContent, type QuotationContent } from './Quotation.content.ts';

export type { Buyer } from './QuotationHead.tsx';

export interface QuotationProps extends WithContent<QuotationContent> {
  /** The service that is quoted. */
  service: ServiceTab;
  /** The values of all forms; only those of the service are printed. */
  forms: ServiceForms;
  /** The date of the quotation and the days off. Without `today`, as on a server, it has no dates. */
  day: OrderDay;
  /** The business that quotes. */
  seller: Pick<Brand, 'name' | 'region' | 'email' | 'phone' | 'website'>;
  /** The customer. Omitted if not known. */
  buyer?: Buyer;
  /** The customer's own reference: a number or a name. */
  reference?: string;
  /** A further drawing below the outline, such as the delivery panel. */
  drawing?: ReactNode;
  /** The labels of fields and options. */
  quoteWords?: QuoteContent;
}

/** Whether the order is for bare boards, the only product with a fixed HSN heading. */
const isBareBoard = (service: ServiceTab, { fab }: ServiceForms) =>
  service === 'flex' || (service === 'fab' && fab.assembly === 'no');

/**
 * A quotation as a sheet of A4: configuration, price with its tax, ship date and the outline at actual size. Indicative,
 * neither an offer nor an invoice. Pass it to `PrintInstead`, which shows it only on paper.
 *
 * @example <Quotation service="fab" forms={forms} day={{ today, calendar: workingCalendar }} seller={brand} />
 */
export function Quotation({
  content = quotationContent,
  service,
  forms,
  day,
  seller,
  buyer,
  reference,
  drawing,
  quoteWords = quoteContent,
}: QuotationProps) {
  const titleId = useId();
  const quote = quoteOf(service, forms, day);
  const schedule = dispatchSchedule(service, forms, day);
  const entries = configurationOf(service, forms, quoteWords);
  const { price } = quote;
  const money = columnFormat(
    price ? [price.unit, taxHalves(price.tax).central, price.total, ...price.lines.map(({ amount }) => amount)] : [],
  );
  const size = service === 'layout' || service === 'source' ? null : parseSize(forms[service]);
  const { today } = day;
  return (
    <article className={styles.sheet} aria-labelledby={titleId}>
      <style>{pageRules}</style>
      <QuotationHead
        titleId={titleId}
        seller={seller}
        buyer={buyer}
        reference={reference}
        today={today}
        content={content}
      />
      <div className={styles.notice}>
        <p className={styles.noticeText}>{content.notice}</p>
        <p className={styles.note}>{content.origin(seller.website)}</p>
      </div>

      <section className={styles.part}>
        <h3 className={styles.heading}>
          {content.configuration.title}: {quoteWords[service].title}
        </h3>
        <ConfigurationTable title={content.configuration.title} entries={entries} content={content.configuration} />
      </section>

      <section className={styles.block}>
        <h3 className={styles.heading}>{content.price.title}</h3>
        <PriceTable
          quote={quote}
          description={quoteWords[service].title}
          code={isBareBoard(service, forms) ? content.price.boardCode : content.price.otherCode}
          money={money}
          content={content.price}
          unknown={content.unknown}
        />
        {price ? null : <p className={styles.note}>{content.price.notes[quote.onRequest ? 'onRequest' : 'unknown']}</p>}
        {/* The parts are not in the price. */}
        {price && service === 'source' ? <p className={styles.note}>{quoteWords.summary.notes.source}</p> : null}
      </section>

      {price ? (
        <>
          <section className={styles.block}>
            <h3 className={styles.heading}>{content.taxSplit.title}</h3>
            <TaxSplit tax={price.tax} region={seller.region} money={money} content={content.taxSplit} />
          </section>
          <section className={styles.part}>
            <h3 className={styles.heading}>{content.lines.title}</h3>
            <PrintedPriceLines
              service={service}
              lines={price.lines}
              money={money}
              title={content.lines.title}
              quoteWords={quoteWords}
            />
          </section>
        </>
      ) : null}

      {schedule ? (
        <section className={styles.block}>
          <h3 className={styles.heading}>{content.dispatch.title}</h3>
          {quote.shipDate && today ? (
            <p className={styles.fact}>
              {content.dispatch.shipDate(formatDateSpan(quote.shipDate), content.formatDate(today))}
            </p>
          ) : null}
          <p>
            {content.dispatch.leadTime(schedule)} {schedule.days ? content.dispatch.daysOff(schedule.days) : null}
          </p>
          <p className={styles.note}>
            {content.dispatch.arrival} {content.dispatch.sample}
          </p>
        </section>
      ) : null}

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
