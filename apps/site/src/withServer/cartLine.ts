import type { CartLine as ServerLine, CartService } from '@pcb/api/cart';
import type { CartLine } from '@pcb/screens/storefront/CartScreen';

type Service = Extract<ServerLine['item'], { service: unknown }>;

const services: Readonly<Record<CartService, { name: string; variant: CartLine['image']['variant'] }>> = {
  layout: { name: 'PCB Layout', variant: 'layout' },
  fab: { name: 'PCB Fabrication & Assembly (Rigid)', variant: 'fabrication' },
  flex: { name: 'PCB Fabrication (Flex)', variant: 'fabrication' },
  stencil: { name: 'PCB Stencil', variant: 'stencil' },
};

/** What tells two orders of a service apart: the customer's own name, the size and the layers. */
function description({ form }: Service): string {
  const { name, sizeX, sizeY, layers } = form;
  return [
    typeof name === 'string' && name.trim() ? `“${name.trim()}”` : '',
    typeof sizeX === 'string' && typeof sizeY === 'string' ? `${sizeX} × ${sizeY} mm` : '',
    typeof layers === 'string' ? (layers === '1' ? '1 layer' : `${layers} layers`) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const daysText = ({ from, to }: { from: number; to: number }) =>
  `${from === to ? from : `${from}-${to}`} ${to === 1 ? 'business day' : 'business days'}`;

/** A line of the cart as its screen shows it. */
export function cartLine({ id, quantity, unit, isAvailable, item }: ServerLine): CartLine {
  const shared = { id, quantity, price: unit / 100, inStock: isAvailable };
  if ('part' in item)
    return {
      ...shared,
      name: item.name,
      description: `${item.package}, ${item.per}`,
      image: { variant: 'sourcing', seed: item.part },
      delivery: 'from stock',
    };
  const { name, variant } = services[item.service];
  const isAssembled = item.service === 'fab' && item.form['assembly'] === 'yes';
  return {
    ...shared,
    name,
    description: description(item),
    image: { variant: isAssembled ? 'assembly' : variant, seed: id },
    delivery: item.leadTime ? daysText(item.leadTime) : 'on request',
  };
}
