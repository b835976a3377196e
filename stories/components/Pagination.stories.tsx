import { Pagination } from '@pcb/ui/Pagination';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      instead: [
        '`Table` alone, which shows any number of rows that the page has.',
        '`Steps` for a task of several pages.',
        'A search, when people look for one of many.',
      ],
      keyboard: ['`Tab` Moves from link to link; gaps are skipped.', '`Enter` Opens the page.'],
      copy: ['The name says what the pages are of: Pages of orders.'],
    },
  },
  args: { 'aria-label': 'Pages of orders', page: 2, pageCount: 14, hrefOf: (page: number) => `/orders?page=${page}` },
  argTypes: { page: { control: { type: 'number', min: 1, max: 14 } } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has links with URLs and names, and no stop at the gap', async ({ canvas, userEvent }) => {
  const navigation = within(canvas.getByRole('navigation', { name: 'Pages of orders' }));
  await expect(navigation.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [1, 1, 2, 3, 4, 5, 14, 3].map((page) => `/orders?page=${page}`),
  );
  const current = navigation.getByRole('link', { current: 'page' });
  await expect(current).toHaveAccessibleName('Page 2');
  current.focus();
  for (let stops = 0; stops < 3; stops++) await userEvent.tab();
  await expect(navigation.getByRole('link', { name: 'Page 5' })).toHaveFocus();
  await userEvent.tab();
  await expect(navigation.getByRole('link', { name: 'Page 14' })).toHaveFocus();
});

/** With a router: the page changes, and the links stay. */
export const Routed = meta.story({
  args: { page: 13 },
  render: function Host(args) {
    const [page, setPage] = useState(args.page);
    return (
      <RouterProvider navigate={(path) => setPage(Number(path.split('=')[1]))}>
        <Pagination {...args} page={page} />
      </RouterProvider>
    );
  },
});

Routed.test('announces the page, and keeps the focus when its link disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 14' })).toHaveFocus());
  await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull();
  await expectAnnounced('Page 14 of 14');
  await userEvent.click(canvas.getByRole('link', { name: 'Previous' }));
  await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus();
});

/** The first, a middle and the last page, and a few pages without gaps. */
export const Positions = meta.story({
  render: (args) => (
    <>
      {[1, 7, 14].map((page) => (
        <Pagination key={page} {...args} aria-label={`Orders, on page ${page}`} page={page} />
      ))}
      <Pagination {...args} aria-label="Invoices" page={3} pageCount={5} />
    </>
  ),
});

/** A phone shows the page number and the total between the links to the neighbours. */
export const Narrow = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { page: 1002, pageCount: 10_014 },
  globals: narrow,
});

Narrow.test('shows the page number between Previous and Next', async ({ canvas }) => {
  await expect(canvas.getByText('Page 1002 of 10014')).toBeVisible();
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Previous', 'Next']);
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
