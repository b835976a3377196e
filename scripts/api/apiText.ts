import { createHash } from 'node:crypto';
import ts from 'typescript';
import { readApi } from './readApi.ts';

export const apiPackages = ['text', 'gerber', 'ui', 'engineering', 'quoting'] as const;

export const apiFile = (name: string) => `packages/${name}/api.md`;

const printer = ts.createPrinter({ removeComments: true });

/** Removes `export declare`, and replaces a destructured parameter, whose names callers cannot see, with `props`. */
const withoutNoise: ts.TransformerFactory<ts.Statement> = (context) => {
  const visit = (node: ts.Node): ts.Node | undefined => {
    if (node.kind === ts.SyntaxKind.ExportKeyword || node.kind === ts.SyntaxKind.DeclareKeyword) return undefined;
    if (ts.isParameter(node) && ts.isObjectBindingPattern(node.name)) {
      return ts.factory.createParameterDeclaration(undefined, undefined, 'props', node.questionToken, node.type);
    }
    return ts.visitEachChild(node, visit, context);
  };
  return (statement) => ts.visitNode(statement, visit) as ts.Statement;
};

const textOf = (node: ts.Statement) =>
  printer.printNode(
    ts.EmitHint.Unspecified,
    ts.transform(node, [withoutNoise]).transformed[0] as ts.Statement,
    node.getSourceFile(),
  );

const entryText = (specifier: string, names: readonly string[]) =>
  [`- \`${specifier}\``, names.join(', ')].filter(Boolean).join(': ');

const lineLength = 160;

/** A declaration on one line. A long one ends with a hash, so that each change of it changes the line. */
function lineOf(node: ts.Statement) {
  const line = textOf(node).replaceAll(/\s+/g, ' ');
  if (line.length <= lineLength) return line;
  return `${line.slice(0, lineLength)} … ${createHash('sha256').update(line).digest('hex').slice(0, 8)}`;
}

export function apiText(name: string): string {
  const { entries, declarations } = readApi(`packages/${name}`);
  const lines = declarations.map(({ node }) => lineOf(node));
  return [
    `# Public API of @pcb/${name}`,
    'Written by `npm run api`. A change belongs in the release note of the package, see docs/how-to/release.md.',
    '## Entry points',
    entries.map(({ specifier, names }) => entryText(specifier, names)).join('\n'),
    '## Declarations',
    `\`\`\`ts\n${[...new Set(lines)].join('\n')}\n\`\`\`\n`,
  ].join('\n\n');
}
