import { GenericComponentsScreen, genericComponentsContent } from '@pcb/screens/catalogue/GenericComponentsScreen';
import { storefrontEffects } from '../../effects/storefront.ts';
import { described } from '../../app/page.ts';

export const handle = described(genericComponentsContent.meta);

export function Component() {
  return <GenericComponentsScreen onAddToCart={storefrontEffects.addToCart} />;
}
