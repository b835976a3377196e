import { AboutScreen, aboutContent } from '@pcb/screens/content/AboutScreen';
import { storefrontEffects } from '../effects/storefront.ts';
import { useFocusOnSection } from '../app/focusOnSection.ts';
import { described } from '../app/page.ts';

export const handle = described(aboutContent.meta);

export function Component() {
  useFocusOnSection();
  return <AboutScreen onGetInstantQuote={storefrontEffects.getInstantQuote} />;
}
