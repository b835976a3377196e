import { DateField } from '@pcb/ui/DateField';
import { en } from '@pcb/ui/languages/en';
import { type CountMessage, type Messages, MessagesProvider } from '@pcb/ui/MessagesProvider';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fillCount } from '../../packages/ui/src/private/fillCount.ts';

const modules = import.meta.glob<Record<string, Messages>>('../../packages/ui/src/languages/*.ts', { eager: true });

const languages = Object.entries(modules).map(
  ([path, module]) => [/([^/]+)\.ts$/.exec(path)?.[1] ?? '', Object.values(module)] as const,
);

type Entry = CountMessage | Readonly<Record<string, string>>;

/** Messages by path, such as `dates.today`. Plural forms stay together. */
const entriesOf = ({ dates, times, gallery, ...messages }: Messages): readonly (readonly [string, Entry])[] => [
  ...Object.entries<Entry>(messages),
  ...Object.entries({ dates, times, gallery }).flatMap(([group, ofGroup]) =>
    Object.entries<Entry>({ ...ofGroup }).map(([key, message]) => [`${group}.${key}`, message] as const),
  ),
];

const textsOf = (entry: Entry) => (typeof entry === 'string' ? [entry] : Object.values(entry));
const variablesIn = (text: string) => new Set(text.match(/\{\w+\}/g));

/** Numbers in every plural form of whole numbers that a language has. */
const counts = Array.from({ length: 201 }, (_, count) => count);

describe.each(languages)('%s', (language, exported) => {
  const [messages] = exported as [Messages];
  const translated = new Map(entriesOf(messages));

  it('is one export, named like the language', () => {
    expect(Object.keys(modules[`../../packages/ui/src/languages/${language}.ts`] ?? {})).toEqual([
      language.replace('-', ''),
    ]);
  });

  it.each(entriesOf(en))('has %s with the variables of the message', (key, english) => {
    const texts = textsOf(translated.get(key) ?? '');
    const known = variablesIn(textsOf(english).join(' '));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    // A plural form for one number may spell it out.
    const used = texts.map((text) => variablesIn(text));
    expect(used.flatMap((names) => [...names]).filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(used.flatMap((names) => [...names]))).toEqual(known);
  });

  it('has a form for every number', () => {
    const rules = new Intl.PluralRules(language);
    for (const [, entry] of entriesOf(messages))
      if (typeof entry === 'object' && 'other' in entry)
        expect(Object.keys(entry)).toEqual(expect.arrayContaining(counts.map((count) => rules.select(count))));
  });
});

it('a number selects its plural form, in the digits and the grouping of the language', () => {
  const { pl } = modules['../../packages/ui/src/languages/pl.ts'] as { pl: Messages };
  expect([1, 2, 5, 12000].map((count) => fillCount(pl.optionCount, { count }, 'pl-PL'))).toEqual([
    'Dostępna 1 opcja.',
    'Dostępne 2 opcje.',
    'Dostępnych 5 opcji.',
    'Dostępnych 12\u00a0000 opcji.',
  ]);
});

it('a host can replace a single message, even for one locale of a language', () => {
  const { de } = modules['../../packages/ui/src/languages/de.ts'] as { de: Messages };
  const swiss: Messages = { ...de, dates: { ...de.dates, openCalendar: 'Kalender aufschlagen' } };
  const render = (locale: string) =>
    renderToString(
      <I18nProvider locale={locale}>
        <MessagesProvider messages={{ de, 'de-CH': swiss }}>
          <DateField label="Datum" defaultValue="2026-08-14" />
        </MessagesProvider>
      </I18nProvider>,
    );
  expect(render('de-CH')).toContain('aria-label="Kalender aufschlagen"');
  expect(render('de-DE')).toContain('aria-label="Kalender öffnen"');
  expect(render('de-DE')).toMatch(/placeholder="TT\.MM\.JJJJ".* value="14\.08\.2026"/);
});
