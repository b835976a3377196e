import { Avatar, avatarSizes } from '@pcb/ui/Avatar';
import { Inline } from '@pcb/ui/Inline';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b87333" d="M0 0h8v8H0z"/></svg>',
  );

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  parameters: {
    guide: {
      instead: [
        'The full name if it fits: it says more than two letters.',
        'An icon for a thing or a company: an avatar is for people.',
      ],
      keyboard: [],
      copy: ['Pass the name as the person writes it; the initials come from its first and last words.'],
    },
  },
  args: { name: 'Anjali Menon' },
  argTypes: { size: { control: 'select', options: avatarSizes } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has the person’s name and shows initials', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Anjali Menon' })).toHaveTextContent('AM');
});

/** 28, 40 and 64 px, and initials in several scripts. */
export const Initials = meta.story({
  render: () => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} name="Anjali Menon" size={size} />
      ))}
      {['Anjali Menon', 'കാവ്യ നായർ', 'क्षितिज शर्मा', 'Ægir Þórsson', '王小明', 'Prince'].map((name) => (
        <Avatar key={name} name={name} size="large" />
      ))}
    </Inline>
  ),
});

/** The picture covers the initials; the accessible name stays. */
export const WithPicture = meta.story({ args: { src: picture } });

WithPicture.test('covers the initials with the picture', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
});

/** The picture cannot be loaded, so the initials show. */
export const BrokenPicture = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });

BrokenPicture.test('shows the initials until the picture has loaded', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('img')).not.toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Anjali Menon' })).toHaveTextContent('AM');
});

export const OnInverse = meta.story({ tags: ['on-inverse'] });
