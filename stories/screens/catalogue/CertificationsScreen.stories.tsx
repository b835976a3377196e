import { CertificationsScreen } from '@pcb/screens/catalogue/CertificationsScreen';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Catalogue/Certifications',
  component: CertificationsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  argTypes: { content: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('[C-08] each of the four is a PDF to download, marked as a sample', async ({ canvas }) => {
  const links = canvas.getAllByRole('link', { name: /^Download/ });
  await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Download ISO 9001', '/certificates/iso-9001.pdf'],
    ['Download ISO 14001', '/certificates/iso-14001.pdf'],
    ['Download IATF 16949', '/certificates/iatf-16949.pdf'],
    ['Download RoHS', '/certificates/rohs.pdf'],
  ]);
  for (const link of links) await expect(link).toHaveAttribute('download');
  await expect(canvas.getAllByText(/^PDF, 1\.6 kB$/)).toHaveLength(4);
  await expect(canvas.getByText('Sample files')).toBeVisible();
});

Playground.test('[C-10] leads to the panel guidelines and to reach out', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Panel guidelines' })).toHaveAttribute(
    'href',
    '/resources/panel-guidelines',
  );
  await expect(canvas.getByRole('link', { name: 'Reach out' })).toHaveAttribute('href', '/reach-out');
});

export const Narrow = meta.story({ tags: ['narrow'], globals: { viewport: { value: 'narrow', isRotated: false } } });

Narrow.test('nothing scrolls sideways', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

export const Dark = meta.story({ tags: ['dark'], globals: { theme: 'dark' } });
