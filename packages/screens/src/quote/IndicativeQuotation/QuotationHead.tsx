import type { CalendarDate } from '@internationalized/date';
import type { PlaceOfSupply } from '@pcb/quoting/taxSplit';
import type { Brand } from '../../shared/brand.ts';
import { BrandLogo } from '../../shared/components/BrandLogo.tsx';
import { OwnBoard } from '../../shared/drawings/OwnBoard/OwnBoard.tsx';
import type { OwnBoard as Board } from '../../shared/drawings/OwnBoard/tracedBoard.ts';
import { Facts } from '../../shared/paper/Facts.tsx';
import * as styles from '../../shared/paper/sheet.css.ts';
import type { Buyer } from '../QuotedFor/buyer.ts';
import { placeName } from '../QuotedFor/places.ts';
import type { IndicativeQuotationContent } from './IndicativeQuotation.content.ts';
import type { Seller } from './seller.ts';

interface QuotationHeadProps {
  titleId: string;
  seller: Seller;
  /** The state of the seller with its code, as on an invoice. */
  sellerState: string;
  buyer: Buyer;
  place: PlaceOfSupply | null;
  /** `null` without `today`. */
  number: string | null;
  today: CalendarDate | undefined;
  /** @default `today` plus `validDays` of the seller's terms */
  validUntil?: CalendarDate;
  board: Board | undefined;
  /** Below the title. */
  subtitle: string;
  content: Omit<IndicativeQuotationContent, 'subtitle'>;
}

type Contact = Pick<Brand, 'phone' | 'email' | 'website'>;
const contacts: readonly (keyof Contact)[] = ['phone', 'email', 'website'];

/** The seller and the buyer, with the number and the validity of the quotation. */
export function QuotationHead({
  titleId,
  seller,
  sellerState,
  buyer,
  place,
  number,
  today,
  validUntil = today?.add({ days: seller.terms.validDays }),
  board,
  subtitle,
  content,
}: QuotationHeadProps) {
  return (
    <>
      <header className={styles.head}>
        <address className={styles.seller}>
          <p>
            <BrandLogo brand={seller} size="small" className={styles.logo} />
          </p>
          <p>{seller.registration.legalName}</p>
          <p>{content.office(seller.registration.office)}</p>
          <p>{content.sellerNumbers(seller.registration.cin, seller.registration.gstin, sellerState)}</p>
          <p>{content.udyam(seller.registration.udyam)}</p>
          <p>{contacts.map((contact) => seller[contact]).join('\u2002·\u2002')}</p>
        </address>
        <div>
          <h2 className={styles.title} id={titleId}>
            {content.title}
          </h2>
          <p>{subtitle}</p>
          <Facts
            className={styles.documentFacts}
            facts={[
              [content.number, number ?? ''],
              [content.date, today ? content.formatDate(today) : ''],
              [content.validUntil, validUntil ? content.formatDate(validUntil) : ''],
            ]}
          />
        </div>
      </header>
      <div className={styles.factsWithBoard}>
        <Facts
          className={styles.facts}
          facts={[
            [content.buyer, [buyer.name, buyer.company].filter((text) => text.trim() !== '').join(', ')],
            [content.buyerGstin, buyer.gstin],
            [content.placeOfSupply, place ? placeName(place) : ''],
            [content.reference, buyer.reference],
            [content.purchaseOrder, buyer.purchaseOrder],
          ]}
        />
        {board ? (
          <div className={styles.board}>
            {/* Loaded with the sheet, which is printed at once. */}
            <OwnBoard board={board} aspect={4 / 3} />
          </div>
        ) : null}
      </div>
    </>
  );
}
