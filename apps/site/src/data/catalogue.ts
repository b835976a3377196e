import type { CategoryPath } from '@pcb/screens/catalogue/paths';
import type { Part } from '@pcb/screens/catalogue/parts';

/** The parts on sale. Their categories are part of the site's content, not of this resource. */
export interface CatalogueData {
  /** Loads the parts of a category, in display order. */
  parts: (category: CategoryPath) => Promise<readonly Part[]>;
}

export const sampleCatalogue: CatalogueData = {
  parts: async (category) => (await import('@pcb/screens/catalogue/parts')).sampleParts[category],
};
