import { ComboBox, type ComboBoxProps, type LoadState } from '@pcb/ui/ComboBox';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from './announced.ts';
import { indianStates } from './indianStates.ts';

const parts = Array.from({ length: 10_000 }, (_, index) => ({
  id: `part-${index}`,
  label: `RC0603FR-07${String(index).padStart(5, '0')}L`,
  description: index % 2 === 0 ? 'Resistor, 1 %' : 'Résistance de précision',
}));

const meta = preview.meta({
  title: 'Components/ComboBox',
  component: ComboBox,
  args: { label: 'Place of supply', items: indianStates, onChange: fn(), onInputChange: fn() },
});

/** Finds a visible text, not the one for screen readers. */
const findInList = (text: string) => screen.findByText(text, { ignore: '[aria-live]' });

/** Ten thousand items. The list shows the first 100, loads more on scrolling, and states the total. */
export const Thousands = meta.story({
  args: { label: 'Part', items: parts, defaultValue: 'part-9999' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await findInList('9,900 more: keep typing');
  },
});

Thousands.test('renders 100 items and the selected one, and more on scrolling', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox');
  await expect(screen.getAllByRole('option')).toHaveLength(101);
  // Opens the list again, because the announcements of the first opening disappear after a few seconds.
  await userEvent.keyboard('{Escape}{ArrowDown}');
  await expectAnnounced('9,900 more: keep typing');
  const list = screen.getByRole('listbox');
  list.scrollTop = list.scrollHeight;
  await findInList('9,800 more: keep typing');
  await userEvent.keyboard('{Escape}');
  await userEvent.clear(field);
  await userEvent.paste('precision 00013');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await expect(screen.getByRole('option')).toHaveTextContent('RC0603FR-0700013L');
});

Thousands.test(
  'keeps the selected item, which the list does not contain, when it loses the focus',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveValue('RC0603FR-0709999L');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

interface Answer {
  query: string;
  found: () => void;
  fail: () => void;
}

/** A host that searches the items on a server, with the pending responses of that server. */
function LoadingHost({ answers, ...props }: ComboBoxProps & { answers: Answer[] }) {
  const [found, setFound] = useState(indianStates.slice(0, 3));
  const [loadState, setLoadState] = useState<LoadState>({ status: 'ready' });
  const latest = useRef('');
  const load = (query: string) => {
    latest.current = query;
    setLoadState({ status: 'loading' });
    const answer = (use: () => void) => () => {
      // Ignores the response to an older text.
      if (latest.current === query) use();
    };
    answers.push({
      query,
      found: answer(() => {
        setFound(indianStates.filter(({ label }) => label.toLowerCase().startsWith(query.toLowerCase())));
        setLoadState({ status: 'ready' });
      }),
      fail: answer(() => setLoadState({ status: 'failed', onRetry: () => load(query) })),
    });
  };
  return <ComboBox {...props} items={found} loadState={loadState} onInputChange={load} />;
}

let answers: Answer[] = [];
const answerTo = (query: string) => answers.findLast((answer) => answer.query === query);
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

/** The host loads the items as the user types. */
export const Loaded = meta.story({
  beforeEach: () => {
    answers = [];
  },
  render: (args) => <LoadingHost {...args} answers={answers} />,
});

Loaded.test(
  'keeps the old list, ignores a late response, and omits the selected item from the list',
  async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'k');
    await userEvent.type(field, 'e');
    await waitFor(() => expect(options()).toEqual(['Andhra Pradesh', 'Assam', 'Bihar']));
    answerTo('ke')?.found();
    await waitFor(() => expect(options()).toEqual(['Kerala']));
    answerTo('k')?.found();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('kerala');
    await userEvent.clear(field);
    await userEvent.type(field, 'g');
    answerTo('g')?.found();
    await waitFor(() => expect(options()).toEqual(['Goa', 'Gujarat']));
  },
);

Loaded.test('shows a spinner after a second, and an option that loads again', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('combobox');
  const spinner = () => canvas.getByRole('presentation').querySelector('svg[stroke-width="2.5"]');
  await userEvent.type(field, 'p');
  await screen.findByRole('listbox');
  await expect(spinner()).toBeNull();
  await waitFor(() => expect(spinner()).not.toBeNull());
  answerTo('p')?.fail();
  const retry = await screen.findByRole('option', { name: 'Loading failed. Try again' });
  await waitFor(() => expect(spinner()).toBeNull());
  const before = answers.length;
  await userEvent.click(retry);
  await waitFor(() => expect(answers).toHaveLength(before + 1));
  await expect(field).toHaveValue('p');
  answerTo('p')?.found();
  await waitFor(() => expect(options()).toEqual(['Punjab']));
});

/** The last request has failed. */
export const Failed = meta.story({
  args: { items: [], loadState: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'k');
    await screen.findByRole('option');
  },
});

/** Nothing matches. */
export const NoMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await screen.findByText('No matches');
  },
});
