import { initialForms } from '@pcb/quoting/forms';
import { filledForms } from '@pcb/screens/fixtures';
import { renderLoadError } from '@pcb/screens/lazyComponent';
import { BillOfMaterials } from '@pcb/screens/quote/BillOfMaterials';
import { ServicesScreen } from '@pcb/screens/storefront/ServicesScreen';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced } from '../../components/announced.ts';
import { useRefusal } from '../remote.ts';
import { figureOf, ServicesHost, servicesMeta, summaryOf } from './servicesStory.tsx';

const retry = fn();

const meta = preview.meta({
  title: 'Screens/Storefront/Services',
  component: ServicesScreen,
  tags: ['screen'],
  ...servicesMeta,
});

/** The fifth tab for a visitor: an inquiry asks to log in. */
export const Sourcing = meta.story({ name: 'Order form: sourcing', args: { tab: 'source' } });

Sourcing.test('[Q-14] has the fields of the sourcing form', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Quantity (sets)' })).toHaveValue('1');
  const leadTime = canvas.getByRole('combobox', { name: 'Lead Time' });
  await expect(leadTime).toHaveTextContent('10-14 working days');
  await userEvent.click(leadTime);
  await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '5-7 working days',
    '7-10 working days',
    '10-14 working days',
    '14-18 working days',
  ]);
  await userEvent.click(screen.getByRole('option', { name: '5-7 working days' }));
  await waitFor(() => expect(figureOf(canvas, 'Lead Time')).toBe('5-7 working days'));
});

Sourcing.test('[Q-07] asks visitors to log in, and reports Place Inquiry', async ({ canvas, userEvent, args }) => {
  await expect(summaryOf(canvas)).toHaveTextContent('Please log in to place an inquiry.');
  await expect(canvas.getByRole('link', { name: 'log in' })).toHaveAttribute('href', '/login');
  await userEvent.click(canvas.getByRole('button', { name: 'Place Inquiry' }));
  await expect(args.onPlaceInquiry).toHaveBeenCalledTimes(1);
  await expect(args.onPlaceInquiry).toHaveBeenCalledWith(initialForms.source);
});

Sourcing.test('charges each line of the bill of materials', async ({ canvas, userEvent }) => {
  await expect(figureOf(canvas, 'Order Value')).toBe('₹750');
  const parts = canvas.getByRole('textbox', { name: 'Unique Parts' });
  await userEvent.clear(parts);
  await userEvent.paste('300');
  await waitFor(() => expect(figureOf(canvas, 'Order Value')).toBe('₹6,450'));
});

/** A target price that cannot be parsed: its field shows an error, and the order keeps its price. */
export const SourcingTargetPrice = meta.story({
  name: 'Sourcing: Target Price',
  args: { tab: 'source', forms: { ...initialForms, source: { ...initialForms.source, targetPrice: 'cheap' } } },
});

SourcingTargetPrice.test('explains the amount, and keeps the price', async ({ canvas, userEvent }) => {
  const target = canvas.getByRole('textbox', { name: 'Target Price (₹)' });
  await expect(target).toBeInvalid();
  await expect(target).toHaveAccessibleDescription(/“cheap” is not an amount: enter rupees such as 185\.50/);
  await expect(figureOf(canvas, 'Order Value')).toBe('₹750');
  await userEvent.clear(target);
  await userEvent.paste('₹1,250.50');
  await waitFor(() => expect(target).toBeValid());
});

/** Submitting: the button shows a spinner and cannot be pressed again. */
export const SourcingSaving = meta.story({ args: { tab: 'source', inquirySending: { isSaving: true } } });

SourcingSaving.test('is not submitted twice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Place Inquiry/ }));
  await expect(args.onPlaceInquiry).not.toHaveBeenCalled();
});

/** A host that rejects the inquiry with messages at fields. */
export const SourcingRefused = meta.story({
  tags: ['error'],
  args: { tab: 'source' },
  render: function RefusingHost(args) {
    const [inquirySending, onPlaceInquiry] = useRefusal(
      {
        fields: { quantity: 'We source for a maximum of 500 boards.', leadTime: 'Choose 10 working days or more.' },
        general: 'The inquiry was not placed.',
      },
      args.onPlaceInquiry,
    );
    return <ServicesHost {...args} inquirySending={inquirySending} onPlaceInquiry={onPlaceInquiry} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'PCB Name' }), 'Soil sensor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity (sets)' }), '000');
    await userEvent.click(canvas.getByRole('button', { name: 'Place Inquiry' }));
  },
});

SourcingRefused.test('keeps the input and focuses the first rejected field', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByRole('textbox', { name: 'Quantity (sets)' });
  await expectAnnounced('The inquiry was not placed.');
  await expect(quantity).toHaveFocus();
  await expect(quantity).toBeInvalid();
  await expect(quantity).toHaveAccessibleDescription(/We source for a maximum of 500 boards\./);
  await expect(quantity).toHaveValue('1000');
  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveValue('Soil sensor');
  await expect(canvas.getByRole('combobox', { name: 'Lead Time' })).toHaveAccessibleDescription(
    /Choose 10 working days or more\.$/,
  );
  await userEvent.type(quantity, '{Backspace}');
  await userEvent.tab();
  await expect(quantity).toBeValid();
});

/** The same for a customer who is signed in: no button to place an inquiry. A bill of materials can be checked below. */
export const SourcingSignedIn = meta.story({
  args: {
    tab: 'source',
    forms: filledForms,
    isSignedIn: true,
    belowSourcing: (
      <BillOfMaterials
        text=""
        onTextChange={fn()}
        onWorkbookChange={fn()}
        onChoicesChange={fn()}
        quantity={filledForms.source.quantity}
        onExport={fn()}
      />
    ),
  },
});

SourcingSignedIn.test('[Q-07] states that inquiries are not open yet instead', async ({ canvas }) => {
  await expect(canvas.getByText('Inquiries are not open yet.')).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'log in' })).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Place Inquiry' })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Talk to an engineer' })).toHaveAttribute('href', '/reach-out');
});

/** Inquiries are open. */
export const SourcingOpen = meta.story({ args: { tab: 'source', isSignedIn: true, hasInquiries: true } });

SourcingOpen.test('places the inquiry of a customer', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('An engineer prices the parts and answers by e-mail.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Talk to an engineer' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Place Inquiry' }));
  await expect(args.onPlaceInquiry).toHaveBeenCalledOnce();
});

/** The code of the bill of materials could not be loaded. The rest of the page stays. */
export const SourcingPartMissing = meta.story({
  tags: ['error'],
  args: { tab: 'source', belowSourcing: renderLoadError(retry) },
});

SourcingPartMissing.test('shows an error, and retries', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'This part of the page could not be loaded' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
});
