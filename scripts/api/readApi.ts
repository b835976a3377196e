import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { pathsIn, patternOf, type Targets } from '../build/exportPaths.ts';

interface Entry {
  specifier: string;
  file?: string;
}

interface Declaration {
  module: string;
  node: ts.Statement;
}

export interface Api {
  entries: readonly { specifier: string; names: readonly string[] }[];
  declarations: readonly Declaration[];
}

function entriesOf(folder: string): readonly Entry[] {
  const { name, exports } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    name: string;
    exports: Record<string, Targets>;
  };
  const files = readdirSync(`${folder}/dist`, { recursive: true, encoding: 'utf8' }).map((file) => `dist/${file}`);
  return Object.entries(exports)
    .filter(([path, targets]) => path !== './package.json' && targets !== null)
    .flatMap(([path, targets]): Entry[] => {
      const specifier = `${name}${path.slice(1)}`;
      const types = pathsIn(targets).find((target) => target.endsWith('.d.ts'));
      if (types === undefined) return [{ specifier }];
      const pattern = patternOf(types);
      return files.flatMap((file) => {
        const match = pattern.exec(file);
        return match ? [{ specifier: specifier.replace('*', match[1] ?? ''), file: resolve(folder, file) }] : [];
      });
    })
    .sort((a, b) => (a.specifier < b.specifier ? -1 : 1));
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

export function readApi(folder: string): Api {
  const dist = resolve(folder, 'dist');
  const entries = entriesOf(folder);
  const program = ts.createProgram(
    entries.flatMap(({ file }) => file ?? []),
    options,
  );
  const checker = program.getTypeChecker();
  const seen = new Set<ts.Statement>();

  const visit = (symbol: ts.Symbol | undefined) => {
    if (!symbol) return;
    const { declarations } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const declaration of declarations ?? []) {
      const statement = ts.findAncestor(declaration, (node) => Boolean(node.parent) && ts.isSourceFile(node.parent));
      const isOwn = declaration.getSourceFile().fileName.startsWith(`${dist}/`);
      if (!isOwn || !statement || seen.has(statement as ts.Statement)) continue;
      seen.add(statement as ts.Statement);
      visitNames(statement);
    }
  };
  const visitNames = (node: ts.Node) => {
    if (ts.isIdentifier(node)) visit(checker.getSymbolAtLocation(node));
    ts.forEachChild(node, visitNames);
  };

  const named = entries.map(({ specifier, file }) => {
    const module = file === undefined ? undefined : program.getSourceFile(file);
    const symbol = module && checker.getSymbolAtLocation(module);
    const exported = symbol ? checker.getExportsOfModule(symbol) : [];
    exported.forEach(visit);
    return { specifier, names: exported.map(({ name }) => name).sort() };
  });
  const declarations = [...seen].map((node) => ({
    module: relative(dist, node.getSourceFile().fileName).replace(/\.d\.ts$/, ''),
    node,
  }));
  return {
    entries: named,
    declarations: declarations.sort((a, b) =>
      a.module === b.module ? a.node.pos - b.node.pos : a.module < b.module ? -1 : 1,
    ),
  };
}
