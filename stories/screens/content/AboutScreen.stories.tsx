import { AboutScreen } from '@pcb/screens/content/AboutScreen';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Content/About',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { onGetInstantQuote: fn() },
  argTypes: { content: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[A-01] has a hero, four pillars, figures and the aim', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Boards made by people who answer for them' }),
  ).toBeVisible();
  for (const pillar of ['Experience', 'Quality', 'Service', 'Reliability']) {
    await expect(canvas.getByText(pillar)).toBeVisible();
  }
  await expect(canvas.getByText('Trusted clients')).toBeVisible();
  await expect(canvas.getByText(/integrated manufacturing, design and engineering partner/)).toBeVisible();
});

Playground.test('[A-02] tells the host that Get Instant Quote was pressed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: 'Ready to Start Your Project?' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Get Instant Quote' }));
  await expect(args.onGetInstantQuote).toHaveBeenCalledOnce();
});

Playground.test('leads on to other pages', async ({ canvas }) => {
  const related = within(canvas.getByRole('region', { name: 'Related' }));
  await expect(related.getByRole('link', { name: 'Technical capabilities' })).toHaveAttribute(
    'href',
    '/resources/technical-capabilities',
  );
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });
