import { Button } from '@pcb/ui/Button';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { Menu } from '@pcb/ui/Menu';
import { Toolbar } from '@pcb/ui/Toolbar';
import { ChevronDown, Layers, Maximize, Minus, Plus, Redo2, Ruler, Undo2 } from 'lucide-react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { leftToRight } from './leftToRight.ts';

const showAll = fn();

const zoom = (
  <Inline role="group" aria-label="Zoom" gap="hairline">
    <IconButton aria-label="Zoom in">
      <Plus size={20} />
    </IconButton>
    <IconButton aria-label="Zoom out">
      <Minus size={20} />
    </IconButton>
    <IconButton aria-label="Fit">
      <Maximize size={20} />
    </IconButton>
  </Inline>
);

const controls = (
  <>
    <Inline role="group" aria-label="Changes" gap="hairline">
      <IconButton aria-label="Undo">
        <Undo2 size={20} />
      </IconButton>
      <IconButton aria-label="Redo" aria-disabled>
        <Redo2 size={20} />
      </IconButton>
    </Inline>
    {zoom}
    <Menu
      aria-label="Layers"
      items={[{ id: 'all', label: 'Show all', onAction: showAll }]}
      trigger={
        <Button variant="ghost" tone="neutral">
          Layers
          <ChevronDown aria-hidden="true" size={16} />
        </Button>
      }
    />
    <Button variant="ghost" tone="neutral">
      Measure
    </Button>
  </>
);

const meta = preview.meta({
  title: 'Components/Toolbar',
  component: Toolbar,
  parameters: {
    guide: {
      instead: [
        '`Inline` for one or two controls, and for text fields, which need the arrow keys themselves.',
        '`FilterBar` for the filters of a list.',
        '`ToggleGroup` to select one of a few values.',
      ],
      keyboard: [
        '`Tab` Moves focus into the toolbar, to the control that had it last, then out of it.',
        '`Left and right arrow` Move from control to control; up and down in a vertical toolbar.',
        '`Enter, Space` Press the button.',
        '`Arrow down` On the button of a menu: opens it.',
      ],
      copy: [
        'The name says what the controls work on: Drawing.',
        'Use `aria-disabled`, so that a disabled control stays in the order.',
      ],
    },
  },
  args: { 'aria-label': 'Drawing', children: controls },
  argTypes: { children: { control: false } },
});

export const Playground = meta.story({ tags: ['ready'] });

Playground.test('is one Tab stop, in which arrows move', leftToRight, async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('toolbar', { name: 'Drawing' })).toHaveAttribute('aria-orientation', 'horizontal');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  // The browser then moves on from the last control.
  await fireEvent.keyDown(canvas.getByRole('button', { name: 'Zoom in' }), { key: 'Tab' });
  const last = canvas.getByRole('button', { name: 'Measure' });
  await expect(last).toHaveFocus();
  last.blur();
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
});

/** Next to the drawing that it controls. */
export const Vertical = meta.story({
  args: {
    orientation: 'vertical',
    children: (
      <>
        <IconButton aria-label="Layers">
          <Layers size={20} />
        </IconButton>
        <IconButton aria-label="Measure">
          <Ruler size={20} />
        </IconButton>
        <IconButton aria-label="Fit">
          <Maximize size={20} />
        </IconButton>
      </>
    ),
  },
});

/** On a phone its controls wrap. */
export const Phone = meta.story({ globals: { ...narrow, pointer: 'coarse' } });

const longControls = (
  <>
    {zoom}
    <Button variant="ghost" tone="neutral">
      Measure the distance between two pads on the same layer
    </Button>
    <Button variant="ghost" tone="neutral">
      Leiterplattenbestückungsautomatenwartung
    </Button>
  </>
);

export const LongLabels = meta.story({
  tags: ['long-content', 'unbroken'],
  args: { children: longControls },
  globals: narrow,
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: { contrast: 'forced' } });
export const OnInverse = meta.story({ tags: ['on-inverse'] });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' } });
