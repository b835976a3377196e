import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Proof } from '../../scripts/conformance/proofs.ts';
import type { ClauseGroup } from '../../tests/conformance/clauses.ts';
import { narrow } from '../looks.ts';
import { ConformanceTables } from './ConformanceTables.tsx';

const groups: readonly ClauseGroup[] = [
  {
    title: 'Cart',
    clauses: [
      { id: 'K-02', says: 'A quantity is a whole number from 1 to 9,999.' },
      { id: 'K-04', says: 'Total = subtotal + tax of 18 percent + shipping.' },
      { id: 'K-05', says: 'A note says that shipping is free over ₹10,000, which is not computed.' },
    ],
  },
  { title: 'Toasts', clauses: [{ id: 'T-01', says: 'There is at most one toast; a new one replaces the old one.' }] },
];

const cart = { id: 'screens-storefront-cart--ready', title: 'Screens / Storefront / Cart / Ready' };

const proofs: readonly Proof[] = [
  {
    title: 'adds tax and shipping, also to lines of fractions of a rupee',
    clauses: ['K-04'],
    file: 'tests/screens/cart.test.ts',
    runs: [{ place: 'unit', passed: true }],
  },
  {
    title: 'the total follows the quantity',
    clauses: ['K-02', 'K-04'],
    file: 'stories/screens/storefront/CartScreen.stories.tsx',
    story: { ...cart, id: `${cart.id}:the-total-follows-the-quantity` },
    runs: [
      { place: 'stories', passed: true },
      { place: 'stories-right-to-left', passed: true },
    ],
  },
  {
    title: 'steps down to 1 and not below',
    clauses: ['K-02'],
    file: 'stories/screens/storefront/CartScreen.stories.tsx',
    story: { ...cart, id: `${cart.id}:steps-down` },
    runs: [{ place: 'stories', passed: true }],
  },
  {
    title: 'takes no fraction',
    clauses: ['K-02'],
    file: 'tests/ui/NumberField.test.ts',
    runs: [{ place: 'unit', passed: true }],
  },
  {
    title: 'returns to a valid number',
    clauses: ['K-02'],
    file: 'tests/e2e/cart.spec.ts',
    runs: [
      { place: 'desktop', passed: true },
      { place: 'phone', passed: true },
    ],
  },
  {
    title: 'a new toast replaces the old one',
    clauses: ['T-01'],
    file: 'tests/e2e/toasts.spec.ts',
    runs: [
      { place: 'desktop', passed: true },
      { place: 'phone', passed: false },
    ],
  },
];

const meta = preview.meta({
  title: 'Guides/Conformance',
  component: ConformanceTables,
  // Conformance.mdx is its page.
  tags: ['!autodocs', 'nightly'],
  args: { groups, proofs },
});

export const Results = meta.story({});

Results.test('names the open clauses and the places in which a test failed', async ({ canvas }) => {
  await expect(canvas.getByText('2 of 4 clauses are shown by tests that pass; open: K-05, T-01.')).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^K-04/ })).toHaveTextContent('Passed');
  const untested = canvas.getByRole('row', { name: /^K-05/ });
  await expect(untested).toHaveTextContent('None');
  await expect(untested).toHaveTextContent('No test');
  const failed = canvas.getByRole('row', { name: /^T-01/ });
  await expect(failed).toHaveTextContent('Failed');
  await expect(failed).toHaveTextContent('tests/e2e/toasts.spec.ts');
  await expect(failed).toHaveTextContent('Did not pass in phone');
});

Results.test('links to the stories, which come before other tests', async ({ canvas }) => {
  const [story, other] = within(canvas.getByRole('row', { name: /^K-04/ })).getAllByRole('listitem');
  const link = within(story!).getByRole('link', { name: 'the total follows the quantity' });
  await expect(link).toHaveAttribute('href', `./?path=/story/${cart.id}:the-total-follows-the-quantity`);
  await expect(link).toHaveAttribute('target', '_top');
  await expect(other).toHaveTextContent('tests/screens/cart.test.ts');
});

Results.test('opens and closes a long list of tests', async ({ canvas, userEvent }) => {
  const row = within(canvas.getByRole('row', { name: /^K-02/ }));
  await expect(row.getAllByRole('listitem')).toHaveLength(3);
  await userEvent.click(row.getByRole('button', { name: 'Show 1 more' }));
  await expect(row.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(row.getByRole('button', { name: 'Show fewer' }));
  await expect(row.getAllByRole('listitem')).toHaveLength(3);
});

/** No test run yet: the page lists the tests in Storybook's index. */
export const NotRun = meta.story({
  args: { proofs: proofs.filter(({ story }) => story).map((proof) => ({ ...proof, runs: [] })) },
});

NotRun.test('says that npm test writes the results, and shows none', async ({ canvas }) => {
  await expect(canvas.getByText(/all results come with npm test\.$/)).toBeVisible();
  await expect(canvas.getAllByText('Not run')).toHaveLength(4);
  await expect(canvas.getByRole('link', { name: 'steps down to 1 and not below' })).toBeVisible();
  await expect(canvas.getByRole('row', { name: /^T-01/ })).toHaveTextContent('None in Storybook');
});

export const Narrow = meta.story({ globals: narrow });
