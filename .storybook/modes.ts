import { componentStates, screenStates } from './states.ts';

type State = keyof typeof componentStates | keyof typeof screenStates;

export interface Mode {
  theme?: 'light' | 'dark';
  direction?: 'ltr' | 'rtl';
  contrast?: 'normal' | 'forced';
  textSize?: '100' | '200';
  viewport: { width: number; height: number };
}

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

export const modes = {
  light: { theme: 'light', viewport: desktop },
  'light-phone': { theme: 'light', viewport: phone },
  dark: { theme: 'dark', viewport: desktop },
  'dark-phone': { theme: 'dark', viewport: phone },
  narrow: { theme: 'light', viewport: { width: 320, height: 844 } },
  'right-to-left': { theme: 'light', direction: 'rtl', viewport: desktop },
  'large-text': { theme: 'light', textSize: '200', viewport: phone },
  'forced-colours': { theme: 'light', contrast: 'forced', viewport: desktop },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

const modeNames = Object.keys(modes) as ModeName[];

/** States that are not listed have one picture. */
const modesOfState: Partial<Record<State, readonly ModeName[]>> = {
  ready: ['light', 'dark'],
  narrow: ['narrow'],
  dark: ['dark'],
  'right-to-left': ['right-to-left'],
  'large-text': ['large-text'],
  'forced-colours': ['forced-colours'],
};

const isState = (tag: string): tag is State => tag in screenStates || tag in componentStates;

export interface TaggedStory {
  title: string;
  tags: readonly string[];
}

/** For Chromatic and `npm run visual`. `Story.test` entries have no screenshots. */
export function modesOf({ title, tags }: TaggedStory): ModeName[] {
  if (tags.includes('test-fn')) return [];
  const chosen = tags.filter(isState).flatMap((state): readonly ModeName[] => modesOfState[state] ?? ['light']);
  if (title.startsWith('Foundations/')) chosen.push('light', 'dark');
  if (title.startsWith('Screens/') && tags.includes('ready')) chosen.push('light-phone', 'dark-phone');
  return modeNames.filter((name) => chosen.includes(name));
}

/** An argTypes enhancer, because only these get tags together with parameters, which Chromatic reads. */
export function chooseSnapshots<ArgTypes>(
  story: TaggedStory & { parameters: Record<string, unknown>; argTypes: ArgTypes },
): ArgTypes {
  const names = modesOf(story);
  if (names.length > 0) {
    story.parameters['chromatic'] = {
      disableSnapshot: false,
      modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
      ...(names.includes('forced-colours') && { forcedColors: 'active' }),
    };
  }
  return story.argTypes;
}
