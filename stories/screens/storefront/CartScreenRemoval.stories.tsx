import { cartLinesCrowded } from '@pcb/screens/fixtures';
import { CartScreen, type CartScreenProps, withoutLine } from '@pcb/screens/storefront/CartScreen';
import { Button } from '@pcb/ui/Button';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { expectAnnounced, expectSaid, listen } from '../../components/announced.ts';
import { narrow } from '../../looks.ts';
import { ready } from '../remote.ts';
import { cartMeta, lineNames, region, undo } from './cartStory.tsx';

const meta = preview.meta({ title: 'Screens/Storefront/Cart', component: CartScreen, tags: ['screen'], ...cartMeta });

/** Twelve lines; the summary stays visible. */
export const Crowded = meta.story({ args: { cart: ready(cartLinesCrowded) } });

Crowded.test('[K-03] has an Undo in the place of each removed line', async ({ canvas, userEvent }) => {
  const remove = (name: string) => userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
  await remove('Revision D, fabrication');
  await remove('Revision E, layout');
  await expectAnnounced('Revision E, layout was removed from the cart.');
  await remove('Revision L, fabrication');
  await expect(undo('Revision L, fabrication')).toHaveFocus();
  await expect(lineNames()).toHaveLength(9);
  const items = region('Items').getAllByRole('listitem');
  const removed = [3, 4, 11].map((place) => items[place]?.textContent);
  await expect(removed).toEqual(
    ['Revision D, fabrication', 'Revision E, layout', 'Revision L, fabrication'].map(
      (name) => `${name} was removed from the cart.Undo`,
    ),
  );
});

/** Two of four lines were removed, and can be put back. */
export const Removed = meta.story({
  args: { cart: ready(cartLinesCrowded.slice(0, 4)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Revision A, layout' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Revision C, layout' }));
  },
});

export const RemovedNarrow = Removed.extend({ tags: ['narrow'], globals: narrow });

/** A removal that the host has not applied yet: no announcement, and focus stays. */
export const WaitingHost = meta.story({ render: (args) => <CartScreen {...args} /> });

WaitingHost.test('[K-03] does not announce a removal that did not happen', async ({ canvas, userEvent }) => {
  const said = listen();
  const remove = canvas.getByRole('button', { name: 'Remove PCB Layout Service' });
  await userEvent.click(remove);
  await expect(remove).toHaveFocus();
  await expect(said).toEqual([]);
});

/** A host whose server applies one removal at each press of the button, in order. */
function SlowHost({ cart, ...props }: CartScreenProps) {
  const [current, setCurrent] = useState(cart);
  const [pending, setPending] = useState<readonly string[]>([]);
  const [next] = pending;
  return (
    <>
      <CartScreen {...props} cart={current} onRemove={(id) => setPending([...pending, id])} />
      <Button
        onPress={() => {
          if (current.status === 'ready' && next !== undefined) setCurrent(ready(withoutLine(current.value, next)));
          setPending(pending.slice(1));
        }}
      >
        Answer
      </Button>
    </>
  );
}

/** Two lines are removed before the server has responded. */
export const SlowAnswers = meta.story({ render: (args) => <SlowHost {...args} /> });

SlowAnswers.test('[K-03] announces each of two removals when its line is gone', async ({ canvas, userEvent }) => {
  const said = listen();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Remove FR4 Fabrication + Assembly' }));
  await expect(said).toEqual([]);
  await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
  const first = 'PCB Layout Service was removed from the cart.';
  await expectSaid(said, [first]);
  await expect(undo('PCB Layout Service')).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
  await expectSaid(said, [first, 'FR4 Fabrication + Assembly was removed from the cart.']);
  await expect(undo('FR4 Fabrication + Assembly')).toHaveFocus();
});

/** A host that reloads after each removal, and whenever the button is pressed. */
function ReloadingHost({ cart, ...props }: CartScreenProps) {
  const [current, setCurrent] = useState(cart);
  const [next, setNext] = useState(cart);
  const loading: CartScreenProps['cart'] = { status: 'loading' };
  return (
    <>
      <CartScreen
        {...props}
        cart={current}
        onRemove={(id) => {
          if (next.status === 'ready') setNext(ready(withoutLine(next.value, id)));
          setCurrent(loading);
        }}
      />
      <Button onPress={() => setCurrent(current.status === 'loading' ? next : loading)}>
        {current.status === 'loading' ? 'Answer' : 'Reload'}
      </Button>
    </>
  );
}

/** Each removal reloads the cart. */
export const Reloading = meta.story({ render: (args) => <ReloadingHost {...args} /> });

Reloading.test(
  '[K-03] announces a removal once, when the reloaded cart no longer has the line',
  async ({ canvas, userEvent, step }) => {
    const said = listen();
    const removal = 'PCB Layout Service was removed from the cart.';
    await step('waits for the response', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove PCB Layout Service' }));
      await expectSaid(said, ['Loading your cart…']);
    });
    await step('then announces it and moves focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await expectSaid(said, ['Loading your cart…', removal]);
      await expect(undo('PCB Layout Service')).toHaveFocus();
    });
    await step('and announces nothing when the cart reloads', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
      await expect(said).toEqual(['Loading your cart…', removal]);
    });
  },
);
