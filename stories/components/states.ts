import type { ComponentStates } from '#storybook/states.ts';

export const componentStates = {
  'Components/Accordion': {
    without: {},
    own: ['One Expanded', 'Controlled', 'Narrow', 'Dark'],
  },
  'Components/Avatar': {
    without: {
      'long-content': 'It shows a maximum of two letters.',
      unbroken: 'It shows a maximum of two letters.',
      touch: 'It is not interactive.',
    },
    own: ['Sizes', 'Scripts', 'With Picture', 'Broken Picture', 'Dark'],
  },
  'Components/Badge': {
    without: { touch: 'It is not interactive.' },
    own: ['Tones', 'Dark'],
  },
  'Components/Box': {
    without: { 'long-content': 'Its text is that of its children.', touch: 'It is not interactive.' },
    own: ['Surfaces', 'Other Element', 'Responsive', 'Responsive Phone', 'Dark'],
  },
  'Components/Breadcrumbs': {
    without: {},
    own: ['One Level', 'Placed', 'Dark'],
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
    without: { touch: 'Its target is the whole card, far larger than 44 px.' },
    own: ['Interactive', 'With Picture', 'Dark'],
  },
  'Components/Checkbox': { without: {}, own: ['Checked', 'With Description', 'Disabled', 'Invalid', 'Dark'] },
  'Components/CheckboxGroup': {
    without: {},
    own: ['Chosen', 'With Description', 'One Disabled', 'Disabled', 'Invalid', 'Dark'],
  },
  'Components/DateField': {
    without: {},
    own: ['Label At Start', 'Filled', 'Controlled', 'Required With Description', 'Invalid', 'Disabled'],
  },
  'Components/Dialog': {
    without: { 'on-mask': 'It is above the page and not on a section.' },
    own: ['Center', 'Start', 'End', 'Narrow Drawer', 'Dark'],
  },
  'Components/Disclosure': {
    without: {},
    own: ['Expanded', 'Disabled', 'Dark'],
  },
  'Components/EmptyState': {
    without: {},
    own: ['Title Only', 'Dark'],
  },
  'Components/Eyebrow': {
    without: { touch: 'It is not interactive.' },
    own: ['Without Reference', 'Above A Heading', 'Dark'],
  },
  'Components/Form': {
    without: {},
    own: ['Refused', 'Refused Choices', 'Dark'],
  },
  'Components/Grid': {
    without: {
      'long-content': 'It renders nothing visible itself.',
      'on-mask': 'It renders nothing visible itself.',
      touch: 'It renders nothing visible itself.',
    },
    own: ['Narrow Columns', 'Wider Than The Screen', 'Responsive', 'Responsive Desktop', 'Beside'],
  },
  'Components/Heading': {
    without: { touch: 'It is not interactive.' },
    own: ['Levels', 'Sizes'],
  },
  'Components/IconButton': {
    without: {
      'long-content': 'It shows an icon; its label is for screen readers.',
      unbroken: 'It shows an icon; its label is for screen readers.',
    },
    own: ['Variants', 'Sizes', 'Disabled'],
  },
  'Components/Inline': {
    without: {
      'long-content': 'It renders nothing visible itself.',
      'on-mask': 'It renders nothing visible itself.',
      touch: 'It renders nothing visible itself.',
    },
    own: ['Space Between', 'Wrapping', 'Responsive', 'Responsive Phone'],
  },
  'Components/Link': {
    without: {},
    own: ['In A Sentence', 'Variants', 'With Icon'],
  },
  'Components/Logo': {
    without: {
      'long-content': 'It contains a brand name, which stays on one line.',
      unbroken: 'It contains a brand name, which stays on one line.',
      touch: 'It is not interactive.',
    },
    own: ['Sizes', 'As Link', 'Dark'],
  },
  'Components/Menu': {
    without: { 'on-mask': 'It is above the page and not on a section; its button is a Button.' },
    own: ['Open', 'Dark'],
  },
  'Components/MessagesProvider': {
    without: {
      'long-content': 'It renders nothing of its own.',
      unbroken: 'It renders nothing of its own.',
      'on-mask': 'It renders nothing of its own.',
      touch: 'It renders nothing of its own.',
    },
    own: ['Hindi', 'Arabic', 'Other Words'],
  },
  'Components/NavigationMenu': {
    without: {},
    own: ['Open', 'Open With Descriptions', 'Controlled', 'Tablet', 'Dark'],
  },
  'Components/NumberField': {
    without: {},
    own: [
      'Controlled',
      'May Be Empty',
      'Hidden Label',
      'Refused Fraction',
      'Required With Description',
      'Invalid',
      'Disabled',
    ],
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
      'Label At Start',
      'Chosen',
      'One Disabled',
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
    without: { 'on-mask': 'It is the layout of a whole page.' },
    own: ['Edge', 'Crowded', 'Narrow', 'Narrow Edge', 'Drawer Open', 'Dark'],
  },
  'Components/Skeleton': {
    without: {
      'long-content': 'It has no text.',
      unbroken: 'It has no text.',
      touch: 'It is not interactive.',
    },
    own: ['Of A Card', 'Dark'],
  },
  'Components/SkipLink': {
    without: { 'on-mask': 'It is above the page and not on a section.' },
    own: [],
  },
  'Components/Spinner': {
    without: {
      'long-content': 'Its text is only for screen readers.',
      unbroken: 'Its text is only for screen readers.',
      touch: 'It is not interactive.',
    },
    own: ['Sizes', 'Beside Text'],
  },
  'Components/Stack': {
    without: {
      'long-content': 'It renders nothing visible itself.',
      unbroken: 'It renders nothing visible itself.',
      'on-mask': 'It renders nothing visible itself.',
      touch: 'It renders nothing visible itself.',
    },
    own: ['Tight', 'Aligned At The Start', 'Responsive', 'Responsive Phone', 'As List'],
  },
  'Components/StatusSelect': {
    without: {},
    own: ['Tones'],
  },
  'Components/Switch': {
    without: {},
    own: ['On', 'Disabled', 'Disabled On', 'Forced Colours'],
  },
  'Components/Table': {
    without: {},
    own: [
      'Sorted',
      'With Caption',
      'Short',
      'Empty',
      'Windowed',
      'Reordered',
      'Hidden Label',
      'Hundred Thousand',
      'Tablet',
      'Densities',
      'Folded',
      'Pinned',
      'Selectable',
      'Selected And Filtered',
      'Two Lines',
      'More Shown',
      'Narrow',
      'Narrow Windowed',
      'Narrow Selected',
      'Dark',
    ],
  },
  'Components/Tabs': {
    without: {},
    own: ['Enclosed', 'With Icons', 'Controlled', 'Narrow', 'Narrow Line', 'Dark'],
  },
  'Components/Text': {
    without: { touch: 'It is not interactive.' },
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
    without: { 'on-mask': 'It is above the page and not on a section.' },
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
    own: ['Required', 'Custom Labels', 'Disabled', 'No Description'],
  },
  'Components/VisuallyHidden': {
    without: {
      'long-content': 'Its text is only for screen readers.',
      unbroken: 'Its text is only for screen readers.',
      'on-mask': 'It is invisible.',
      touch: 'It takes no space.',
    },
    own: [],
  },
} satisfies ComponentStates;
