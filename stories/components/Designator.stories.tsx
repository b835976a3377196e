import { Box } from '@pcb/ui/Box';
import { Designator } from '@pcb/ui/Designator';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { expect } from 'storybook/test';
import type { Guide } from '#storybook/docs/guide.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Designator',
  component: Designator,
  parameters: {
    guide: {
      instead: [
        '`Heading` for the title itself: a screen reader that lists headings does not find this.',
        '`Badge` for a status.',
      ],
      keyboard: [],
      words: [
        'One or two words that name the section; it is shown in capitals and written as usual.',
        'References count up through a page, as parts on a board do: U1, U2, R1.',
      ],
    } satisfies Guide,
  },
  args: { reference: 'U1', children: 'About' },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('does not read the reference out', async ({ canvas }) => {
  await expect(canvas.getByText('U1')).toHaveAttribute('aria-hidden', 'true');
  await expect(canvas.getByText('About')).toBeVisible();
});

/** The pad and the words, for a section without a number. */
export const WithoutReference = meta.story({ render: () => <Designator>Why choose us</Designator> });

/** In its place: it names the section, and the heading is still the heading. */
export const AboveAHeading = meta.story({
  render: (args) => (
    <Stack gap="medium">
      <Designator {...args} />
      <Heading level={2} size="section">
        Engineers who build boards
      </Heading>
    </Stack>
  ),
});

export const OnMask = meta.story({
  tags: ['on-mask'],
  render: (args) => (
    <Box surface="mask" padding="xlarge">
      <Designator {...args} />
    </Box>
  ),
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const LongLabel = meta.story({
  tags: ['long-content'],
  args: { children: 'Questions that engineers ask before their first order of assembled boards' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});
