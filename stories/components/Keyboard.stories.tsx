import { Keyboard } from '@pcb/ui/Keyboard';
import { Text } from '@pcb/ui/Text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Keyboard',
  component: Keyboard,
  parameters: {
    guide: {
      instead: ['`Code` for characters to type.', '`Button` for something to press on the page.'],
      keyboard: [],
      copy: ['Keys as they are labelled: Ctrl, Shift, Esc, ⌘.', 'Arrow keys in words: Arrow down.'],
    },
  },
  args: { keys: ['Ctrl', 'K'] },
});

export const Playground = meta.story({ tags: ['ready'] });

/** The symbol ⌘ is read as Command. */
export const Command = meta.story({ args: { keys: ['⌘', 'K'] } });

Command.test('has a word for the symbol, and one element for each key', async ({ canvasElement }) => {
  const shortcut = canvasElement.querySelector('kbd');
  await expect(shortcut?.querySelectorAll('kbd')).toHaveLength(2);
  const spoken = shortcut?.cloneNode(true) as HTMLElement;
  spoken.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
  await expect(spoken).toHaveTextContent('Command+K');
});

export const InASentence = meta.story({
  tags: ['long-content'],
  render: () => (
    <Text>
      Press <Keyboard keys={['Ctrl', 'Shift', 'Enter']} /> to send the form, and <Keyboard keys={['Esc']} /> to leave
      it.
    </Text>
  ),
  globals: narrow,
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
