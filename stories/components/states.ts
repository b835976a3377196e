import type { ComponentStates } from '#storybook/states.ts';

export const componentStateLists = {
  'Components/Accordion': {
    without: {},
    own: ['One Expanded', 'Controlled', 'Narrow', 'Dark'],
  },
  'Components/Avatar': {
    without: {
      'long-content': 'It shows two letters at most, however long the name is.',
      unbroken: 'It shows two letters at most, however long the name is.',
      touch: 'Nothing in it can be pressed.',
    },
    own: ['Sizes', 'Scripts', 'With Picture', 'Broken Picture', 'Dark'],
  },
  'Components/Badge': {
    without: { touch: 'Nothing in it can be pressed.' },
    own: ['Tones', 'Dark'],
  },
  'Components/BoardArt': {
    without: {
      'long-content': 'It has no words.',
      unbroken: 'It has no words.',
      touch: 'Nothing in it can be pressed.',
    },
    own: ['Variants', 'Seeds', 'Layout', 'Stencil', 'Sourcing', 'Wide', 'Upright', 'Labelled', 'Dark'],
  },
  'Components/Box': {
    without: { 'long-content': 'Its words are those of what stands in it.', touch: 'Nothing in it can be pressed.' },
    own: ['Surfaces', 'Other Element', 'Dark'],
  },
  'Components/Breadcrumbs': {
    without: {},
    own: ['One Level', 'Placed', 'Dark'],
  },
  'Components/BrokenTrace': {
    without: {
      'long-content': 'It has no words.',
      unbroken: 'It has no words.',
      touch: 'Nothing in it can be pressed.',
    },
    own: ['Labelled', 'Dark'],
  },
  'Components/Button': {
    without: {},
    own: ['Appearance', 'Sizes', 'Pending', 'Disabled'],
  },
  'Components/ButtonLink': {
    without: {},
    own: ['Appearance', 'Sizes'],
  },
  'Components/Card': {
    without: { touch: 'Its target is the whole card, far above 44 px.' },
    own: ['Interactive', 'With Picture', 'Dark'],
  },
  'Components/CheckboxGroup': {
    without: {},
    own: ['Chosen', 'With Description', 'One Disabled', 'Disabled', 'Invalid', 'Dark'],
  },
  'Components/DataTable': {
    without: {},
    own: [
      'Sorted',
      'With Caption',
      'Empty',
      'Windowed',
      'Reordered',
      'Hidden Label',
      'Hundred Thousand',
      'Tablet',
      'Narrow',
      'Narrow Windowed',
      'Dark',
    ],
  },
  'Components/DateField': {
    without: {},
    own: ['Filled', 'Controlled', 'Required With Description', 'Invalid', 'Disabled'],
  },
  'Components/Designator': {
    without: { touch: 'Nothing in it can be pressed.' },
    own: ['Without Reference', 'Above A Heading', 'Dark'],
  },
  'Components/Dialog': {
    without: { 'on-mask': 'It stands above the page and not on a section.' },
    own: ['Center', 'Start', 'End', 'Narrow Drawer', 'Dark'],
  },
  'Components/Disclosure': {
    without: {},
    own: ['Expanded', 'Disabled', 'Dark'],
  },
  'Components/EmptyFootprint': {
    without: {
      'long-content': 'It has no words.',
      unbroken: 'It has no words.',
      touch: 'Nothing in it can be pressed.',
    },
    own: ['Labelled', 'Dark'],
  },
  'Components/EmptyState': {
    without: {},
    own: ['Title Only', 'Dark'],
  },
  'Components/Form': {
    without: {},
    own: ['Refused', 'Refused Choices', 'Dark'],
  },
  'Components/Grid': {
    without: {
      'long-content': 'It draws nothing itself.',
      'on-mask': 'It draws nothing itself.',
      touch: 'It draws nothing itself.',
    },
    own: ['Narrow Columns', 'Wider Than The Screen'],
  },
  'Components/Heading': {
    without: { touch: 'Nothing in it can be pressed.' },
    own: ['Levels', 'Sizes'],
  },
  'Components/IconButton': {
    without: {
      'long-content': 'It shows an icon; its words are for screen readers.',
      unbroken: 'It shows an icon; its words are for screen readers.',
    },
    own: ['Variants', 'Sizes', 'Disabled'],
  },
  'Components/Inline': {
    without: {
      'long-content': 'It draws nothing itself.',
      'on-mask': 'It draws nothing itself.',
      touch: 'It draws nothing itself.',
    },
    own: ['Space Between', 'Wrapping'],
  },
  'Components/Link': {
    without: {},
    own: ['In A Sentence', 'Variants', 'With Icon'],
  },
  'Components/Logo': {
    without: {
      'long-content': 'It holds the name of a brand, which stays in one line.',
      unbroken: 'It holds the name of a brand, which stays in one line.',
      touch: 'Nothing in it can be pressed.',
    },
    own: ['Sizes', 'As Link', 'Dark'],
  },
  'Components/Menu': {
    without: { 'on-mask': 'It stands above the page and not on a section; its button is a Button.' },
    own: ['Open', 'Dark'],
  },
  'Components/NavigationMenu': {
    without: {},
    own: ['Open', 'Open With Descriptions', 'Controlled', 'Tablet', 'Dark'],
  },
  'Components/NumberField': {
    without: {},
    own: ['Controlled', 'May Be Empty', 'Hidden Label', 'Required With Description', 'Invalid', 'Disabled'],
  },
  'Components/RadioGroup': {
    without: {},
    own: ['Chosen', 'Horizontal', 'Required With Description', 'Invalid', 'Disabled', 'One Disabled'],
  },
  'Components/SearchField': {
    without: {},
    own: ['Filled', 'Hidden Label', 'With Description', 'Disabled'],
  },
  'Components/Select': {
    without: {},
    own: [
      'Chosen',
      'Open',
      'Controlled',
      'Required With Description',
      'Invalid',
      'Disabled',
      'Hidden Label',
      'Empty',
      'Many Items',
      'Empty Id',
    ],
  },
  'Components/SideNavigation': {
    without: {},
    own: ['Header Icons Footer', 'Dark'],
  },
  'Components/SideNavigationLayout': {
    without: { 'on-mask': 'It is the frame of a whole page, which is no section.' },
    own: ['Edge', 'Crowded', 'Narrow', 'Narrow Edge', 'Drawer Open', 'Dark'],
  },
  'Components/Skeleton': {
    without: {
      'long-content': 'It has no words.',
      unbroken: 'It has no words.',
      touch: 'Nothing in it can be pressed.',
    },
    own: ['Of A Card', 'Dark'],
  },
  'Components/SkipLink': {
    without: { 'on-mask': 'It stands above the page and not on a section.' },
    own: [],
  },
  'Components/Spinner': {
    without: {
      'long-content': 'Its words are for screen readers alone.',
      unbroken: 'Its words are for screen readers alone.',
      touch: 'Nothing in it can be pressed.',
    },
    own: ['Sizes', 'Beside Words'],
  },
  'Components/Stack': {
    without: {
      'long-content': 'It draws nothing itself.',
      unbroken: 'It draws nothing itself.',
      'on-mask': 'It draws nothing itself.',
      touch: 'It draws nothing itself.',
    },
    own: ['Tight', 'Aligned At The Start', 'As List'],
  },
  'Components/Switch': {
    without: {},
    own: ['On', 'Disabled', 'Disabled On', 'Forced Colours'],
  },
  'Components/Table': {
    without: {},
    own: ['Sorted', 'With Actions', 'Empty', 'Tall', 'Narrow', 'Dark'],
  },
  'Components/Tabs': {
    without: {},
    own: ['Enclosed', 'With Icons', 'Controlled', 'Narrow', 'Narrow Line', 'Dark'],
  },
  'Components/Text': {
    without: { touch: 'Nothing in it can be pressed.' },
    own: ['Sizes', 'Tones', 'Mono', 'Dark'],
  },
  'Components/TextArea': {
    without: {},
    own: ['With Text', 'Required', 'Invalid', 'Disabled', 'Dark'],
  },
  'Components/TextField': {
    without: {},
    own: [
      'Required',
      'With Description',
      'With Unit',
      'Invalid',
      'Email',
      'Password',
      'Disabled',
      'Hidden Label',
      'In A Form',
    ],
  },
  'Components/ToastRegion': {
    without: { 'on-mask': 'It stands above the page and not on a section.' },
    own: ['Success', 'Danger', 'With Description', 'Right To Left', 'Dark'],
  },
  'Components/ToggleGroup': {
    without: {},
    own: [
      'No Default',
      'Unknown Value',
      'Rows',
      'Rows Of Short Options',
      'With Descriptions',
      'Required With Description',
      'Hidden Label',
      'Disabled',
    ],
  },
  'Components/UploadButton': {
    without: {},
    own: ['Required', 'Other Words', 'Disabled', 'No Description'],
  },
  'Components/VisuallyHidden': {
    without: {
      'long-content': 'Its words are for screen readers alone.',
      unbroken: 'Its words are for screen readers alone.',
      'on-mask': 'Nothing of it is seen.',
      touch: 'It takes no room.',
    },
    own: [],
  },
} satisfies ComponentStates;
