import { sampleBrand } from '@pcb/screens/fixtures';
import { ReachOutScreen } from '@pcb/screens/storefront/ReachOutScreen';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Storefront/Reach out',
  component: ReachOutScreen,
  args: { brand: sampleBrand, onTopicChange: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <ReachOutScreen {...args} />
    </main>
  ),
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('offers mail and phone, and reports the field that is chosen', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reach out');
  await expect(canvas.getByRole('link', { name: sampleBrand.phone })).toHaveAttribute('href', 'tel:+914844001996');
  await userEvent.click(canvas.getByRole('combobox', { name: 'Your field' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Railways' }));
  await expect(args.onTopicChange).toHaveBeenLastCalledWith('Railways');
});

export const Topic = meta.story({ args: { topic: 'Research & Development' } });

Topic.test(
  '[R-03] names the industry in its heading, preselects it and writes it into the mail',
  async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Reach out about Research & Development');
    await expect(canvas.getByRole('combobox', { name: 'Your field' })).toHaveTextContent('Research & Development');
    const { href } = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Write an e-mail' });
    await expect(new URL(href).searchParams.get('subject')).toBe('Inquiry: Research & Development');
  },
);

export const UnknownTopic = meta.story({ args: { topic: '<img src=x onerror=alert(1)>' } });

UnknownTopic.test('[R-03] shows a topic that is no industry as plain text', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
  await expect(canvas.getByRole('combobox', { name: 'Your field' })).toHaveTextContent('Another field');
  await expect(document.querySelector('img[src="x"]')).toBeNull();
});

/** Ten thousand characters in the address: the heading is cut. */
export const LongTopic = meta.story({
  args: { topic: 'Electronics'.repeat(1000) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

LongTopic.test('cuts a topic that is too long and fits 320 px', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 }).textContent).toMatch(/^Reach out about .{79}…$/);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } } });

export const Dark = meta.story({ tags: ['dark'], args: { topic: 'Medical' }, globals: { theme: 'dark' } });
