import type { CalendarDate } from '@internationalized/date';
import type { Brand } from '../../shared/brand.ts';
import type { QuotationContent } from './Quotation.content.ts';
import * as styles from './Quotation.css.ts';

/** How many days a quotation is valid, as is usual in the trade. */
const validDays = 30;

/** The customer of a quotation. */
export interface Buyer {
  name: string;
  /** The postal address, with line breaks. */
  address?: string;
}

interface QuotationHeadProps {
  titleId: string;
  seller: Pick<Brand, 'name' | 'region' | 'email' | 'phone' | 'website'>;
  buyer: Buyer | undefined;
  reference: string | undefined;
  today: CalendarDate | undefined;
  content: QuotationContent;
}

/** Who quotes to whom, and until when. */
export function QuotationHead({ titleId, seller, buyer, reference, today, content }: QuotationHeadProps) {
  const facts = [
    ...(reference ? [[content.reference, reference] as const] : []),
    [content.date, today ? content.formatDate(today) : content.unknown],
    [content.validUntil, today ? content.formatDate(today.add({ days: validDays })) : content.unknown],
  ] as const;
  return (
    <>
      <header className={styles.head}>
        <address className={styles.seller}>
          <p className={styles.sellerName}>{seller.name}</p>
          <p>{content.region(seller.region)}</p>
          <p>{seller.phone}</p>
          <p>{seller.email}</p>
          <p>{seller.website}</p>
        </address>
        <div>
          <h2 className={styles.title} id={titleId}>
            {content.title}
          </h2>
          <p>{content.subtitle}</p>
        </div>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
        {buyer ? (
          <div className={styles.buyer}>
            <dt className={styles.term}>{content.buyer}</dt>
            <dd className={styles.fact}>{buyer.name}</dd>
            {buyer.address ? <dd className={styles.address}>{buyer.address}</dd> : null}
          </div>
        ) : null}
      </dl>
    </>
  );
}
