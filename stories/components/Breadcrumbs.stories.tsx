import { Breadcrumbs } from '@pcb/ui/Breadcrumbs';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';

const meta = preview.meta({
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    guide: {
      instead: [
        '`Tabs` for parts of one page.',
        'Numbered steps for a sequence.',
        'Nothing on a page directly below the home page.',
      ],
      keyboard: ['`Tab` Moves from link to link; the current page is not a link.', '`Enter` Follows the link.'],
      copy: ['Each link has the title of its page.', 'No “Home”: the logo links there.'],
    },
  },
  args: {
    'aria-label': 'Breadcrumb',
    items: [
      { label: 'Products', href: '/products' },
      { label: 'Connectors', href: '/components/connectors' },
    ],
    current: 'Board-to-board connectors',
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('lists the path and the current page, which is not a link', async ({ canvas }) => {
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
  await expect(ownerOf(way.getByText('Board-to-board connectors'))).toHaveAttribute('aria-current', 'page');
  await expect(way.getByRole('list')).not.toHaveAttribute('aria-label');
});

/** The breadcrumb of an article, whose long title is right below it. */
export const WithoutCurrent = meta.story({ args: { current: undefined } });

WithoutCurrent.test('ends with the parent', async ({ canvas }) => {
  const items = within(canvas.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
  await expect(items.map((item) => item.textContent)).toEqual(['Products', 'Connectors']);
  await expect(items.map((item) => item.querySelectorAll('svg').length)).toEqual([1, 0]);
});

/** A group of pages without its own page is plain text. */
export const Group = meta.story({
  args: {
    items: [{ label: 'Resources' }, { label: 'Technical capabilities', href: '/resources/technical-capabilities' }],
    current: 'PCB A',
  },
});

Group.test('shows the group as text among the links', async ({ canvas }) => {
  const way = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
  await expect(way.getAllByRole('link').map((link) => link.textContent)).toEqual(['Technical capabilities']);
  await expect(way.getByText('Resources')).toBeVisible();
});

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { items: [{ label: longText, href: '/products' }], current: longText },
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
