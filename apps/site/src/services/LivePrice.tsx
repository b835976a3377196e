import type { QuickOrder } from '@pcb/screens/storefront/HomeScreen';
import { QuickPrice } from '@pcb/screens/storefront/QuickPrice';
import { useOrderDay } from '../app/hooks/useOrderDay.ts';

export const LivePrice = (order: QuickOrder) => <QuickPrice {...order} day={useOrderDay()} />;
