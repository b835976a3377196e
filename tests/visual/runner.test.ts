/** The run for visual differences, on two small stand-ins for a built Storybook: it must see 2 px and the least change of a colour. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compare } from '../../scripts/visual/compare.ts';

interface Look {
  left: number;
  colour: string;
}

/** As much of Storybook's preview as the run uses: events in, the story shown, `storyFinished` out. */
const frame = (looks: Record<string, Look>) => `<!doctype html>
<html lang="en">
  <style>body { margin: 0 } p { position: absolute; width: 80px; height: 40px; margin: 20px 0 }</style>
  <script type="module">
    const looks = ${JSON.stringify(looks)};
    const listeners = new Map();
    const of = (event) => listeners.get(event) ?? listeners.set(event, new Set()).get(event);
    const tell = (event, payload) => of(event).forEach((listener) => listener(payload));
    let shown;
    const show = (id) => {
      shown = id;
      const { left, colour } = looks[id];
      document.body.innerHTML = \`<p style="left: \${left}px; background: \${colour}">Order</p>\`;
      requestAnimationFrame(() => tell('storyFinished', { storyId: id, status: 'success' }));
    };
    window.__STORYBOOK_ADDONS_CHANNEL__ = {
      on: (event, listener) => of(event).add(listener),
      off: (event, listener) => of(event).delete(listener),
      emit: (event, payload) => {
        if (event === 'setCurrentStory') show(payload.storyId);
        if (event === 'updateGlobals') {
          document.documentElement.style.colorScheme = payload.globals.theme;
          if (shown) show(shown);
        }
      },
    };
    window.__STORYBOOK_PREVIEW__ = { ready: async () => {} };
  </script>
</html>`;

const folder = mkdtempSync(join(tmpdir(), 'visual-runner-'));

function storybook(name: string, looks: Record<string, Look>) {
  const target = join(folder, name);
  mkdirSync(target, { recursive: true });
  const entries = Object.fromEntries(
    Object.keys(looks).flatMap((id) => {
      const entry = { id, title: 'Components/Order', type: 'story', tags: ['ready'] };
      const test = { ...entry, id: `${id}:can-be-pressed`, subtype: 'test', tags: ['ready', 'test-fn'] };
      return [entry, test].map((each) => [each.id, each]);
    }),
  );
  writeFileSync(join(target, 'index.json'), JSON.stringify({ v: 5, entries }));
  writeFileSync(join(target, 'iframe.html'), frame(looks));
  return target;
}

const green = '#0b6b3a';
const inPlace: Look = { left: 20, colour: green };
const moved: Look = { left: 22, colour: green };
const recoloured: Look = { left: 20, colour: '#0b6b3b' };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the run for visual differences', { timeout: 300_000 }, () => {
  it('finds none between equals, and pictures no test', async () => {
    const same = { 'order--plain': inPlace, 'order--paid': recoloured };
    const outcome = await compare({
      base: storybook('base', same),
      head: storybook('head', same),
      output: join(folder, 'equal'),
      declarations: [],
    });
    expect(outcome).toEqual({ pictures: 4, undeclared: [], declared: [], fresh: [], vanished: [] });
  });

  it('names what moved by 2 px or changed its colour by one step of 256, apart from what a commit declares', async () => {
    const base = { plain: inPlace, moved: inPlace, recoloured: inPlace, meant: inPlace, gone: inPlace };
    const head = { plain: inPlace, moved, recoloured, meant: moved, added: inPlace };
    const output = join(folder, 'different');
    const { undeclared, declared, fresh, vanished } = await compare({
      base: storybook('base', base),
      head: storybook('head', head),
      output,
      declarations: [{ stories: 'mea*', reason: 'room for the icon' }],
    });
    const names = (differences: typeof declared) => differences.map(({ name }) => name).sort();
    expect(names(undeclared)).toEqual(['moved, dark', 'moved, light', 'recoloured, dark', 'recoloured, light']);
    for (const { what } of undeclared) expect(what).toMatch(/^\d+ pixels .*are different/);
    expect(names(declared)).toEqual(['meant, dark', 'meant, light']);
    expect(fresh.sort()).toEqual(['added, dark', 'added, light']);
    expect(vanished).toEqual(['gone']);
    expect(existsSync(join(output, 'report/index.html'))).toBe(true);
  });
});
