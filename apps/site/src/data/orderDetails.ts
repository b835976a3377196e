import type { OrderDetails } from '@pcb/screens/account/OrderScreen';
import { currentSamples } from './currentSamples.ts';

export interface OrderDetailsData {
  /** Finds an order of the signed-in customer by its number without '#', with its lines. */
  find: (number: string) => Promise<OrderDetails | undefined>;
}

export const sampleOrderDetailsData = (clock: () => number): OrderDetailsData => ({
  find: async (number) => {
    const load = async () => (await import('@pcb/screens/fixtures/orderDetails')).sampleOrderDetails;
    return (await currentSamples(load, clock)).find(({ id }) => id === number);
  },
});
