import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { layerOrder } from '../../packages/ui/src/theme/layerOrder.ts';

it('Storybook declares the cascade layers in order, before any other style', () => {
  const head = readFileSync('.storybook/preview-head.html', 'utf8');
  const firstStyle = /<style>([\s\S]*?)<\/style>/.exec(head)?.[1]?.trim();
  expect(firstStyle).toBe(`@layer ${[...layerOrder, 'pcb.screens'].join(', ')};`);
});
