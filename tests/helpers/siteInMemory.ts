import { brand } from '../../apps/site/src/brand.ts';
import { createSite } from '../../apps/site/src/createSite.ts';
import { sampleDataWith } from '../../apps/site/src/data/sampleData.ts';
import { memoryStorage } from '../../apps/site/src/data/storage.ts';

/** A site with the data of the demonstration, and with these instead where they are given. */
export const siteInMemory = (data: Parameters<typeof sampleDataWith>[0] = {}) =>
  createSite({ brand, storage: memoryStorage(), clock: Date.now, data: sampleDataWith(data) });
