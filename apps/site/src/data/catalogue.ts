import type { CategoryPath } from '@pcb/screens/catalogue/paths';
import type { ListedPart } from '@pcb/screens/catalogue/catalogue';
import type { Part } from '@pcb/screens/catalogue/catalogue';

/** The parts on sale. Their categories are part of the site's content, not of this resource. */
export interface CatalogueData {
  /** Loads the parts of a category, in display order. */
  parts: (category: CategoryPath) => Promise<readonly Part[]>;
  /** Loads the parts of all pages, for the search. */
  allParts: () => Promise<readonly ListedPart[]>;
}

export const sampleCatalogue: CatalogueData = {
  parts: async (category) => (await import('@pcb/screens/fixtures/parts')).sampleParts[category],
  allParts: async () => (await import('@pcb/screens/fixtures/listedParts')).listedParts,
};
