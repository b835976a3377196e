import { HomeScreen } from '@pcb/screens/storefront/HomeScreen';
import type { PageHandle } from '../app/routing/page.ts';
import { useSite } from '../app/hooks/useSite.ts';
import { storefrontEffects } from '../effects/storefront.ts';
import { keepBoardSize } from '../services/serviceForms.ts';

export const handle: PageHandle = {
  title: (_, brand) => `${brand.name} · PCB design, fabrication and assembly in India`,
  isTitleWhole: true,
  name: 'Home',
  description:
    'Order printed circuit boards online in India: layout, fabrication, assembly, stencils and components. No minimum quantity, layouts and stencils from 3 working days.',
};

export function Component() {
  const site = useSite();
  const effects = storefrontEffects(site);
  const { forms, boardSize } = site.serviceForms.getState();
  const typed = forms?.fab ?? boardSize;
  return (
    <HomeScreen
      brand={site.brand}
      {...(typed && { defaultBoardSize: { sizeX: typed.sizeX, sizeY: typed.sizeY } })}
      onBoardSizeChange={(size) => keepBoardSize(site.serviceForms, size)}
      onInstantQuote={effects.instantQuote}
      onInquireNow={effects.inquireNow}
    />
  );
}
