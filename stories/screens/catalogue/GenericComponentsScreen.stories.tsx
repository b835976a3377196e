import { genericComponentsContent, GenericComponentsScreen } from '@pcb/screens/catalogue/GenericComponentsScreen';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const meta = preview.meta({
  title: 'Screens/Catalogue/GenericComponents',
  component: GenericComponentsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { onAddToCart: fn() },
  argTypes: { content: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[C-06] [G-02] shows six parts with image, price and a button', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Generic Electronic Components' })).toBeVisible();
  await expect(canvas.getAllByRole('img')).toHaveLength(6);
  await expect(canvas.getAllByText(/^₹/).map((price) => price.textContent)).toEqual([
    '₹45',
    '₹85',
    '₹40',
    '₹50',
    '₹14',
    '₹320',
  ]);
  await expect(canvas.getAllByRole('button', { name: 'Add to Cart' })).toHaveLength(6);
});

Playground.test('[C-06] reports the part whose button was pressed', async ({ canvas, userEvent, args }) => {
  const last = canvas.getAllByRole('button', { name: 'Add to Cart' }).at(-1) as HTMLElement;
  await expect(last).toHaveAccessibleDescription('Wi-Fi and Bluetooth module');
  await userEvent.click(last);
  await expect(args.onAddToCart).toHaveBeenCalledOnce();
  await expect(args.onAddToCart).toHaveBeenCalledWith(genericComponentsContent.parts.at(-1));
});

Playground.test('[C-10] leads to the panel guidelines and to reach out', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Panel guidelines' })).toHaveAttribute(
    'href',
    '/resources/panel-guidelines',
  );
  await expect(canvas.getByRole('link', { name: 'Reach out' })).toHaveAttribute('href', '/reach-out');
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const LongNames = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    content: {
      ...genericComponentsContent,
      parts: genericComponentsContent.parts.map((part) => ({ ...part, name: longWord, per: longWord })),
    },
  },
});

LongNames.test('wraps them', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});
