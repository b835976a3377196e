import { categories } from './catalogue.ts';
import { genericComponentsContent } from './GenericComponentsScreen/GenericComponentsScreen.content.ts';
import type { ListedPart } from './model.ts';
import { sampleParts } from './parts.ts';

export type { ListedPart } from './model.ts';

/** The sample parts of all pages. */
export const listedParts: readonly ListedPart[] = [
  ...genericComponentsContent.parts.map((part) => ({
    part,
    page: { name: genericComponentsContent.current, path: '/components/generic' },
  })),
  ...categories.flatMap(({ path, name }) => sampleParts[path].map((part) => ({ part, page: { name, path } }))),
];
