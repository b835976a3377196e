import { HomeScreen } from '@pcb/screens/storefront/HomeScreen';
import { brand } from '../brand.ts';
import { storefrontEffects } from '../effects/storefront.ts';
import type { PageHandle } from '../app/page.ts';

export const handle: PageHandle = {
  title: `${brand.name} · PCB design, fabrication and assembly in India`,
  description:
    'Order printed circuit boards online in India: layout, fabrication, assembly, stencils and components. No minimum quantity, turnaround from 3 working days.',
};

export function Component() {
  return (
    <HomeScreen
      brand={brand}
      onInstantQuote={storefrontEffects.instantQuote}
      onInquireNow={storefrontEffects.inquireNow}
    />
  );
}
