import { AboutScreen, aboutContent } from '@pcb/screens/content/AboutScreen';
import { storefrontEffects } from '../effects/storefront.ts';
import { useFocusOnSection } from '../focusOnSection.ts';
import { type PageHandle, titled } from '../page.ts';

export const handle: PageHandle = {
  title: titled(aboutContent.meta.title),
  description: aboutContent.meta.description,
};

export function Component() {
  useFocusOnSection();
  return <AboutScreen onGetInstantQuote={storefrontEffects.getInstantQuote} />;
}
