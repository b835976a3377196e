import { formSections, type ServiceTab } from './forms.ts';
import { type Paise, paise } from './money.ts';
import type { PriceLine } from './priceLines.ts';
import type { Price } from './quote.ts';

export type QuotedProduct = 'product' | 'assembly';

/** A line of a quotation. The unit price is derived from the amount. */
export type QuotationItem =
  | {
      kind: 'once' | 'each';
      product: QuotedProduct;
      quantity: number;
      /**
       * In paise, with up to two decimals, because the amount of thousands of pieces need not be a multiple of whole
       * paise.
       */
      unit: number;
      amount: Paise;
    }
  /** Rounds the order value to whole rupees, by at most 50 paise. */
  | { kind: 'rounding'; amount: Paise };

const assemblyFields: readonly string[] = ['assembly', ...formSections.fab.assembly.map(({ name }) => name)];

interface Addition {
  product: QuotedProduct;
  perOrder: Paise;
  perPiece: Paise;
}

const productOf = (field: string): QuotedProduct => (assemblyFields.includes(field) ? 'assembly' : 'product');

function additionOf(line: PriceLine): Addition[] {
  if (line.kind === 'extra')
    return [{ product: productOf(line.field), perOrder: line.perOrder, perPiece: line.perPiece }];
  if (line.kind !== 'counted') return [];
  const amount = line.count * line.rate;
  const isForEach = line.quantity !== null;
  return [
    {
      product: productOf(line.field),
      perOrder: paise(isForEach ? 0 : amount),
      perPiece: paise(isForEach ? amount : 0),
    },
  ];
}

const maxRounding = 50;

const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => number) =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

/**
 * Returns the items of a quotation: charges per order, pieces, and assembly. Their amounts add up to the order value. A
 * choice that is a share of the lines above applies to each of them; the volume price lowers the charge per piece.
 */
export function quotationItems(service: ServiceTab, quantity: number, price: Price): readonly QuotationItem[] {
  const { lines, orderValue } = price;
  if (service === 'layout')
    return [{ kind: 'each', product: 'product', quantity: 1, unit: orderValue, amount: orderValue }];

  const factor = lines.reduce((product, line) => (line.kind === 'choice' ? product * line.factor : product), 1);
  const discounted = lines.flatMap((line) => (line.kind === 'volume' && line.by === 'pieces' ? line.bands : []));
  const charged = quantity - sumOf(discounted, ({ from, to, share }) => (to - from + 1) * (1 - share));
  const orders = lines.flatMap((line) => (line.kind === 'order' ? [line] : []));
  const additions = lines.flatMap(additionOf);
  const added = (product: QuotedProduct, amountOf: (addition: Addition) => Paise) =>
    sumOf(
      additions.filter((addition) => addition.product === product),
      amountOf,
    );

  const once = {
    product: Math.round(sumOf(orders, ({ amount }) => amount) * factor) + added('product', ({ perOrder }) => perOrder),
    assembly: added('assembly', ({ perOrder }) => perOrder),
  };
  const assembly = Math.round(added('assembly', ({ perPiece }) => perPiece) * charged);
  // The lines of a price are whole paise, so their rounding can exceed half a rupee by a few paise, which the
  // pieces absorb.
  const rest = sumOf(lines, (line) => (line.kind === 'rounding' ? line.amount : 0));
  const rounding = Math.min(Math.max(rest, -maxRounding), maxRounding);
  // The order value in whole rupees can be less than the charges per order, by less than half a rupee.
  const pieces = Math.max(0, orderValue - rounding - once.product - once.assembly - assembly);
  const each = { product: pieces, assembly };

  const items = (['product', 'assembly'] as const).flatMap(
    (product): Exclude<QuotationItem, { kind: 'rounding' }>[] => [
      { kind: 'once', product, quantity: 1, unit: once[product], amount: paise(once[product]) },
      {
        kind: 'each',
        product,
        quantity,
        unit: Number((each[product] / quantity).toFixed(2)),
        amount: paise(each[product]),
      },
    ],
  );
  const printed = items.filter(({ amount }) => amount !== 0);
  const left = paise(orderValue - sumOf(printed, ({ amount }) => amount));
  return left === 0 ? printed : [...printed, { kind: 'rounding', amount: left }];
}
