import { Switch } from '@pcb/ui/Switch';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { children: 'E-mail me when an order ships', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('switches by a click on its words and by Space', async ({ canvas, userEvent, args }) => {
  const control = canvas.getByRole('switch', { name: 'E-mail me when an order ships' });
  await userEvent.click(canvas.getByText('E-mail me when an order ships'));
  await expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(control).not.toBeChecked();
  await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
  await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
});

export const On = meta.story({ args: { defaultSelected: true } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const DisabledOn = meta.story({ args: { isDisabled: true, defaultSelected: true } });

export const LongWordsNarrow = meta.story({
  args: {
    defaultSelected: true,
    children: 'E-mail me and everybody of my company who has a part in it when an order ships or is delayed',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
