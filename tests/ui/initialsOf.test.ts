import { afterEach, expect, it, vi } from 'vitest';
import type * as Module from '../../packages/ui/src/components/Avatar/initialsOf.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const names = [
  ['Anjali Menon', 'AM'],
  ['Cher', 'C'],
  ['anjali de la Tour', 'AT'],
  // A vowel sign is part of its letter.
  ['കീർത്തി രാജൻ', 'കീരാ'],
];

it.each(['with', 'without'])('takes the first letters of first and last name %s Intl.Segmenter', async (which) => {
  if (which === 'without') vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
  // Imported for each case, because the module must not read Intl.Segmenter at import time.
  const file = `../../packages/ui/src/components/Avatar/initialsOf.ts?${which}`;
  const { initialsOf } = (await import(/* @vite-ignore */ file)) as typeof Module;
  expect(names.map(([name = '']) => initialsOf(name))).toEqual(names.map(([, initials]) => initials));
});
