import { layerOrder } from '@pcb/ui/theme';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type Container, type Document } from 'postcss';
import { describe, expect, it } from 'vitest';

const filesOf = (dist: string, matching: RegExp) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => matching.test(file))
    .map((file) => ({ file, text: readFileSync(`${dist}/${file}`, 'utf8') }));

const layerOf = (node: Container | Document | undefined): string | undefined => {
  if (!node) return undefined;
  const isLayer = node.type === 'atrule' && (node as AtRule).name === 'layer';
  return isLayer ? (node as AtRule).params : layerOf(node.parent);
};

describe.each([
  ['packages/ui/dist', 20],
  ['packages/engineering/dist', 5],
  ['packages/screens/dist', 20],
])('%s', (dist, moduleCount) => {
  const modules = filesOf(dist, /\.js$/);

  it('holds modules', () => {
    expect(modules.length).toBeGreaterThan(moduleCount);
  });

  it('marks every module that needs the browser with "use client"', () => {
    const unmarked = modules.filter(
      ({ text }) =>
        !text.startsWith('"use client"') &&
        (/from "react-aria-components/.test(text) ||
          /\buse(State|Effect|LayoutEffect|Ref|Reducer|SyncExternalStore)\(/.test(text)),
    );
    expect(unmarked.map(({ file }) => file)).toEqual([]);
  });

  it('leaves no source file name in imports', () => {
    const wrong = [...modules, ...filesOf(dist, /\.d\.ts$/)].filter(({ text }) =>
      /from ['"]\.[^'"]*\.tsx?['"]/.test(text),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('holds every file that its style sheets name', () => {
    const missing = filesOf(dist, /\.css$/).flatMap(({ file, text }) =>
      [...text.matchAll(/url\((['"]?)(?!data:)([^'")]+)\1\)/g)]
        .map(([, , address = '']) => join(dist, dirname(file), address))
        .filter((path) => !existsSync(path)),
    );
    expect(missing).toEqual([]);
  });

  it('has no media query without a condition: vanilla-extract drops one that stands inside a pseudo-element', () => {
    const empty = filesOf(dist, /\.css$/).filter(({ text }) => /@media\s*\{/.test(text));
    expect(empty.map(({ file }) => file)).toEqual([]);
  });

  it('names the layers in every style sheet, because any of them may be the first of a page', () => {
    const without = filesOf(dist, /\.css$/).filter(
      ({ file, text }) => !file.endsWith('fonts.css') && !text.startsWith(`@layer ${layerOrder.join(', ')};`),
    );
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('puts every style rule into a cascade layer', () => {
    const outside = filesOf(dist, /\.css$/)
      .filter(({ file }) => !file.endsWith('fonts.css'))
      .flatMap(({ file, text }) => {
        const strays: string[] = [];
        postcss.parse(text).walkRules((rule) => {
          const isFrame = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
          const layer = layerOf(rule.parent);
          if (!isFrame && !layerOrder.some((name) => name === layer)) strays.push(`${file}: ${rule.selector}`);
        });
        return strays;
      });
    expect(outside).toEqual([]);
  });
});

describe('packages/engineering/dist', () => {
  const modules = filesOf('packages/engineering/dist', /\.js$/);

  it('imports nothing but its own modules, so that plain Node runs it', () => {
    const foreign = modules.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:from|import)\s*\(?["']([^"']+)["']/g)]
        .map(([, specifier = '']) => specifier)
        .filter((specifier) => !specifier.startsWith('./'))
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(foreign).toEqual([]);
  });

  it('holds no style sheet', () => {
    expect(filesOf('packages/engineering/dist', /\.css$/)).toEqual([]);
  });
});
