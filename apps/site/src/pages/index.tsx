import { lazyComponent } from '@pcb/screens/lazyComponent';
import { HomeScreen } from '@pcb/screens/storefront/HomeScreen';
import { useStorefrontButtons } from '#build/useStorefrontButtons.ts';
import { useSite } from '../app/hooks/useSite.ts';
import type { PageHandle } from '../app/routing/page.ts';
import { lastBoard } from '../services/ownBoards.ts';
import { keepBoard } from '../services/serviceForms.ts';
import { useOwnBoards } from '../services/useOwnBoards.ts';

const LivePrice = lazyComponent(
  async () => (await import('../services/LivePrice.tsx')).LivePrice,
  null,
  () => null,
);

export const handle: PageHandle = {
  hasMainAction: true,
  title: (_, brand) => `${brand.name} · PCB design, fabrication and assembly in India`,
  isTitleWhole: true,
  name: 'Home',
  description:
    'Order printed circuit boards online in India: layout, fabrication, assembly, stencils and components. No minimum quantity, layouts and stencils from 3 working days.',
};

export function Component() {
  const site = useSite();
  const { instantQuote, inquireNow } = useStorefrontButtons();
  const { forms, board } = site.serviceForms.getState();
  const typed = forms?.fab ?? board;
  const ownBoards = useOwnBoards();
  return (
    <HomeScreen
      brand={site.brand}
      {...(typed && { defaultBoard: { sizeX: typed.sizeX, sizeY: typed.sizeY, quantity: typed.quantity } })}
      ownBoard={ownBoards[lastBoard]}
      onBoardChange={(changed) => keepBoard(site.serviceForms, changed)}
      price={LivePrice}
      onInstantQuote={instantQuote}
      onInquireNow={inquireNow}
    />
  );
}
