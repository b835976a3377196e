/** Has no schemas, so that browser code can import it. */
import type { CartService } from './cart.ts';

export const serviceNames: Readonly<Record<CartService, string>> = {
  layout: 'PCB Layout',
  fab: 'PCB Fabrication & Assembly (Rigid)',
  flex: 'PCB Fabrication (Flex)',
  stencil: 'PCB Stencil',
};
