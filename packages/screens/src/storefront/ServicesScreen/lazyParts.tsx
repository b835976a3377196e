import { lazyComponent } from '../../shared/remote/lazyComponent.tsx';

// The first tab does not have it, and its absence blocks nothing while it loads.
export const ChooseBoardFiles = lazyComponent(
  async () => (await import('../../quote/BoardFiles/ChooseBoardFiles.tsx')).ChooseBoardFiles,
  null,
  () => null,
);

// Most orders have a price.
export const MissingFields = lazyComponent(
  async () => (await import('../../quote/price/MissingFields.tsx')).MissingFields,
  null,
  () => null,
);
