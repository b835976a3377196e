import { relative } from 'node:path';
import ts from 'typescript';
import { entriesOf } from './entries.ts';
import { declarationOf, exportsOf, fileOf, moduleAt } from './modules.ts';

/** A declaration that hosts can see, by an import or in the type of one. */
interface Declaration {
  name: string;
  /** The declaration file, relative to `dist`, without its extension. */
  module: string;
  node: ts.Statement;
}

export interface Api {
  /** The exported names of each entry point. */
  entries: readonly { specifier: string; names: readonly string[] }[];
  declarations: readonly Declaration[];
}

/** Names in types: not those of members and parameters. */
function referencesIn(node: ts.Node, report: (name: string, from?: string) => void) {
  if (ts.isIdentifier(node)) {
    report(node.text);
    return;
  }
  if (ts.isImportTypeNode(node) && node.qualifier && ts.isIdentifier(node.qualifier)) {
    const { argument } = node;
    if (ts.isLiteralTypeNode(argument) && ts.isStringLiteral(argument.literal)) {
      report(node.qualifier.text, argument.literal.text);
    }
  }
  const isNamed = ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isParameter(node);
  ts.forEachChild(node, (child) => {
    if (!(isNamed && child === node.name)) referencesIn(child, report);
  });
}

/** The public API of a package, from the declarations in its `dist`. */
export function readApi(folder: string): Api {
  const entries = entriesOf(folder).map(({ specifier, file }) => ({
    specifier,
    file,
    names: file ? exportsOf(file) : [],
  }));
  const seen = new Set<string>();
  const declarations: Declaration[] = [];

  const add = (file: string, name: string) => {
    if (seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    const module = moduleAt(file);
    for (const node of module.declarations.get(name) ?? []) {
      declarations.push({ name, module: relative(`${folder}/dist`, file).replace(/\.d\.ts$/, ''), node });
      referencesIn(node, (reference, specifier) => {
        const imported = specifier === undefined ? module.imports.get(reference) : undefined;
        const from = specifier === undefined ? imported?.file : fileOf(specifier, file);
        if (from) addExport(from, imported?.name ?? reference);
        else if (specifier === undefined && module.declarations.has(reference)) add(file, reference);
      });
    }
  };
  const addExport = (file: string, name: string) => {
    const origin = declarationOf(file, name);
    if (origin) add(origin.file, origin.name);
  };

  for (const { file, names } of entries) if (file) for (const name of names) addExport(file, name);
  return {
    entries: entries.map(({ specifier, names }) => ({ specifier, names })),
    declarations: declarations.sort((a, b) =>
      a.module === b.module ? a.node.pos - b.node.pos : a.module < b.module ? -1 : 1,
    ),
  };
}
