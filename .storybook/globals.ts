/** The toolbar: the conditions under which a story is shown. A story fixes one with its own `globals`. */

interface Choice {
  value: string;
  title: string;
  icon?: 'sun' | 'moon';
}

const toolbar = <const Icon extends string>(description: string, icon: Icon, items: [Choice, ...Choice[]]) => ({
  description,
  toolbar: { title: description, icon, items, dynamicTitle: true },
});

export const globalTypes = {
  theme: toolbar('Theme', 'contrast', [
    { value: 'light', title: 'Light', icon: 'sun' },
    { value: 'dark', title: 'Dark', icon: 'moon' },
  ]),
  brand: toolbar('Brand', 'paintbrush', [
    { value: 'alphianz', title: 'alphianz' },
    { value: 'periyar', title: 'Periyar Circuits' },
  ]),
  direction: toolbar('Direction', 'transfer', [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ]),
  textSize: toolbar('Text size', 'zoom', [
    { value: '100', title: 'Text 100 %' },
    { value: '150', title: 'Text 150 %' },
    { value: '200', title: 'Text 200 %' },
  ]),
  density: toolbar('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  contrast: toolbar('Contrast', 'eye', [
    { value: 'normal', title: 'Our colours' },
    { value: 'forced', title: 'Forced colours' },
  ]),
  motion: toolbar('Motion', 'play', [
    { value: 'full', title: 'Motion' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  pointer: toolbar('Pointer', 'pointerdefault', [
    { value: 'fine', title: 'Mouse' },
    { value: 'coarse', title: 'Finger' },
  ]),
  translation: toolbar('Translation', 'globe', [
    { value: 'none', title: 'Not translated' },
    { value: 'browser', title: 'Translated by the browser' },
  ]),
  clock: toolbar('Clock', 'time', [
    { value: 'fixed', title: '29 August 2025' },
    { value: 'real', title: 'Today' },
  ]),
};

export const initialGlobals = Object.fromEntries(
  Object.entries(globalTypes).map(([name, { toolbar: bar }]) => [name, bar.items[0].value]),
) as Record<keyof typeof globalTypes, string>;
