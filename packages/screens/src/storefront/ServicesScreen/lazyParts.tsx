import { lazyComponent } from '../../shared/remote/lazyComponent.tsx';

// The first tab does not have it, and the form works while it loads.
export const ChooseBoardFiles = lazyComponent(
  async () => (await import('../../quote/BoardFiles/ChooseBoardFiles.tsx')).ChooseBoardFiles,
  null,
  () => null,
);

// Loaded on demand, because most orders have a price.
export const MissingFields = lazyComponent(
  async () => (await import('../../quote/price/MissingFields.tsx')).MissingFields,
  null,
  () => null,
);
