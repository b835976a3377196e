import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { Paise } from '@pcb/quoting/money';
import { type PlaceOfSupply, taxSplit } from '@pcb/quoting/taxSplit';
import * as styles from '../../shared/paper/sheet.css.ts';
import { SheetTable } from '../../shared/paper/SheetTable.tsx';
import { placeName } from '../QuotedFor/places.ts';
import type { IndicativeQuotationContent } from './IndicativeQuotation.content.ts';

interface TaxSplitProps {
  tax: Paise;
  /** The order value, which is due if no tax is charged. */
  orderValue: Paise;
  /** `null` if unknown: both splits are printed. */
  place: PlaceOfSupply | null;
  sellerState: GstStateCode;
  money: (amount: Paise) => string;
  content: IndicativeQuotationContent['taxSplit'];
}

/** Central and state tax within the state of the seller, integrated tax elsewhere. */
export function TaxSplit({ tax, orderValue, place, sellerState, money, content }: TaxSplitProps) {
  const wordsFor = (supplied: PlaceOfSupply) => {
    const split = taxSplit(tax, supplied, sellerState);
    return split.kind === 'withinState'
      ? content.halves(money(split.central), money(split.state))
      : content.whole(money(split.integrated));
  };
  const isZeroRated = place === 'sez' || place === 'export';
  return (
    <>
      <SheetTable
        label={content.title}
        rows={
          place === null
            ? [
                [content.place(placeName(sellerState)), wordsFor(sellerState)],
                [content.elsewhere, content.whole(money(tax))],
              ]
            : [[content.place(placeName(place)), wordsFor(place)]]
        }
      />
      <p className={styles.note}>{isZeroRated ? content.zeroRated(money(orderValue)) : content.note}</p>
    </>
  );
}
