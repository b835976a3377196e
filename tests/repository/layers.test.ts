import { layerOrder } from '@pcb/ui/theme';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['apps/site/index.html', '.storybook/preview-head.html'])(
  '%s names the cascade layers in their order, first of all styles',
  (file) => {
    const firstStyle = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(file, 'utf8'))?.[1]?.trim();
    expect(firstStyle).toBe(`@layer ${layerOrder.join(', ')};`);
  },
);
