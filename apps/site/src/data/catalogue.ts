import type { CategoryPath } from '@pcb/screens/catalogue/paths';
import type { Part } from '@pcb/screens/catalogue/parts';

/** The components on sale. Their categories are pages of the site, and stand in its content. */
export interface CatalogueData {
  /** The parts of a category, in order. */
  parts: (category: CategoryPath) => Promise<readonly Part[]>;
}

export const sampleCatalogue: CatalogueData = {
  parts: async (category) => (await import('@pcb/screens/catalogue/parts')).sampleParts[category],
};
