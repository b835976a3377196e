import { GenericComponentsScreen, genericComponentsContent } from '@pcb/screens/catalogue/GenericComponentsScreen';
import { storefrontEffects } from '../../effects/storefront.ts';
import { useFocusOnSection } from '../../app/hooks/useFocusOnSection.ts';
import type { PageHandle } from '../../app/routing/page.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import { useTrail } from '../../app/hooks/useTrail.ts';

export const handle: PageHandle = genericComponentsContent.meta;

export function Component() {
  useFocusOnSection();
  const effects = storefrontEffects(useSite());
  return <GenericComponentsScreen trail={useTrail()} onAddToCart={({ id }) => void effects.addToCart({ part: id })} />;
}
