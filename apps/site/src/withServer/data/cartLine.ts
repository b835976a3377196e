import type { CartLine as ServerLine, CartService } from '@pcb/api/cart';
import { serviceNames } from '@pcb/api/serviceNames';
import type { CartLine } from '@pcb/screens/storefront/CartScreen';

type Service = Extract<ServerLine['item'], { service: unknown }>;

const pictures: Readonly<Record<CartService, CartLine['image']['variant']>> = {
  layout: 'layout',
  fab: 'fabrication',
  flex: 'fabrication',
  stencil: 'stencil',
};

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

/** The lead time ends with dispatch, not with arrival. */
const dispatchText = ({ from, to }: { from: number; to: number }) =>
  `Dispatched in ${from === to ? from : `${from}-${to}`} ${to === 1 ? 'working day' : 'working days'}`;

export function cartLine({ id, quantity, unit, amount, isAvailable, item, files }: ServerLine): CartLine {
  const names = files.map(({ name }) => name);
  const shared = { id, quantity, price: unit, amount, inStock: isAvailable, files: names };
  if ('part' in item)
    return {
      ...shared,
      name: item.name,
      description: `${item.package}, ${item.per}`,
      image: { variant: 'sourcing', seed: item.part },
      delivery: 'Dispatched from stock',
    };
  const isAssembled = item.service === 'fab' && item.form['assembly'] === 'yes';
  return {
    ...shared,
    name: serviceNames[item.service],
    description: description(item),
    image: { variant: isAssembled ? 'assembly' : pictures[item.service], seed: id },
    delivery: item.leadTime ? dispatchText(item.leadTime) : 'Lead time on request',
  };
}
