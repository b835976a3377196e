import { Box } from '@pcb/ui/Box';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { desktop, phone } from '../looks.ts';
import { ownerOf } from '../ownerOf.ts';

const blocks = ['Gerber data', 'Bill of materials', 'Pick and place'].map((name) => (
  <Box key={name} surface="sunken" borderRadius="medium" padding="large">
    {name}
  </Box>
));

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  parameters: {
    guide: {
      instead: [
        '`Inline` for side by side, `Grid` for columns.',
        'A list element (`elementType="ul"`) where the children are items of one kind.',
      ],
      keyboard: [],
      copy: [],
    },
  },
  args: { children: blocks },
});

export const Playground = meta.story({ tags: ['ready'] });

/** A small gap on a phone, a larger one from a laptop on. The other layout components take values by breakpoint too. */
export const Responsive = meta.story({ args: { gap: { phone: 'small', laptop: 'xxlarge' } }, globals: desktop });

const gapBetweenBlocks = (canvas: { getByText: (text: string) => HTMLElement }) =>
  ownerOf(canvas.getByText('Bill of materials')).getBoundingClientRect().top -
  ownerOf(canvas.getByText('Gerber data')).getBoundingClientRect().bottom;

Responsive.test('has the gap of the widest breakpoint that fits', async ({ canvas }) => {
  await expect(gapBetweenBlocks(canvas)).toBe(32);
});

export const ResponsivePhone = Responsive.extend({ globals: phone });

ResponsivePhone.test('has the gap of a phone', async ({ canvas }) => {
  await expect(gapBetweenBlocks(canvas)).toBe(8);
});

/** Safari drops the list role of a list without markers, so it is set explicitly. */
export const AsList = meta.story({
  args: { elementType: 'ul', children: ['Gerber data', 'Bill of materials'].map((name) => <li key={name}>{name}</li>) },
});

AsList.test('keeps the role of a list', async ({ canvas }) => {
  await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
  await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
});
