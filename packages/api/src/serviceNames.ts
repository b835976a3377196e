/** Without a schema, so that the browser can import it. */
import type { CartService } from './cart.ts';

/** What the site, orders and mails call a service. */
export const serviceNames: Readonly<Record<CartService, string>> = {
  layout: 'PCB Layout',
  fab: 'PCB Fabrication & Assembly (Rigid)',
  flex: 'PCB Fabrication (Flex)',
  stencil: 'PCB Stencil',
};
