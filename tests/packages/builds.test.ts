import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss, { type AtRule, type Container, type Document } from 'postcss';
import { describe, expect, it } from 'vitest';
import { layerOrder } from '../../packages/ui/src/theme/layerOrder.ts';
import { designTokens } from '../../scripts/build/designTokens.ts';
import { nonEmpty } from '../helpers/nonEmpty.ts';

const filesOf = (dist: string, matching: RegExp) =>
  nonEmpty(readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    .filter((file) => matching.test(file))
    .map((file) => ({ file, text: readFileSync(`${dist}/${file}`, 'utf8') }));

const layerOf = (node: Container | Document | undefined): string | undefined => {
  if (!node) return undefined;
  const isLayer = node.type === 'atrule' && (node as AtRule).name === 'layer';
  return isLayer ? (node as AtRule).params : layerOf(node.parent);
};

describe.each([
  ['packages/ui/dist', 20, layerOrder],
  ['packages/text/dist', 1, []],
  ['packages/gerber/dist', 20, []],
  ['packages/engineering/dist', 5, []],
  ['packages/quoting/dist', 20, []],
  ['packages/records/dist', 5, []],
  ['packages/art/dist', 20, layerOrder],
  ['packages/screens/dist', 20, [...layerOrder, 'pcb.screens']],
])('%s', (dist, moduleCount, layers: readonly string[]) => {
  const modules = filesOf(dist, /\.js$/);

  it('contains modules', () => {
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

  it('imports no source files', () => {
    const wrong = [...modules, ...filesOf(dist, /\.d\.ts$/)].filter(({ text }) =>
      /from ['"]\.[^'"]*\.tsx?['"]/.test(text),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('contains no module that only computes styles at build time', () => {
    const wrong = modules.filter(({ text }) => text.includes('"@vanilla-extract/css"'));
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('contains every file that its style sheets refer to', () => {
    const missing = filesOf(dist, /\.css$/).flatMap(({ file, text }) =>
      [...text.matchAll(/url\((['"]?)(?!data:)([^'")]+)\1\)/g)]
        .map(([, , url = '']) => join(dist, dirname(file), url))
        .filter((path) => !existsSync(path)),
    );
    expect(missing).toEqual([]);
  });

  it('has no media query without a condition, which vanilla-extract emits inside a pseudo-element', () => {
    const empty = filesOf(dist, /\.css$/).filter(({ text }) => /@media\s*\{/.test(text));
    expect(empty.map(({ file }) => file)).toEqual([]);
  });

  it('declares the layers in every style sheet, because any of them may load first', () => {
    const without = filesOf(dist, /\.css$/).filter(
      ({ file, text }) => !file.endsWith('fonts.css') && !text.startsWith(`@layer ${layers.join(', ')};`),
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
          if (!isFrame && !layers.some((name) => name === layer)) strays.push(`${file}: ${rule.selector}`);
        });
        return strays;
      });
    expect(outside).toEqual([]);
  });
});

it('no component installs the reset', () => {
  const importers = filesOf('packages/ui/dist', /\.js$/).filter(({ text }) => text.includes('reset.css'));
  expect(importers.map(({ file }) => file)).toEqual([]);
  expect(readFileSync('packages/ui/dist/styles.css', 'utf8')).not.toContain('@layer pcb.reset {');
});

describe('packages/ui/dist', () => {
  it('contains tokens.json, generated from the sources of this build', () => {
    expect(JSON.parse(readFileSync('packages/ui/dist/tokens.json', 'utf8'))).toEqual(designTokens());
  });

  it('loads the colour library only for createTheme', () => {
    const users = filesOf('packages/ui/dist', /\.js$/).filter(({ text }) => /from ["']culori/.test(text));
    expect(users.map(({ file }) => file)).toEqual(['createTheme/oklch.js']);
    const importers = filesOf('packages/ui/dist', /\.js$/).filter(({ text }) =>
      /from ["'][^"']*createTheme\//.test(text),
    );
    expect(importers.map(({ file }) => file)).toEqual([]);
  });
});

it('packages/ui/dist imports recharts only in the drawings of charts, which load on demand', () => {
  const modules = filesOf('packages/ui/dist', /\.js$/);
  const users = modules.filter(({ text }) => /["']recharts["']/.test(text)).map(({ file }) => file);
  const drawings = ['charts/BarChart/BarPlot.js', 'charts/LineChart/LinePlot.js'];
  expect(users.toSorted()).toEqual([...drawings, 'charts/private/Axes.js'].toSorted());
  const importers = modules.filter(({ text }) => /from ["'][^"']*((Bar|Line)Plot|Axes)\.js["']/.test(text));
  expect(importers.map(({ file }) => file).toSorted()).toEqual(drawings);
});

describe.each(['packages/text/dist', 'packages/engineering/dist'])('%s', (dist) => {
  const modules = filesOf(dist, /\.js$/);

  it('imports only its own modules, so that it runs in plain Node', () => {
    const foreign = modules.flatMap(({ file, text }) =>
      [...text.matchAll(/\b(?:from|import)\s*\(?["']([^"']+)["']/g)]
        .map(([, specifier = '']) => specifier)
        .filter((specifier) => !specifier.startsWith('./'))
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(foreign).toEqual([]);
  });

  it('contains no style sheet', () => {
    expect(filesOf(dist, /\.css$/)).toEqual([]);
  });
});
