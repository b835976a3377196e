import { GenericComponentsScreen, genericComponentsContent } from '@pcb/screens/catalogue/GenericComponentsScreen';
import { storefrontEffects } from '../../effects/storefront.ts';
import { type PageHandle, titled } from '../../page.ts';

export const handle: PageHandle = {
  title: titled(genericComponentsContent.meta.title),
  description: genericComponentsContent.meta.description,
};

export function Component() {
  return <GenericComponentsScreen onAddToCart={storefrontEffects.addToCart} />;
}
