import { Disclosure } from '@pcb/ui/Disclosure';
import { Text } from '@pcb/ui/Text';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    title: 'How the price is made up',
    headingLevel: 2 as const,
    children: <Text>Board area, layers, finish and quantity, then tax of 18 percent and shipping.</Text>,
    onExpandedChange: fn(),
  },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is a heading with a button that opens and closes the rest', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'How the price is made up' });
  await expect(canvas.getByRole('heading', { level: 2, name: 'How the price is made up' })).toContainElement(button);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(canvas.getByText(/Board area/)).not.toBeVisible();
  await userEvent.click(button);
  await expect(canvas.getByText(/Board area/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText(/Board area/)).not.toBeVisible();
  await expect(args.onExpandedChange).toHaveBeenCalledTimes(2);
});

export const Expanded = meta.story({ args: { defaultExpanded: true } });

export const Disabled = meta.story({ args: { isDisabled: true } });

/** Long titles and words without a break wrap. */
export const LongWords = meta.story({
  args: {
    title: 'Electroless-nickel-immersion-gold_ENIG_2u_selective_with_hard_gold_fingers_and_a_countersunk_hole',
    defaultExpanded: true,
    children: 'RogersRO4350B_0.508mm_and_Isola370HR_prepreg_2116_hybrid_build_up_with_resin_filled_microvias',
  },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

LongWords.test('does not scroll sideways at 320 px', async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

export const Dark = meta.story({ args: { defaultExpanded: true }, globals: { theme: 'dark' } });
