import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { EmptyState } from '@pcb/ui/EmptyState';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { longText } from '../longText.ts';
import { narrow } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      instead: [
        '`Skeleton` while loading: show this only when the list is known to be empty.',
        'A toast or an error message if something failed.',
      ],
      keyboard: ['`Tab` Moves focus to the action, if there is one.', '`Enter` Activates it.'],
      copy: [
        'The title says what is empty: Your cart is empty.',
        'The text says what appears here and how to add it.',
        'No blame and no jokes.',
      ],
    },
  },
  args: {
    art: <EmptyFootprint />,
    title: 'Your cart is empty',
    children: 'Boards, stencils and parts that you add appear here.',
    action: <ButtonLink href="/services">Browse Services</ButtonLink>,
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has a heading and one action', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
});

/** Only a title, for small areas. */
export const TitleOnly = meta.story({ render: () => <EmptyState title="No orders yet" headingLevel={3} /> });

export const LongLabel = meta.story({ tags: ['long-content', 'unbroken'], args: { title: longText }, globals: narrow });

export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
