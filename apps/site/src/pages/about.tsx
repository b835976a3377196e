import { AboutScreen, aboutContent } from '@pcb/screens/content/AboutScreen';
import { storefrontEffects } from '../effects/storefront.ts';
import { useFocusOnSection } from '../app/focusOnSection.ts';
import type { PageHandle } from '../app/page.ts';
import { useSite } from '../app/useSite.ts';

export const handle: PageHandle = aboutContent.meta;

export function Component() {
  useFocusOnSection();
  return <AboutScreen onGetInstantQuote={storefrontEffects(useSite()).getInstantQuote} />;
}
