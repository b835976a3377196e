import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/listFiles.ts';
import { nonEmpty } from '../helpers/nonEmpty.ts';

const sources = (await Promise.all(['packages', 'apps'].map((folder) => listFiles(folder, /\.tsx?$/))))
  .flat()
  .filter((file) => file.includes('/src/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const modules = nonEmpty(sources.filter(({ file }) => file.endsWith('.tsx')));
const everything = sources.map(({ text }) => text).join('\n');

/** SVG text, which browsers do not translate, and whose content has to stay in it. */
const svgTexts = ['text', 'tspan', 'title'];

/** Copy from a content file, such as `content.empty.title`, stays as it is. */
const isCopy = (node: ts.Node): boolean =>
  ts.isPropertyAccessExpression(node) ? isCopy(node.expression) : /^(content|messages|copy)$/.test(node.getText());

/** The names of props and parameters of a type. */
const namesOf = (type: string, text: string) =>
  new Set([...text.matchAll(new RegExp(`\\b(\\w+)\\??: ${type}`, 'g'))].map(([, name]) => name));

const slot = '[^;\\n]*React(?:Node|Element)';
const slots = namesOf(slot, everything);
const strings = namesOf('(?:string|number)', everything);

/** The texts of a file that React may write, add or remove in a text node beside others, or add something before it. */
function bareTexts({ file, text }: (typeof sources)[number]): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const ownSlots = namesOf(slot, text);
  const found: string[] = [];
  const declared = new Map<string, string>();

  /** Whether an expression gives elements, as far as the sources show. */
  const isElements = (node: ts.Expression): boolean => {
    const written = node.getText();
    const names = written.match(/(?<!\.)\b[a-z]\w*/gi) ?? [];
    return (
      [written, ...names.map((name) => declared.get(name) ?? '')].some((code) =>
        /\/>|<\/|createElement\(|\.map\(\w+\)$/.test(code),
      ) ||
      names.some((name) => ownSlots.has(name)) ||
      // The style element of `useInlineStyle`.
      /(^|\.)(sizeSheet|sheet)$/.test(written) ||
      (slots.has(written) && !strings.has(written))
    );
  };
  /** What a list such as `pieces.map((piece) => …)` has for each item. */
  const itemOf = (node: ts.Expression): ts.Expression | undefined => {
    if (!ts.isCallExpression(node) || !/\.(flatM|m)ap$/.test(node.expression.getText())) return undefined;
    const [callback] = node.arguments;
    if (!callback || !ts.isArrowFunction(callback)) return undefined;
    return ts.isBlock(callback.body) ? callback.body.statements.find(ts.isReturnStatement)?.expression : callback.body;
  };
  /** Whether an expression can give a text. */
  const canBeText = (node: ts.Expression): boolean => {
    const item = itemOf(node);
    if (item) return canBeText(item);
    if (ts.isParenthesizedExpression(node)) return canBeText(node.expression);
    if (ts.isConditionalExpression(node)) return canBeText(node.whenTrue) || canBeText(node.whenFalse);
    if (ts.isBinaryExpression(node)) return canBeText(node.right);
    return !/^(null|undefined)$/.test(node.getText()) && !isElements(node);
  };
  const check = (parent: ts.JsxElement | ts.JsxFragment) => {
    const isFragment = ts.isJsxFragment(parent);
    let isMoving = isFragment;
    const children = parent.children.filter((child) =>
      child
        .getText()
        .replace(/\{' *'\}|\{\/\*.*\*\/\}/gs, '')
        .trim(),
    );
    const isList = children.some((child) => ts.isJsxExpression(child) && child.expression && itemOf(child.expression));
    if (children.length === 1 && !isFragment && !isList) return;
    for (const child of children) {
      const expression = ts.isJsxExpression(child) ? child.expression : undefined;
      const isFixed = expression ? ts.isStringLiteral(expression) || isCopy(expression) : ts.isJsxText(child);
      if (isFixed ? isMoving : expression && canBeText(expression))
        found.push(`${file}:${source.getLineAndCharacterOfPosition(child.end).line + 1} ${child.getText().trim()}`);
      if (expression && !isFixed) isMoving = true;
    }
  };
  const visit = (node: ts.Node) => {
    if ((ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name)
      declared.set(node.name.getText(), node.getText());
    if (ts.isJsxElement(node)) {
      const { tagName, attributes } = node.openingElement;
      if (svgTexts.includes(tagName.getText()) || attributes.getText().includes('translate="no"')) return;
    }
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) check(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const found = modules.flatMap(bareTexts);

it('puts text in an element of its own, such as a span, if it changes or something before it does: the translation of a browser replaces text nodes, which React cannot find then', () => {
  expect(found).toEqual([]);
});
