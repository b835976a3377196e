import { Badge } from '@pcb/ui/Badge';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow, tablet } from '../looks.ts';

const meta = preview.meta({
  title: 'Components/Inline',
  component: Inline,
  parameters: {
    guide: {
      instead: ['`Grid` for equal columns.', '`Stack` for a column.', '`ToggleGroup` for buttons that select a value.'],
      keyboard: [],
      copy: [
        'Keep related text in one child, such as an amount and its unit, so that it does not wrap apart.',
        'Buttons that belong together get `role="group"` and an `aria-label` that says what they act on.',
      ],
    },
  },
  args: { children: ['FR-4', '4 layers', 'ENIG', '1.6 mm', 'Green'].map((name) => <Badge key={name}>{name}</Badge>) },
});

export const Playground = meta.story({ tags: ['ready'] });

/** Items that do not fit wrap to the next line. */
export const Wrapping = meta.story({ globals: narrow, args: { gap: 'xlarge' } });

Wrapping.test('wraps its items', async ({ canvas }) => {
  const tops = ['FR-4', 'Green'].map((name) => canvas.getByText(name).getBoundingClientRect().top);
  await expect(tops[1]).toBeGreaterThan(tops[0] ?? 0);
});

/** Buttons of full width below each other on a phone, side by side from a tablet on. */
export const Responsive = meta.story({
  args: {
    direction: { phone: 'column', tablet: 'row' },
    align: { phone: 'stretch', tablet: 'center' },
    gap: { phone: 'small', tablet: 'large' },
    children: ['Get a quote', 'Send an inquiry'].map((label) => <Button key={label}>{label}</Button>),
  },
  globals: tablet,
});

Responsive.test('is a row from the breakpoint on', async ({ canvas }) => {
  const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
  await expect(second?.top).toBe(first?.top);
  // The second item is on the left in right-to-left text.
  const gaps = [(second?.left ?? 0) - (first?.right ?? 0), (first?.left ?? 0) - (second?.right ?? 0)];
  await expect(Math.max(...gaps)).toBe(16);
});

export const UnbrokenLabel = meta.story({
  tags: ['unbroken'],
  args: {
    children: ['FR-4', 'RES-0603-10K-1PCT-100MW-THICKFILM-AUTOMOTIVE-REEL-5000', 'ENIG'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
  globals: narrow,
});
