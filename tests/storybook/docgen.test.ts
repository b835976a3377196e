import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documented } from '../helpers/builtDocgen.ts';
import { storyFilesOf } from '../helpers/builtStories.ts';
import { nonEmpty } from '../helpers/nonEmpty.ts';

it('Every component has a page of documentation', () => {
  const pages = documented.map(({ id }) => id);
  const components = [
    ...['components', 'charts']
      .flatMap((folder) => readdirSync(`packages/ui/src/${folder}`))
      .filter((name) => name !== 'private')
      .map((name) => `components-${name.toLowerCase()}`),
    ...readdirSync('packages/art/src/drawings')
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => `art-${name.toLowerCase()}`),
  ];
  expect(components.filter((id) => !pages.includes(id))).toEqual([]);
});

const screens = nonEmpty(documented.filter(({ id }) => id.startsWith('screens-')));
const storiesOf = (ids: readonly string[]) =>
  [...new Set(ids.flatMap((id) => storyFilesOf(id)))].map((file) => readFileSync(file, 'utf8')).join('\n');
const storiesOfScreens = storiesOf(screens.map(({ id }) => id));

describe.each(screens)('The stories of $name', ({ id, props }) => {
  it('assert each callback; a shared one, in the stories of one screen', () => {
    const own = storiesOf([id]);
    // `not` is excluded: it does not show that the callback is ever called.
    const isAsserted = ({ name, isShared }: (typeof props)[number]) =>
      new RegExp(`expect\\(\\s*args\\.${name}\\s*\\)\\s*\\.(?!not\\b)`).test(isShared ? storiesOfScreens : own);
    const callbacks = props.filter(({ name }) => /^on[A-Z]/.test(name));
    expect(callbacks.filter((callback) => !isAsserted(callback)).map(({ name }) => name)).toEqual([]);
  });
});

describe.each(documented)('The documentation of $name in $id', ({ description, error, props }) => {
  it('is generated without errors', () => {
    expect(error).toBeUndefined();
  });

  it('describes the component in a sentence', () => {
    expect(description).toMatch(/^(\S+\s+){3,}\S+/);
  });

  it('describes every prop', () => {
    expect(props.filter((prop) => !prop.description.trim()).map(({ name }) => name)).toEqual([]);
  });
});

describe('The manifest for agents', () => {
  it('lists every component without an error', () => {
    const { components } = JSON.parse(readFileSync('storybook-static/manifests/components.json', 'utf8')) as {
      components: Record<string, { error?: unknown }>;
    };
    const pages = new Set(documented.map(({ id }) => id));
    expect([...pages].filter((id) => !(id in components))).toEqual([]);
    expect(Object.entries(components).filter(([, { error }]) => error !== undefined)).toEqual([]);
  });
});
