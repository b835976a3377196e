import { awkwardText, sampleOrderProgress } from '@pcb/screens/fixtures';
import { OrderHistory, type OrderProgress, type Side } from '@pcb/screens/order/OrderHistory';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { underHeading } from '../inMain.tsx';
import { failed, loading, ready } from '../remote.ts';

const [question, , start] = sampleOrderProgress.events as readonly [
  OrderProgress['events'][number],
  unknown,
  OrderProgress['events'][number],
];
const none: OrderProgress = { ...sampleOrderProgress, can: ['cancel', 'answer'], events: [] };

// Widened, because Storybook infers the type of the arg from this value.
const customer = 'customer' as Side;

const meta = preview.meta({
  title: 'Screens/Account/Order history',
  component: OrderHistory,
  tags: ['screen'],
  argTypes: { content: contentArgType },
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For what was ordered use `OrderedLines`.',
        'For a list of orders `CustomerOrders` or `AdminOrdersScreen`.',
      ],
      keyboard: ['`Tab` moves through the buttons of the possible steps, the files and the form of a message.'],
      copy: ['The customer reads “Our team”; the business reads who it was.', 'Only a possible step has a button.'],
    },
  },
  args: {
    progress: ready(sampleOrderProgress),
    viewer: customer,
    onStep: fn(() => Promise.resolve(true)),
    taking: {},
    onSend: fn(() => Promise.resolve(true)),
    sending: {},
  },
  decorators: [underHeading('Order OR-10420')],
});

/** The customer's view: an answered question and a parcel. */
export const Ready = meta.story({
  tags: ['ready'],
  args: { progress: ready({ ...sampleOrderProgress, can: ['answer'] }) },
});

Ready.test('shows who did what and when, and sends a message once', async ({ canvas, userEvent, args }) => {
  const items = canvas.getAllByRole('listitem').filter((item) => item.querySelector('time'));
  const texts = ['QuestionOur team · 25/08/2025 10:12', 'MessageYou', 'Production started', 'Dispatched'];
  for (const [index, item] of items.entries()) await expect(item).toHaveTextContent(texts[index] ?? '');
  await expect(canvas.getByText('Blue Dart, tracking number 81234567890')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'panel-drawing.pdf' })).toHaveAttribute('href', '/api/files/b3');
  const message = canvas.getByRole('textbox', { name: /^Your message/ });
  await userEvent.type(message, 'When do the others leave?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send the message' }));
  await expect(args.onSend).toHaveBeenCalledOnce();
  await expect(args.onSend).toHaveBeenCalledWith({ text: 'When do the others leave?', files: [] });
  await waitFor(() => expect(message).toHaveValue(''));
});

/** Nothing has happened yet, so it can be cancelled. */
export const Empty = meta.story({ tags: ['empty'], args: { progress: ready(none) } });

Empty.test('cancels with a reason', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong file');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));
  await expect(args.onStep).toHaveBeenCalledOnce();
  await expect(args.onStep).toHaveBeenCalledWith({ step: 'cancel', reason: 'Wrong file' });
});

/** The customer has to answer. */
export const Waiting = meta.story({ args: { progress: ready({ ...none, awaits: 'customer', events: [question] }) } });

/** The view of the business. */
export const Business = meta.story({ args: { viewer: 'business' } });

Business.test('dispatches a part of the remaining quantity', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dispatch' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dispatch' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Carrier' }), 'DTDC');
  const quantity = dialog.getByRole('textbox', { name: 'Motor controller (60 left)' });
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '20');
  await userEvent.click(dialog.getByRole('button', { name: 'Dispatch' }));
  await expect(args.onStep).toHaveBeenCalledOnce();
  await expect(args.onStep).toHaveBeenCalledWith({
    step: 'dispatch',
    carrier: 'DTDC',
    tracking: '',
    lines: [{ position: 1, quantity: 20 }],
  });
});

/** A customer has answered, and production has not started. */
export const Answered = meta.story({
  args: {
    viewer: 'business',
    progress: ready({
      ...sampleOrderProgress,
      can: ['start', 'dispatch', 'cancel', 'ask', 'settle'],
      awaits: 'business',
      events: sampleOrderProgress.events.slice(0, 2),
    }),
  },
});

/** A promise that the test resolves. */
function answering() {
  let finish: (isTaken: boolean) => void = () => {};
  const promise = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  return { answer: () => promise, finish: () => finish(true) };
}

Answered.test('closes only the dialog of the step that was taken', async ({ canvas, userEvent, args }) => {
  const [settling, dispatching] = [answering(), answering()];
  mocked(args.onStep).mockImplementationOnce(settling.answer).mockImplementationOnce(dispatching.answer);
  const openDialog = () => {
    const dialog = screen.getByRole('dialog');
    return dialog.closest('[data-exiting]') ? null : dialog;
  };
  await userEvent.click(canvas.getByRole('button', { name: 'Close the question' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Dispatch' }));
  const parcel = within(await screen.findByRole('dialog', { name: 'Dispatch' }));
  const carrier = parcel.getByRole('textbox', { name: 'Carrier' });
  await userEvent.type(carrier, 'DTDC');
  settling.finish();
  await userEvent.type(carrier, ' Express');
  await expect(openDialog()).toContainElement(carrier);
  await expect(carrier).toHaveValue('DTDC Express');

  await userEvent.click(parcel.getByRole('button', { name: 'Dispatch' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order' }));
  const reason = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /^Reason/ });
  await userEvent.type(reason, 'No ');
  dispatching.finish();
  await userEvent.type(reason, 'laminate');
  await expect(openDialog()).toContainElement(reason);
});

Answered.test('keeps text that is typed while a message is sent', async ({ canvas, userEvent, args }) => {
  const sending = answering();
  mocked(args.onSend).mockImplementationOnce(sending.answer);
  const message = canvas.getByRole('textbox', { name: /^Question or answer/ });
  await userEvent.type(message, 'The top.');
  await userEvent.click(canvas.getByRole('button', { name: 'Send to the customer' }));
  await userEvent.type(message, ' And the bottom');
  sending.finish();
  await userEvent.type(message, '?');
  await expect(message).toHaveValue('The top. And the bottom?');
});

/** Somebody else was faster. */
export const Refused = meta.story({
  args: {
    viewer: 'business',
    progress: ready({ ...sampleOrderProgress, can: ['return', 'dispatch', 'ask'], events: [start] }),
    taking: { problems: { general: 'Production of this order has already started.' } },
  },
});

Refused.test('shows the reason', async ({ canvas }) => {
  await expect(canvas.getByText('Production of this order has already started.')).toBeVisible();
});

/** Cancelled, with its reason. */
export const Cancelled = meta.story({
  args: {
    progress: ready({
      ...none,
      isCancelled: true,
      can: ['answer'],
      events: [{ ...start, step: 'cancel', text: 'The laminate is no longer made.' }],
    }),
  },
});

/** Text without a space, and markup. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    progress: ready({
      ...sampleOrderProgress,
      events: [{ ...question, text: `${awkwardText.unbroken}\n${awkwardText.markup}`, actor: awkwardText.malayalam }],
    }),
    viewer: 'business',
  },
});

export const Loading = meta.story({ tags: ['loading'], args: { progress: loading } });

export const Failed = meta.story({ name: 'Error', tags: ['error'], args: { progress: failed } });

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
