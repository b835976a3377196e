import { AboutScreen, aboutContent } from '@pcb/screens/content/AboutScreen';
import { useStorefrontButtons } from '#build/useStorefrontButtons.ts';
import { useFocusOnSection } from '../app/hooks/useFocusOnSection.ts';
import { useSite } from '../app/hooks/useSite.ts';
import type { PageHandle } from '../app/routing/page.ts';

export const handle: PageHandle = {
  hasMainAction: true,
  title: (_, brand) => aboutContent(brand).meta.title,
  description: (_, brand) => aboutContent(brand).meta.description,
};

export function Component() {
  useFocusOnSection();
  const { brand } = useSite();
  return <AboutScreen brand={brand} onGetInstantQuote={useStorefrontButtons().getInstantQuote} />;
}
