import { rupees } from '@pcb/quoting/money';
import { categories, type Category, categoryGroups, type Part } from '@pcb/screens/catalogue/catalogue';
import { sampleParts } from '@pcb/screens/fixtures/parts';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect, fn, type screen } from 'storybook/test';
import { longWord } from '../../longText.ts';
import { inMain } from '../inMain.tsx';

export const resistors = categories.find(({ path }) => path.endsWith('/resistors')) as Category;
export const parts = sampleParts['/components/passive-components/resistors'];
const passives = categoryGroups.find(({ path }) => path === '/components/passive-components');

/** Maker, number, unit of the price and filter value far longer than planned. */
export const longPart: Part = {
  id: 'long',
  name: `Precision current-sense resistor for ${longWord} and everything that goes with it`,
  partNumber: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789-ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  manufacturer: 'The Manufacturer of Uncommonly Long Part Numbers Private Limited',
  package: '2512',
  price: rupees(12_34_567.5),
  per: 'reel of 5,000 with leader and trailer',
  outline: { kind: 'chip', pins: 2, length: 6.35, width: 3.2, terminal: 0.6, top: 'coating' },
  facets: { resistance: '0.000 1 Ω', tolerance: '0.005 %', power: '1 W at 70 °C, derated above', size: longWord },
};

/** Shared by the story files of the category screen. */
export const categoryMeta = {
  decorators: [inMain],
  args: {
    category: resistors,
    trail: trailTo(shellContent, resistors.path),
    group: passives,
    parts: { status: 'ready' as const, value: parts },
    onSelectedChange: fn(),
    onViewChange: fn(),
    onSortChange: fn(),
    onAddToCart: fn(),
  },
};

type Canvas = Pick<typeof screen, 'getByRole'>;

/** Asserts that a page of the catalogue links to the panel guidelines and to the contact form. */
export async function expectRelatedLinks(canvas: Canvas) {
  for (const [name, href] of [
    ['Panel guidelines', '/resources/panel-guidelines'],
    ['Reach out', '/reach-out'],
  ] as const)
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
}
