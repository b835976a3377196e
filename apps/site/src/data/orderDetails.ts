import type { OrderDetails } from '@pcb/screens/account/OrderScreen';
import { moveToToday } from '@pcb/records/samples/moveToToday';

export interface OrderDetailsData {
  /** Finds an order of the signed-in customer by its number without '#', with what was ordered. */
  find: (number: string) => Promise<OrderDetails | undefined>;
}

export const sampleOrderDetailsData = (clock: () => number): OrderDetailsData => ({
  find: async (number) => {
    const { sampleOrderDetails } = await import('@pcb/screens/fixtures/orderDetails');
    const order = sampleOrderDetails.find(({ id }) => id === number);
    return order && moveToToday(order, clock());
  },
});
