import type { CartLine as ServerLine, CartService } from '@pcb/api/cart';
import { serviceNames } from '@pcb/api/serviceNames';
import type { CartLine } from '@pcb/screens/storefront/CartScreen';
import { cartMessages } from '../messages/messages.ts';

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
    typeof layers === 'string' ? cartMessages.layers(layers) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function cartLine({ id, quantity, unit, amount, isAvailable, item, files }: ServerLine): CartLine {
  const names = files.map(({ name }) => name);
  const shared = { id, quantity, price: unit, amount, inStock: isAvailable, files: names };
  if ('part' in item)
    return {
      ...shared,
      name: item.name,
      description: `${item.package}, ${item.per}`,
      image: { variant: 'sourcing', seed: item.part },
      delivery: cartMessages.fromStock,
    };
  const isAssembled = item.service === 'fab' && item.form['assembly'] === 'yes';
  return {
    ...shared,
    name: serviceNames[item.service],
    description: description(item),
    image: { variant: isAssembled ? 'assembly' : pictures[item.service], seed: id },
    delivery: item.leadTime ? cartMessages.dispatched(item.leadTime) : cartMessages.onRequest,
  };
}
