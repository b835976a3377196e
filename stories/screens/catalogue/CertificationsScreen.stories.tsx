import { certificationsContent, CertificationsScreen } from '@pcb/screens/catalogue/CertificationsScreen';
import { sampleBrand } from '@pcb/screens/fixtures';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { longWord } from '../../longText.ts';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';
import { expectRelatedLinks } from './catalogueStory.ts';

const meta = preview.meta({
  title: 'Screens/Catalogue/Certifications',
  component: CertificationsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For production limits, use the technical capabilities page.',
        'Files of one order are part of that order in the account.',
      ],
      keyboard: [
        '`Tab` Moves through the breadcrumb, then to the file of each standard, then to the related pages.',
        '`Enter` Downloads the file.',
      ],
      copy: [
        'A button names its file: ‘Download ISO 9001’, not ‘Download’.',
        'The type and size of the file are next to it; issuer, number and validity are above it.',
        'State what a standard requires; do not claim to hold it while the file is a sample.',
      ],
    },
  },
  decorators: [inMain],
  args: { brandName: sampleBrand.name, trail: trailTo(shellContent, '/components/certifications') },
  argTypes: { trail: { control: false }, content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[C-08] [C-10] each of the four is a PDF to download, and links to the panel guidelines and to reach out',
  async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^Download/ });
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Download ISO 9001', '/certificates/iso-9001.pdf'],
      ['Download ISO 14001', '/certificates/iso-14001.pdf'],
      ['Download IATF 16949', '/certificates/iatf-16949.pdf'],
      ['Download RoHS', '/certificates/rohs.pdf'],
    ]);
    for (const link of links) await expect(link).toHaveAttribute('download');
    await expect(canvas.getAllByText(/^PDF, 1\.\d kB$/)).toHaveLength(4);
    await expectRelatedLinks(canvas);
  },
);

Ready.test('shows the issuer, number, validity and first page of each document', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: /^First page of the sample document for/ })).toHaveLength(4);
  const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  await expect(facts.slice(0, 3)).toEqual([
    'Sample Certification Body',
    'SAMPLE-QMS-0001',
    '1 April 2026 to 31 March 2029',
  ]);
});

export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });

/** A standard whose name, subject and points cannot break. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    content: {
      ...certificationsContent,
      certifications: certificationsContent.certifications.map((certification) => ({
        ...certification,
        name: longWord,
        subject: longWord,
        issuer: longWord,
        text: `${certification.text} `.repeat(4),
        points: [...certification.points, longWord],
      })),
    },
  },
  globals: narrow,
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
