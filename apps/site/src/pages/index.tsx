import { HomeScreen } from '@pcb/screens/storefront/HomeScreen';
import type { PageHandle } from '../app/page.ts';
import { useSite } from '../app/useSite.ts';
import { storefrontEffects } from '../effects/storefront.ts';

export const handle: PageHandle = {
  title: (_, brand) => `${brand.name} · PCB design, fabrication and assembly in India`,
  isTitleWhole: true,
  name: 'Home',
  description:
    'Order printed circuit boards online in India: layout, fabrication, assembly, stencils and components. No minimum quantity, turnaround from 3 working days.',
};

export function Component() {
  const site = useSite();
  const effects = storefrontEffects(site);
  return <HomeScreen brand={site.brand} onInstantQuote={effects.instantQuote} onInquireNow={effects.inquireNow} />;
}
