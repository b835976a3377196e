import { GenericComponentsScreen, genericComponentsContent } from '@pcb/screens/catalogue/GenericComponentsScreen';
import { useFocusOnSection } from '../../app/hooks/useFocusOnSection.ts';
import { useSite } from '../../app/hooks/useSite.ts';
import { useTrail } from '../../app/hooks/useTrail.ts';
import type { PageHandle } from '../../app/routing/page.ts';
import { storefrontEffects } from '../../effects/storefront.ts';

export const handle: PageHandle = genericComponentsContent.meta;

export function Component() {
  useFocusOnSection();
  const effects = storefrontEffects(useSite());
  return <GenericComponentsScreen trail={useTrail()} onAddToCart={({ id }) => void effects.addToCart({ part: id })} />;
}
