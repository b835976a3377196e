import { ButtonLink } from '@pcb/ui/ButtonLink';
import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    art: <EmptyFootprint />,
    title: 'Your cart is empty',
    children: 'Boards, stencils and parts that you add will wait here.',
    action: <ButtonLink href="/services">Browse Services</ButtonLink>,
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('has a heading and one way on', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Browse Services' })).toHaveAttribute('href', '/services');
});

export const TitleOnly = meta.story({
  render: () => <EmptyState title="No orders yet" headingLevel={3} />,
});

export const Narrow = meta.story({
  args: { title: 'No quotations match the filters that are set for status, customer and month' },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });
