import { Breadcrumbs } from '@pcb/ui/Breadcrumbs';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    items: [
      { label: 'Products', href: '/products' },
      { label: 'Connectors', href: '/components/connectors' },
    ],
    current: 'Board-to-board connectors',
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('names the way and the page, which is no link', async ({ canvas }) => {
  const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
  await expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Products',
    'Connectors',
    'Board-to-board connectors',
  ]);
  await expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/products',
    '/components/connectors',
  ]);
  await expect(way.getByText('Board-to-board connectors')).toHaveAttribute('aria-current', 'page');
});

export const OneLevel = meta.story({
  args: { items: [{ label: 'Products', href: '/products' }], current: 'Sensors' },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const LongWordsNarrow = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { current: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
});

LongWordsNarrow.test('wraps', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
