import type { Layer, LayerSource } from '../../reading.ts';
import type { Plot } from '../gerber/plot.ts';
import { layerOfEnding, layerOfExtension } from './extensions.ts';
import { layerOfWords, wordsOf } from './words.ts';

export interface Identified {
  layer: Layer;
  foundBy: LayerSource;
}

/** EasyEDA's `Layer:`, Allegro's `Film Name:`, gEDA's `Title:`, FAB 3000's `Purpose:`. */
const naming =
  /^(?:Layer|Film Name|Title|Purpose|Layer[ _]?Name|Layer[ _]?Function|Layer[ _]?Type|File Function)\s*[:=]\s*(.*)$/i;

/** Allegro lists the contents of a film by class and subclass: `ETCH/TOP`, `PIN/SOLDERMASK_TOP`. */
const subclass = /^(?:Layer:\s*)?([A-Z ]+)\/(\w+)$/i;

function layerOfFilm(comments: readonly string[]): Layer | undefined {
  const contents = comments.flatMap((comment) => {
    const [, kind = '', name = ''] = subclass.exec(comment) ?? [];
    return kind === '' ? [] : [{ kind: kind.trim().toUpperCase(), name: wordsOf(name) }];
  });
  const etch = contents.find(({ kind }) => kind === 'ETCH');
  if (etch) return layerOfWords(`etch ${etch.name}`);
  return contents
    .map(({ name }) => layerOfWords(name))
    .find(
      (layer) =>
        layer && (layer.function === 'soldermask' || layer.function === 'paste' || layer.function === 'legend'),
    );
}

function layerOfComments({ comments, names }: Plot): Layer | undefined {
  const named = comments.flatMap((comment) => {
    const [, value = ''] = naming.exec(comment) ?? [];
    return value === '' ? [] : [value];
  });
  const film = comments
    .map((comment) => /^Film Name\s*:\s*(.*)$/i.exec(comment)?.[1])
    .find((name) => name !== undefined);
  const ofFilm = layerOfFilm(comments);
  // A film lists all of its contents, so its name takes precedence, unless the name is only a side, as in `SOLDER_TOP`.
  const texts = film === undefined ? named : [film];
  for (const text of texts) {
    // gEDA's title starts with the project name.
    const layer = layerOfWords(wordsOf(text.replace(/^[^,]*,/, '')));
    if (layer?.function === 'copper' && ofFilm && film !== undefined) return withOrder(ofFilm, comments);
    if (layer) return withOrder(layer, comments);
  }
  if (ofFilm) return ofFilm;
  for (const name of names) {
    const layer = /\.\w{2,4}"?$/.test(name) ? undefined : layerOfWords(wordsOf(name));
    if (layer) return layer;
  }
  return comments.some((comment) => /^Layer_Physical_Order/i.test(comment))
    ? withOrder({ function: 'copper' }, comments)
    : undefined;
}

/** Altium and FAB 3000 state the position in the stack. */
function withOrder(layer: Layer, comments: readonly string[]): Layer {
  if (layer.function !== 'copper') return layer;
  const order = comments
    .map((comment) => /^(?:Layer_Physical_Order\s*=|Physical Order\s*:)\s*(\d+)/i.exec(comment)?.[1])
    .find((value) => value !== undefined);
  return order === undefined ? layer : { ...layer, number: Number(order) };
}

/** Words of layer names that most files share. */
const vocabulary = new Set(['layer', 'copper', 'cu', 'l', 'in', 'inner', 'art', 'signal']);

/** On a board with parts on one side, most names contain a side. */
const sides = new Set(['top', 'bottom', 'bot', 'front', 'back', 'f', 'b']);

/** Returns words that most names share: a project called "Assembly tester" would turn each file into a drawing. */
export function projectWords(names: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const name of names) {
    for (const word of new Set(wordsOf(stemOf(name)).split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const isProject = (word: string, count: number) =>
    count >= Math.max(3, (sides.has(word) ? 1 : 0.7) * names.length) && !vocabulary.has(word);
  return new Set([...counts].flatMap(([word, count]) => (isProject(word, count) ? [word] : [])));
}

const originalName = (name: string) => name.replace(/(?: \(\d+\)| - Copy)+(?=\.[^.]*$|$)/gi, '');

const stemOf = (name: string) => originalName(name.replace(/^.*[/\\]/, '')).replace(/\.[^.]*$/, '');

/** Extensions that are words: Target writes `board.StopTop`. */
const extensionWords = (name: string) => {
  const extension = /\.([^.]*)$/.exec(name)?.[1] ?? '';
  return extension.length > 4 ? wordsOf(extension) : '';
};

function layerOfName(name: string, project: ReadonlySet<string>): Layer | undefined {
  const stem = stemOf(name);
  // DesignSpark's name for the outline.
  if (/ - Board$/i.test(stem)) return { function: 'profile' };
  const words = wordsOf(stem)
    .split(' ')
    .filter((word) => !project.has(word));
  return layerOfWords(`${words.join(' ')} ${extensionWords(name)}`.trim()) ?? layerOfEnding(stem);
}

const needsSide = ({ function: name }: Layer) =>
  name === 'copper' || name === 'soldermask' || name === 'legend' || name === 'paste';

export function identifyPlot(name: string, plot: Plot, project: ReadonlySet<string>): Identified {
  const sources = [
    ['stated-in-comment', layerOfComments(plot)],
    ['file-name', layerOfName(name, project)],
    ['extension', layerOfExtension(originalName(name))],
  ] as const;
  // A name that is only a side, as in `top.gbs`, is less reliable than an extension.
  const extension = sources[2][1];
  const [foundBy, layer] =
    sources.find(([source, each]) => each && !(source === 'file-name' && extension && each.function === 'copper')) ??
    (['none', undefined] as const);
  if (!layer) return { layer: { function: 'other' }, foundBy: 'none' };
  if (layer.side || !needsSide(layer)) return { layer, foundBy };
  const side = sources
    .map(([, each]) => (each && needsSide(each) ? each.side : undefined))
    .find((each) => each !== undefined);
  return { layer: side ? { ...layer, side } : layer, foundBy };
}
