import type { OrderDetails, OrderedLine as ServerLine } from '@pcb/api/orders';
import type { OrderedLine } from '@pcb/screens/account/OrderScreen';
import type { Parties } from '@pcb/screens/order/OrderParties';

/** A line of an order, as props of its screen. `folder` is the URL prefix of the downloads: '/api/files'. */
export const orderedLine =
  (folder: string) =>
  ({ files, ...line }: ServerLine): OrderedLine => ({
    ...line,
    files: files.map((file) => ({ ...file, href: `${folder}/${file.id}` })),
  });

/** Empty for an order from before addresses were stored. */
export const partiesOf = ({
  addresses,
  placeOfSupply,
}: Pick<OrderDetails, 'addresses' | 'placeOfSupply'>): { parties?: Parties } =>
  addresses && placeOfSupply ? { parties: { ...addresses, placeOfSupply } } : {};
