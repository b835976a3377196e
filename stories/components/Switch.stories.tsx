import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  parameters: {
    guide: {
      instead: [
        '`Checkbox` or `CheckboxGroup` for choices that apply when a form is submitted.',
        '`ToggleGroup` if both options have names: Metric or imperial.',
      ],
      keyboard: ['`Tab` Moves focus to it.', '`Space` Turns it on or off.'],
      copy: [
        'The label describes the on state and does not change: E-mail me when an order ships.',
        'No “on” or “off”, and no question.',
      ],
    },
  },
  args: { children: 'E-mail me when an order ships', onChange: fn() },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('switches by a click on its label and by Space', async ({ canvas, userEvent, args }) => {
  const control = canvas.getByRole('switch', { name: 'E-mail me when an order ships' });
  await userEvent.click(canvas.getByText('E-mail me when an order ships'));
  await expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(control).not.toBeChecked();
  await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
  await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
});

/** On initially. */
export const On = meta.story({ args: { defaultSelected: true } });

/** Off and on, both disabled and visibly different. */
export const Disabled = meta.story({
  render: () => (
    <Stack>
      <Switch isDisabled>E-mail me</Switch>
      <Switch isDisabled defaultSelected>
        Panel with tabs
      </Switch>
    </Stack>
  ),
});

/** On, in the colours of the system. */
export const ForcedColours = On.extend({ tags: ['forced-colours'], globals: { contrast: 'forced' } });

ForcedColours.test('fills its track and shows the thumb in another colour', async ({ canvas }) => {
  const track = ownerOf(canvas.getByText('E-mail me when an order ships')).previousElementSibling;
  const thumb = track?.firstElementChild;
  const colourOf = (element: Element | null | undefined) => element && getComputedStyle(element).backgroundColor;
  const system = document.createElement('i');
  document.body.append(system);
  system.style.background = 'Highlight';
  await expect(colourOf(track)).toBe(colourOf(system));
  system.style.background = 'HighlightText';
  await expect(colourOf(thumb)).toBe(colourOf(system));
  system.remove();
});

export const LongLabel = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { defaultSelected: true, children: longText },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  render: (args) => (
    <Stack>
      <Switch {...args} />
      <Switch defaultSelected>Panel with tabs</Switch>
    </Stack>
  ),
});

export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });

On.test('has its thumb at the end of the track', async ({ canvas }) => {
  const copy = ownerOf(canvas.getByText('E-mail me when an order ships'));
  const track = copy.previousElementSibling?.getBoundingClientRect();
  const thumb = copy.previousElementSibling?.firstElementChild?.getBoundingClientRect();
  if (!track || !thumb) throw new Error('The switch has no track.');
  const [room, otherRoom] = [track.right - thumb.right, thumb.left - track.left];
  const isMirrored = document.documentElement.dir === 'rtl';
  await expect(Math.min(room, otherRoom)).toBeGreaterThan(0);
  await expect(room < otherRoom).toBe(!isMirrored);
});
