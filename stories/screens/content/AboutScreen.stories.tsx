import { aboutContent, AboutScreen } from '@pcb/screens/content/AboutScreen';
import { sampleBrand } from '@pcb/screens/fixtures';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';

const longWord = 'ImpedanceControlledMultilayerPanelWithCastellatedEdgesAndScoredLines_RevisionC_final';

const sampleContent = aboutContent(sampleBrand);

const meta = preview.meta({
  title: 'Screens/Content/About',
  component: AboutScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: [
        'For a text page without a cover or a call to action, use Content.',
        'For questions and answers, use Faq.',
      ],
      keyboard: [
        '`Tab` Moves through the table of contents, the link next to each heading, the button and the related pages.',
        '`Enter` Follows the link, or presses Get Instant Quote.',
      ],
      copy: [
        'Say what the company does and for whom. Leave out claims that nobody can verify.',
        'Every figure names its source.',
        'The button says Get Instant Quote, as it does everywhere else.',
      ],
    },
  },
  decorators: [inMain],
  args: { brand: sampleBrand, onGetInstantQuote: fn() },
  argTypes: { content: contentArgType },
});

export const Ready = meta.story({ tags: ['ready'] });

Ready.test(
  '[A-01] [A-02] has a hero, four pillars, figures, the aim and links, and reports a press of Get Instant Quote',
  async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Boards from engineers who stand behind them' }),
    ).toBeVisible();
    for (const pillar of ['Experience', 'Quality', 'Service', 'Reliability']) {
      await expect(canvas.getByText(pillar)).toBeVisible();
    }
    await expect(canvas.getByText('Trusted clients')).toBeVisible();
    await expect(canvas.getByText(/integrated manufacturing, design and engineering partner/)).toBeVisible();
    const related = within(canvas.getByRole('region', { name: 'Related' }));
    await expect(related.getByRole('link', { name: 'Technical capabilities' })).toHaveAttribute(
      'href',
      '/resources/technical-capabilities',
    );
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ready to Start Your Project?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Get Instant Quote' }));
    await expect(args.onGetInstantQuote).toHaveBeenCalledOnce();
  },
);

/** A title, a lead and a heading that cannot break. */
export const LongContent = meta.story({
  tags: ['long-content'],
  args: {
    content: {
      ...sampleContent,
      title: longWord,
      lead: longWord,
      sections: [
        ...sampleContent.sections.slice(0, 1).map((section) => ({ ...section, title: longWord })),
        ...sampleContent.sections.slice(-1),
      ],
    },
  },
  globals: narrow,
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const Narrow = meta.story({ tags: ['narrow'], globals: narrow });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
