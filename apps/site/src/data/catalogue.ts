import type { ListedPart } from '@pcb/screens/catalogue/catalogue';
import type { Part } from '@pcb/screens/catalogue/catalogue';
import type { CategoryPath } from '@pcb/screens/catalogue/paths';

export interface CatalogueData {
  parts: (category: CategoryPath) => Promise<readonly Part[]>;
  allParts: () => Promise<readonly ListedPart[]>;
}

export const sampleCatalogue: CatalogueData = {
  parts: async (category) => (await import('@pcb/screens/fixtures/parts')).sampleParts[category],
  allParts: async () => (await import('@pcb/screens/fixtures/listedParts')).listedParts,
};
