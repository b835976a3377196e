import type { ComponentStates } from '#storybook/states.ts';

const withoutText = {
  'long-content': 'It has no text.',
  unbroken: 'It has no text.',
  touch: 'It is not interactive.',
} as const;

const withFiguresOnly = {
  'long-content': 'Its texts are figures of a few digits.',
  unbroken: 'Its texts are figures of a few digits.',
  touch: 'It is not interactive.',
} as const;

const onPagesOnly = {
  ...withFiguresOnly,
  'on-mask': 'It explains figures, which are never on a section that shows a board.',
} as const;

export const artStates = {
  'Art/BoardArt': {
    without: withoutText,
    own: ['Variants', 'Seeds', 'Layout', 'Stencil', 'Sourcing', 'Wide', 'Upright', 'Labelled', 'Dark'],
  },
  'Art/BoardLayers': {
    without: { touch: 'It is not interactive.' },
    own: ['Up To Each Layer', 'Named', 'Scrolled', 'Dark'],
  },
  'Art/BrokenTrace': {
    without: withoutText,
    own: ['Labelled', 'Dark'],
  },
  'Art/EmptyFootprint': {
    without: withoutText,
    own: ['Labelled', 'Dark'],
  },
  'Art/ViaMark': {
    without: withoutText,
    own: ['Dark'],
  },
  'Art/BoardDetail': { without: withoutText, own: ['Details'] },
  'Art/ChipBoard': { without: withoutText, own: [] },
  'Art/ConnectedChip': { without: withoutText, own: [] },
  'Art/Fiducial': { without: withoutText, own: [] },
  'Art/TraceFan': { without: withoutText, own: [] },
  'Art/Footprint': { without: withoutText, own: ['Kinds'] },
  'Art/PartDrawing': { without: withFiguresOnly, own: ['Packages', 'One Scale', 'Unknown'] },
  'Art/ScaleDrawing': {
    without: onPagesOnly,
    own: [
      'Materials',
      'Panel',
      'V Cuts',
      'Working Panel',
      'Panels On Working Panel',
      'Too Large',
      'Stencil',
      'Foil',
      'Magnified',
      'Long And Thin',
      'Smallest',
      'Smaller Than A Coin',
      'Unknown',
      'Right To Left',
    ],
  },
  'Art/SizeDrawing': { without: withFiguresOnly, own: ['Unknown', 'Long And Thin', 'Right To Left'] },
  'Art/OrderSketch': {
    without: { ...withoutText, 'on-mask': onPagesOnly['on-mask'] },
    own: ['Subjects', 'Dark'],
  },
  'Art/StackUpDrawing': {
    without: {
      ...onPagesOnly,
      touch: 'Its layers are as large as the layers of the board; the table beside it repeats them.',
    },
    own: ['Highlighted'],
  },
  'Art/ProcessDrawing': { without: onPagesOnly, own: ['With Key'] },
  'Art/LineCrossSection': { without: onPagesOnly, own: ['Kinds'] },
  'Art/DeliveryPanelDrawing': { without: onPagesOnly, own: ['V Cuts'] },
  'Art/PanelCornerDrawing': { without: onPagesOnly, own: ['V Cuts'] },
  'Art/WorkingPanelDrawing': { without: onPagesOnly, own: [] },
} as const satisfies ComponentStates;
