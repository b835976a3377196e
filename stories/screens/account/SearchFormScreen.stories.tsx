import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { AccountRecords } from '@pcb/screens/account/AccountRecords';
import {
  SearchFormScreen,
  searchForms,
  type SearchResultRow,
  type SearchResults,
} from '@pcb/screens/account/SearchFormScreen';
import { awkwardOrderRows, awkwardText, orderRows, sampleAccountRecords } from '@pcb/screens/fixtures';
import type { Remote } from '@pcb/screens/remote';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, desktop, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { expectStale, failed, loading, onRetry } from '../remote.ts';

const meta = preview.meta({
  title: 'Screens/Account/Search form',
  component: SearchFormScreen,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For a list that is short enough to show in full, use a table without a form.',
        'Admin lists have one search field above their table instead.',
      ],
      keyboard: [
        '`Tab` moves through the fields, Search and Reset, then to the results.',
        '`Enter` in a field: searches.',
        '`Digits` in a date: day, month and year. The button after it opens a calendar.',
      ],
      copy: [
        'A label names the value, without a verb.',
        'The status is as short as possible: No data, 1 row, 5 rows, Searching…',
        'An error says what to do next.',
      ],
    },
  },
  globals: desktop,
  args: { form: searchForms.orders, onSearch: fn() },
  render: (args) => (
    <main>
      <AccountLayout currentHref="/orders">
        <SearchFormScreen {...args} />
      </AccountLayout>
    </main>
  ),
});

const found = (rows: readonly SearchResultRow[]): Remote<SearchResults> => ({ status: 'ready', value: { rows } });

/** The label of each field, and for a date the name of the button after it. */
const fieldsOf = (form: HTMLElement) =>
  [...form.querySelectorAll('input:not([type="hidden"])')].map((input) => [
    (input as HTMLInputElement).labels?.[0]?.textContent,
    input.nextElementSibling?.getAttribute('aria-label') ?? null,
  ]);

/** My Orders, before the first search. */
export const Ready = meta.story({ tags: ['ready'] });

Ready.test('[D-03] My Orders has its four fields, the dates with calendars', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('My Orders');
  await expect(fieldsOf(canvas.getByRole('search', { name: 'My Orders' }))).toEqual([
    ['Order number', null],
    ['PCB name', null],
    ['Order date', 'Open calendar'],
    ['Dispatch date', 'Open calendar'],
  ]);
});

Ready.test("[D-04] shows 'No data' below the form, before the first search, as a polite status", async ({ canvas }) => {
  const status = canvas.getByRole('status');
  await expect(status).toHaveTextContent('No data');
  await expect(status.querySelector('svg')).toBeVisible();
  const form = canvas.getByRole('search');
  await expect(status.getBoundingClientRect().top).toBeGreaterThan(form.getBoundingClientRect().bottom);
  await expect(status).not.toHaveAttribute('aria-live', 'assertive');
  await expect(status.closest('[aria-busy="true"]')).toBeNull();
  await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['My Orders', 'No data']);
});

Ready.test(
  "[D-04] submitting prevents the default, keeps the input, and changes the 'No data' status each time",
  async ({ args, canvas, userEvent, step }) => {
    const status = canvas.getByRole('status');
    const form = canvas.getByRole('search');
    const defaults: boolean[] = [];
    // After React's own listener, which is on the root.
    const listening = new AbortController();
    window.addEventListener('submit', (event) => defaults.push(event.defaultPrevented), listening);
    const texts: string[] = [];
    const observer = new MutationObserver(() => texts.push(status.textContent));
    observer.observe(status, { subtree: true, childList: true, characterData: true });

    await userEvent.type(canvas.getByLabelText('Order number'), ' OR-10420');
    await userEvent.type(canvas.getByLabelText('Order date'), '18/08/2025');
    await expect(texts).toEqual([]);

    await step('by the button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(texts).toHaveLength(1));
    });
    await step('by Enter, twice', async () => {
      canvas.getByLabelText('Order number').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(texts).toHaveLength(2));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(texts).toHaveLength(3));
    });
    observer.disconnect();
    listening.abort();

    // The text differs each time but reads the same.
    await expect(texts[1]).not.toBe(texts[0]);
    await expect(texts[2]).not.toBe(texts[1]);
    await expect(texts.map((text) => text.trim())).toEqual(['No data', 'No data', 'No data']);
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(canvas.getByRole('search')).toBe(form);
    await expect(defaults).toEqual([true, true, true]);
    await expect(canvas.getByLabelText('Order number')).toHaveValue(' OR-10420');
    await expect(canvas.getByLabelText('Order date')).toHaveValue('18/08/2025');
    await expect(args.onSearch).toHaveBeenCalledTimes(3);
    await expect(args.onSearch).toHaveBeenLastCalledWith({ orderNr: ' OR-10420', orderDate: '2025-08-18' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Results');
  },
);

Ready.test('Reset clears the fields and submits nothing', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('PCB name'), 'Charger');
  await userEvent.type(canvas.getByLabelText('Order date'), '18/08');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(canvas.getByLabelText('PCB name')).toHaveValue('');
  await expect(canvas.getByLabelText('Order date')).toHaveValue('');
  await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
  await expect(args.onSearch).not.toHaveBeenCalled();
});

/** The form of Shipped Orders. */
export const Shipped = meta.story({ args: { form: searchForms.shipped } });

/** Below the records that the dashboard counts, as on the pages of the site. */
export const BelowRecords = meta.story({
  args: {
    form: searchForms.queries,
    above: (
      <AccountRecords list="queries" records={{ status: 'ready', value: { rows: sampleAccountRecords.queries } }} />
    ),
  },
});

BelowRecords.test('has a separate heading for the form, with its sentence below', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Queries to answer',
    'Search',
    'No data',
  ]);
  await expect(canvas.getByRole('region', { name: 'Search' })).toHaveTextContent(/^SearchFind our engineers’ queries/);
});

/** Filled in, before the search. */
export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Order number'), 'OR-10420');
    await userEvent.type(canvas.getByLabelText('Order date'), '18/08/2025');
  },
});

/** One form after the other in the same place, as a router shows them. */
export const AnotherForm = meta.story({
  render: function Host(args) {
    const [form, setForm] = useState<typeof args.form>(searchForms.orders);
    return (
      <main>
        <SearchFormScreen {...args} form={form} />
        <button type="button" onClick={() => setForm(searchForms.queries)}>
          Next
        </button>
      </main>
    );
  },
});

AnotherForm.test('does not carry input into another form', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('PCB name'), 'Charger');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Query');
  await expect(canvas.getByLabelText('PCB name')).toHaveValue('');
});

/** Results from a host with a server. */
export const Results = meta.story({ args: { results: found(orderRows) } });

Results.test('shows the rows and their number', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('5 rows');
  const table = canvas.getByRole('table', { name: 'My Orders' });
  await expect(table.querySelectorAll('tbody tr')).toHaveLength(5);
  const cells = ['OR-10420', 'Motor controller, revision C', '18/08/2025', '27/08/2025', '₹42,480.00'];
  const row = canvas.getByRole('row', { name: /OR-10420/ });
  await expect([...row.children].map(({ textContent }) => textContent)).toEqual(cells);
  await expect(canvas.queryByText('No data')).toBeNull();
});

/** More rows match than the host sends. */
export const FirstRows = meta.story({
  args: { results: { status: 'ready', value: { rows: orderRows, hasMore: true } } },
});

FirstRows.test('states that there are more', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('The first 5 rows of more');
});

/** No results: the same as without a search. */
export const Empty = meta.story({ tags: ['empty'], args: { results: found([]) } });

Empty.test("[D-04] shows 'No data'", async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('No data');
  await expect(canvas.queryByRole('table')).toBeNull();
});

export const Loading = meta.story({ tags: ['loading'], args: { results: loading } });

Loading.test('announces that the search is running', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Searching…');
});

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { results: failed } });

Failed.test(
  'shows the error, and Try again calls the host and moves focus to Search',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The search failed');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
);

/** The search runs again; the last results stay. */
export const Stale = meta.story({ args: { results: { status: 'ready', value: { rows: orderRows }, isStale: true } } });

Stale.test('keeps showing the rows and is busy', async ({ canvas }) => {
  await expectStale(canvas.getByRole('table', { name: 'My Orders' }));
});

/** Unbroken text of 300 characters, Malayalam and markup, in the fields and in the rows. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: { results: found(awkwardOrderRows) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Order number'));
    await userEvent.paste(awkwardText.unbroken);
    await userEvent.click(canvas.getByLabelText('PCB name'));
    await userEvent.paste(awkwardText.markup);
  },
});

LongContent.test('shows markup as text', async ({ canvas }) => {
  await expect(canvas.getByText(awkwardText.markup)).toBeVisible();
  await expect(canvas.getByText(awkwardText.malayalam)).toBeVisible();
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** The same at 320 px. */
export const NarrowLongContent = LongContent.extend({ tags: ['long-content', 'narrow'], globals: narrow });

/** Rows in the dark theme. */
export const Dark = Results.extend({ tags: ['dark'], globals: dark });

export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
