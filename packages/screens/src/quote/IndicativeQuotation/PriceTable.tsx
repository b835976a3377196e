import type { FabValues, ServiceTab } from '@pcb/quoting/forms';
import type { Paise } from '@pcb/quoting/money';
import { type QuotationItem, quotationItems } from '@pcb/quoting/quotationItems';
import type { Quote } from '@pcb/quoting/quote';
import { formatCount, formatUnitPrice } from '../../shared/format/money.ts';
import { ItemTable } from '../../shared/paper/ItemTable.tsx';
import type { IndicativeQuotationContent } from './IndicativeQuotation.content.ts';

interface PriceTableProps {
  service: ServiceTab;
  quote: Quote;
  /** The supplier of the parts, which are not in the price; `null` without assembly. */
  partsSupply: FabValues['partsSupply'] | null;
  money: (amount: Paise) => string;
  content: IndicativeQuotationContent['price'];
}

/** The items of an order with their tax and total, in the layout of a tax invoice. */
export function PriceTable({ service, quote, partsSupply, money, content }: PriceTableProps) {
  const { price, quantity, onRequest } = quote;
  const missing = onRequest ? content.onRequest : content.unknown;
  const isPopulated = partsSupply === 'turnkey';
  const productCode = isPopulated ? content.populatedCode : content.codes[service];
  const assemblyCode = isPopulated ? content.populatedCode : content.jobWorkCode;
  const pieces = quantity === null ? '' : formatCount(quantity);
  const blank = ['', ''] as const;
  const itemOf = (item: QuotationItem) => {
    if (item.kind === 'rounding')
      return { code: '', name: content.rounding, figures: [...blank, money(item.amount)] } as const;
    const { kind, product, quantity: count, unit, amount } = item;
    const isAssembly = product === 'assembly';
    return {
      code: isAssembly ? assemblyCode : productCode,
      name: isAssembly ? content.assembly[kind] : content[kind][service],
      figures: [formatCount(count), formatUnitPrice(unit, money), money(amount)],
    } as const;
  };
  return (
    <ItemTable
      label={content.title}
      headers={[content.code, content.description, content.quantity, content.unit, content.amount]}
      items={[
        ...(price && quantity !== null
          ? quotationItems(service, quantity, price).map(itemOf)
          : [{ code: productCode, name: content.each[service], figures: [pieces, missing, missing] } as const]),
        ...(partsSupply
          ? [
              {
                code: isPopulated ? content.populatedCode : '',
                name: content.parts,
                figures: [...blank, content.notIncluded],
              } as const,
            ]
          : []),
      ]}
      sums={
        price
          ? [
              [
                content.orderValue(quantity !== null && quantity > 1 ? money(price.unit) : null),
                money(price.orderValue),
              ],
              [content.tax, money(price.tax)],
            ]
          : []
      }
      total={[content.total, price ? money(price.total) : missing]}
    />
  );
}
