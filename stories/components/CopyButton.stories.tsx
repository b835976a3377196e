import { buttonSizes, buttonVariants } from '@pcb/ui/Button';
import { CopyButton } from '@pcb/ui/CopyButton';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { expectAnnounced } from './announced.ts';

const refuses = () => {
  spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Write permission denied.'));
};

const meta = preview.meta({
  title: 'Components/CopyButton',
  component: CopyButton,
  parameters: {
    guide: {
      instead: [
        '`Button` for any other action.',
        'Text that can be selected is enough where people seldom copy it.',
        'A download for more than a few lines.',
      ],
      keyboard: [
        '`Tab` Moves focus to it.',
        '`Enter or Space` Copies the text. If the browser refuses, moves to the field with it.',
      ],
      copy: [
        'The label names what is copied: Copy order number.',
        'In a list it names the item: Copy order number ORD-1042.',
      ],
    },
  },
  args: { label: 'Copy order number', value: 'ORD-1042' },
  argTypes: {
    size: { control: 'select', options: buttonSizes },
    variant: { control: 'select', options: buttonVariants },
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('copies the text by keyboard, keeps its name and announces the copy', async ({ canvas, userEvent }) => {
  const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const button = canvas.getByRole('button', { name: 'Copy order number' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(writeText).toHaveBeenCalledWith('ORD-1042');
  await expectAnnounced('Copied');
  await expect(button).toHaveFocus();
  await expect(button).toHaveAccessibleName('Copy order number');
});

/** Next to the text, where the icon is enough. */
export const BesideAText = meta.story({
  render: (args) => (
    <Inline gap="xsmall">
      <Text isMono>{args.value}</Text>
      <CopyButton {...args} label={`Copy order number ${args.value}`} isLabelHidden isInline />
    </Inline>
  ),
});

BesideAText.test('is named like its visible form', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Copy order number ORD-1042' })).toBeVisible();
});

/** The browser refuses, for example without https: the text is selected, to copy it by hand. */
export const Refused = meta.story({
  beforeEach: refuses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('textbox');
  },
});

/** A long link scrolls inside its field. */
export const LongValue = meta.story({
  tags: ['long-content', 'unbroken'],
  args: {
    label: 'Copy the link to this quotation, with every value of its forms',
    value: `https://alphianz.example/services?${'fab-name=motor-driver&'.repeat(20)}`,
  },
  beforeEach: refuses,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('textbox');
  },
  globals: narrow,
});

export const OnInverse = meta.story({
  tags: ['on-inverse'],
  render: (args) => (
    <Inline>
      {buttonVariants.map((variant) => (
        <CopyButton key={variant} {...args} variant={variant} />
      ))}
    </Inline>
  ),
});

export const Touch = meta.story({
  tags: ['touch'],
  globals: { pointer: 'coarse' },
  render: (args) => (
    <Inline>
      <CopyButton {...args} />
      <CopyButton {...args} isLabelHidden />
    </Inline>
  ),
});
