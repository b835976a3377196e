import { layerOrder } from '@pcb/ui/theme';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['apps/site/index.html', '.storybook/preview-head.html'])(
  '%s declares the cascade layers in order, before any other style',
  (file) => {
    const firstStyle = /<style>([\s\S]*?)<\/style>/.exec(readFileSync(file, 'utf8'))?.[1]?.trim();
    expect(firstStyle).toBe(`@layer ${layerOrder.join(', ')};`);
  },
);
