import { sampleBrand } from '@pcb/screens/fixtures';
import { HomeScreen } from '@pcb/screens/storefront/HomeScreen';
import fc from 'fast-check';
import { prerender } from 'react-dom/static';
import { describe, expect, it } from 'vitest';
import { industryHref } from '../../packages/screens/src/storefront/HomeScreen/industryHref.ts';

// Unlike `renderToStaticMarkup`, this waits for the drawings.
const { prelude } = await prerender(
  <HomeScreen brand={sampleBrand} onInstantQuote={() => undefined} onInquireNow={() => undefined} />,
  { progressiveChunkSize: Infinity },
);
const html = await new Response(prelude).text();

describe('industry tiles', () => {
  it('[H-05] pass any name unchanged in the URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(new URL(industryHref(name), 'https://shop.example').searchParams.get('topic')).toBe(name);
      }),
    );
  });

  it('[H-05] are the 17 industries, in order', () => {
    const topics = [...html.matchAll(/href="\/reach-out\?topic=([^"]*)"/g)].map(([, topic]) =>
      decodeURIComponent(topic ?? ''),
    );
    // The references also link to the topics of some of them.
    expect([...new Set(topics)]).toEqual([
      'Educational Institutes',
      'Renewable Energy',
      'Automotive',
      'Industrial Electronics',
      'Student',
      'Telecommunication',
      'Industrial',
      'IOT',
      'Research & Development',
      'Railways',
      'Aerospace',
      'Defence',
      'Medical',
      'Consumer Electronics',
      'Measurements',
      'Lighting',
      'Hobbyist',
    ]);
  });
});

describe('home page', () => {
  it.each([
    'Founded 1996 under a former name',
    '25+ years of excellence',
    'ISO certified process',
    '24/7 customer support',
    '1000+ trusted clients',
    'Turnaround from 3 working days',
    'No minimum quantity',
    'Save up to 15 percent by combining fabrication and assembly',
  ])('[H-06] shows the claim: %s', (claim) => {
    // The figure of a claim is large, in a separate element.
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toContain(`>${claim}<`);
  });

  it('shows the dimensions of the drawn board, which has a margin of 3 mm', () => {
    const [, width = '', height = ''] = /aria-label="Drawing of.*?viewBox="0 0 (\S+) (\S+)"/.exec(html) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo((70 + 6) / (51 + 6), 5);
    expect(html).toContain('70.00 mm');
    expect(html).toContain('51.00 mm');
  });
});
