import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Where a name comes from: a module of the package, and the name that the module has for it. */
interface Origin {
  file: string;
  name: string;
}

/** A declaration file, by name. */
export interface Module {
  declarations: ReadonlyMap<string, readonly ts.Statement[]>;
  /** The names that the module imports or exports from other modules of the package. */
  imports: ReadonlyMap<string, Origin>;
  /** The exported names, with their names in the module. */
  exports: ReadonlyMap<string, string>;
  /** The modules of the package whose names it exports all. */
  exportsAllOf: readonly string[];
  source: ts.SourceFile;
}

const namesOf = (statement: ts.Statement): readonly string[] => {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
};

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** The declaration file behind an import such as `./Button.js`, or `undefined` for another package. */
export function fileOf(specifier: string, importer: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const file = join(dirname(importer), specifier.replace(/\.js$/, '.d.ts'));
  return existsSync(file) ? file : undefined;
}

const cache = new Map<string, Module>();

/** Parses a declaration file, without type checking. */
export function moduleAt(file: string): Module {
  const known = cache.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = new Map<string, ts.Statement[]>();
  const imports = new Map<string, Origin>();
  const exports = new Map<string, string>();
  const exportsAllOf: string[] = [];
  for (const statement of source.statements) {
    for (const name of namesOf(statement)) {
      declarations.set(name, [...(declarations.get(name) ?? []), statement]);
      if (isExported(statement)) exports.set(name, name);
    }
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const { moduleSpecifier } = statement;
    const from =
      moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? fileOf(moduleSpecifier.text, file) : undefined;
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    if (ts.isExportDeclaration(statement) && !bindings && from) exportsAllOf.push(from);
    if (!bindings || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings))) continue;
    for (const { name, propertyName } of bindings.elements) {
      const original = (propertyName ?? name).text;
      if (ts.isImportDeclaration(statement)) {
        if (from) imports.set(name.text, { file: from, name: original });
        continue;
      }
      // A name of its own for what is exported from elsewhere, which no declaration in the module can have.
      const local = moduleSpecifier ? `export ${name.text}` : original;
      exports.set(name.text, local);
      if (from) imports.set(local, { file: from, name: original });
    }
  }
  const module = { declarations, imports, exports, exportsAllOf, source };
  cache.set(file, module);
  return module;
}

/** Follows an exported name to the module that declares it. */
export function declarationOf(file: string, exported: string): Origin | undefined {
  const module = moduleAt(file);
  const local = module.exports.get(exported);
  if (local === undefined) {
    return module.exportsAllOf.map((other) => declarationOf(other, exported)).find((found) => found !== undefined);
  }
  const origin = module.imports.get(local);
  if (origin) return declarationOf(origin.file, origin.name);
  return module.declarations.has(local) ? { file, name: local } : undefined;
}

/** All names that a module exports, in alphabetical order. */
export const exportsOf = (file: string): readonly string[] => {
  const { exports, exportsAllOf } = moduleAt(file);
  return [...new Set([...exports.keys(), ...exportsAllOf.flatMap(exportsOf)])].sort();
};
