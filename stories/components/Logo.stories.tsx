import { ViaMark } from '@pcb/art/ViaMark';
import { Logo, logoSizes } from '@pcb/ui/Logo';
import { Stack } from '@pcb/ui/Stack';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Logo',
  component: Logo,
  parameters: {
    guide: {
      instead: ['`Avatar` for a person.'],
      keyboard: [],
      copy: [
        'The name is written as the brand writes it.',
        'A link around a logo needs no other text: the logo is its name.',
      ],
    },
  },
  args: { name: 'alphianz', mark: <ViaMark /> },
  argTypes: { size: { control: 'select', options: logoSizes }, mark: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

/** 24, 30 and 38 px high, with mark and name. */
export const Sizes = meta.story({
  render: (args) => (
    <Stack align="start">
      {logoSizes.map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
