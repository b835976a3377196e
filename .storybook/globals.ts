/** The toolbar: the conditions under which a story is shown. A story sets one with its own `globals`. */

/** `titles` has the title of each value, the default first. */
const toolbar = <const Icon extends string>(
  description: string,
  icon: Icon,
  titles: Readonly<Record<string, string>>,
  icons: Readonly<Record<string, 'sun' | 'moon'>> = {},
) => {
  const items = Object.entries(titles).map(([value, title]) => ({
    value,
    title,
    ...(icons[value] && { icon: icons[value] }),
  }));
  return { description, toolbar: { title: description, icon, items, dynamicTitle: true } };
};

export const globalTypes = {
  theme: toolbar('Theme', 'contrast', { light: 'Light', dark: 'Dark' }, { light: 'sun', dark: 'moon' }),
  brand: toolbar('Brand', 'paintbrush', { alphianz: 'alphianz', periyar: 'Periyar Circuits' }),
  direction: toolbar('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
  textSize: toolbar('Text size', 'zoom', { 100: 'Text 100 %', 150: 'Text 150 %', 200: 'Text 200 %' }),
  density: toolbar('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
  contrast: toolbar('Contrast', 'eye', { normal: 'Our colours', forced: 'Forced colours' }),
  motion: toolbar('Motion', 'play', { full: 'Motion', reduced: 'Reduced motion' }),
  pointer: toolbar('Pointer', 'pointerdefault', { fine: 'Mouse', coarse: 'Finger' }),
  medium: toolbar('Medium', 'document', { screen: 'Screen', print: 'Print' }),
  translation: toolbar('Translation', 'globe', { none: 'Not translated', browser: 'Translated by the browser' }),
  clock: toolbar('Clock', 'time', { fixed: '29 August 2025', real: 'Today' }),
};

export const initialGlobals = Object.fromEntries(
  Object.entries(globalTypes).map(([name, { toolbar: bar }]) => [name, bar.items[0]?.value]),
) as Record<keyof typeof globalTypes, string>;
