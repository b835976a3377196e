import { lazyComponent } from '../../shared/remote/lazyComponent.tsx';

// The first tab has none, and it stands in no other's way while it loads.
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
