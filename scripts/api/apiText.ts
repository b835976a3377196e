import { format } from 'oxfmt';
import ts from 'typescript';
import { readApi } from './readApi.ts';

/** The packages whose API is recorded, each in its `api.md`, in the order of their imports. */
export const apiPackages = ['text', 'gerber', 'ui', 'engineering', 'quoting'] as const;

export const apiFile = (name: string) => `packages/${name}/api.md`;

const printer = ts.createPrinter({ removeComments: true });

/** Without `export declare`, and with `props` in place of a destructured parameter, whose names hosts cannot see. */
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

/** The public API of a package as text, without comments. */
export async function apiText(name: string): Promise<string> {
  const { entries, declarations } = readApi(`packages/${name}`);
  const modules = [...new Set(declarations.map(({ module }) => module))];
  const textsIn = (module: string) =>
    declarations.filter((declaration) => declaration.module === module).map(({ node }) => textOf(node));
  const { code, errors } = await format(
    'api.d.ts',
    modules.map((module) => [`// ${module}`, ...new Set(textsIn(module))].join('\n')).join('\n\n'),
    { printWidth: 120, objectWrap: 'collapse' },
  );
  if (errors.length > 0) throw new Error(`The declarations of ${name} cannot be formatted: ${errors[0]?.message}`);
  const text = [
    `# Public API of @pcb/${name}`,
    'Written by `npm run api`. A change belongs in the release note of the package, see docs/how-to/release.md.',
    '## Entry points',
    entries.map(({ specifier, names }) => entryText(specifier, names)).join('\n'),
    '## Declarations',
    `\`\`\`ts\n${code}\`\`\`\n`,
  ].join('\n\n');
  return (await format('api.md', text, { printWidth: 120, proseWrap: 'always' })).code;
}
