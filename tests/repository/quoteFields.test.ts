import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';

// Each test compiles the forms, which takes seconds, and more on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const sections = 'packages/quoting/src/private/sections.ts';
const rates = 'packages/quoting/src/rates.ts';
const copy = 'packages/screens/src/quote/form/services/flex.content.ts';
const form = 'packages/screens/src/quote/form/services/FlexForm.tsx';

/** The other places of a service, which TypeScript compares with the list of forms. */
const ofServices = [
  'packages/quoting/src/quoteOf.ts',
  'packages/quoting/src/hints/rules.ts',
  'packages/quoting/src/dispatchSchedule.ts',
  'packages/screens/src/quote/fieldCopy.ts',
  'packages/screens/src/quote/form/ServiceFields.tsx',
  'packages/screens/src/quote/IndicativeQuotation/IndicativeQuotation.content.ts',
];

/** Edits of files: the text after which a text is inserted, or the text that another one replaces. */
type Edits = Readonly<Record<string, readonly (readonly [after: string, inserted: string])[]>>;

const edited = new Map<string, { text: string; version: number }>();

const compiler = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  getScriptFileNames: () => [sections, rates, copy, form, ...ofServices].map((file) => resolve(file)),
  getScriptVersion: (file) => String(edited.get(file)?.version ?? 0),
  getScriptSnapshot: (file) => {
    const text = edited.get(file)?.text ?? ts.sys.readFile(file);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => process.cwd(),
  getCompilationSettings: () => {
    const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object };
    return { ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.').options, types: [] };
  },
  getDefaultLibFileName: ts.getDefaultLibFilePath,
});

/** TypeScript's messages about the files after edits: the last line of each, by file. */
function messagesAfter(edits: Edits, files: readonly string[] = [rates, copy, form]): Record<string, string> {
  for (const file of [sections, rates, copy, form]) {
    let text = readFileSync(file, 'utf8');
    for (const [after, inserted] of edits[file] ?? []) {
      if (!text.includes(after)) throw new Error(`${file} has no ${after}`);
      text = text.replace(after, inserted);
    }
    edited.set(resolve(file), { text, version: (edited.get(resolve(file))?.version ?? 0) + 1 });
  }
  return Object.fromEntries(
    files.flatMap((file) =>
      compiler
        .getSemanticDiagnostics(resolve(file))
        .map(({ messageText }) => [file, ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1) ?? '']),
    ),
  );
}

const insertBefore = (text: string, inserted: string) => [text, `${inserted}\n${text}`] as const;

const nickelFree = { [sections]: [insertBefore('gerber: yesOrNo', 'nickelFree: extra(),')] };

it('a switch with a price needs a rate, a control and copy', () => {
  const missing = expect.stringContaining("'nickelFree' is missing") as unknown;
  expect(messagesAfter(nickelFree)).toEqual({
    [rates]: missing,
    [copy]: missing,
    [form]: expect.stringContaining("'Switch' is missing") as unknown,
  });
  const withoutHelp = {
    ...nickelFree,
    [rates]: [insertBefore('gerber: { yes:', 'nickelFree: { order: 400, board: 2 },')],
    [copy]: [insertBefore('gerber: { label:', "nickelFree: { label: 'Nickel-free' },")],
    [form]: [
      insertBefore('import { FormHints }', "import { Extra } from '../fields/Extra.tsx';"),
      ['{ List: ChoiceSelect,', '{ Switch: Extra, List: ChoiceSelect,'],
    ],
  } as const;
  expect(messagesAfter(withoutHelp)).toEqual({ [form]: missing });
  const help = insertBefore("gerber: 'The production", "nickelFree: 'For skin contact.',");
  expect(messagesAfter({ ...withoutHelp, [copy]: [...withoutHelp[copy], help] })).toEqual({});
});

it('a free switch needs an explicit rate', () => {
  const free = { ...nickelFree, [rates]: [insertBefore('gerber: { yes:', "nickelFree: 'free',")] };
  expect(messagesAfter(free, [rates])).toEqual({});
});

it('an option needs a rate and a label', () => {
  const option = { [sections]: [["['tin', 'enepig', 'enig']", "['tin', 'enepig', 'enig', 'silver']"]] } as const;
  const missing = expect.stringContaining("'silver' is missing") as unknown;
  expect(messagesAfter(option, [rates, copy])).toEqual({ [rates]: missing, [copy]: missing });
  const complete = {
    ...option,
    [rates]: [['enepig: 1.3,', 'enepig: 1.3, silver: 1.05,']],
    [copy]: [["tin: 'Tin',", "tin: 'Tin', silver: 'Silver',"]],
  } as const;
  expect(messagesAfter(complete, [rates, copy])).toEqual({});
});

it('a removed field must not leave a rate or copy behind', () => {
  const removed = { [sections]: [["    highTg: yesOrNo('no'),\n", '']] } as const;
  const left = expect.stringContaining("'highTg' does not exist") as unknown;
  expect(messagesAfter(removed, [rates, copy])).toEqual({ [rates]: left, [copy]: left });
  const everywhere = {
    ...removed,
    [rates]: [["      highTg: { yes: 1.12, no: 'free' },\n", '']],
    [copy]: [["    highTg: { label: 'High Tg 230', options: yesOrNo },\n", '']],
  } as const;
  expect(messagesAfter(everywhere, [rates, copy])).toEqual({});
});

it('a new service is reported wherever it is missing', () => {
  const service = "panel: formOf({ project: { name: text(), leadTime: choice(['1'], '1') } }),";
  const files = [rates, ...ofServices];
  expect(Object.keys(messagesAfter({ [sections]: [insertBefore('source: sourceSections,', service)] }, files))).toEqual(
    files,
  );
});
