import { bars, type Span, without } from '../../private/pen/spans.ts';

const processMaterials = ['core', 'prepreg', 'copper', 'film', 'mask', 'legend', 'finish'] as const;
export type ProcessMaterial = (typeof processMaterials)[number];

interface BoardState {
  inner: 'none' | 'full' | 'pattern';
  hasInnerFilm: boolean;
  isPressed: boolean;
  holes: 'none' | 'drilled' | 'seeded' | 'plated';
  outer: 'foil' | 'tracks';
  hasOuterFilm: boolean;
  hasMask: boolean;
  hasFinish: boolean;
  isMilled: boolean;
  tool: 'none' | 'light' | 'press' | 'drill' | 'probes';
}

const start: BoardState = {
  inner: 'full',
  hasInnerFilm: false,
  isPressed: false,
  holes: 'none',
  outer: 'foil',
  hasOuterFilm: false,
  hasMask: false,
  hasFinish: false,
  isMilled: false,
  tool: 'none',
};

const pressed: BoardState = { ...start, inner: 'pattern', isPressed: true };
const plated: BoardState = { ...pressed, holes: 'plated', outer: 'tracks' };
const masked: BoardState = { ...plated, hasMask: true };
const finished: BoardState = { ...masked, hasFinish: true };
const milled: BoardState = { ...finished, isMilled: true };

/** The states of a four-layer board by step id; two layers skip the inner-layer steps. The first has only data. */
const states: Readonly<Record<string, BoardState | 'data'>> = {
  'pre-production': 'data',
  panelisation: start,
  'inner-imaging': { ...start, hasInnerFilm: true, tool: 'light' },
  'inner-etch': { ...start, inner: 'pattern' },
  lamination: { ...pressed, tool: 'press' },
  drilling: { ...pressed, holes: 'drilled', tool: 'drill' },
  'first-copper': { ...pressed, holes: 'seeded' },
  'outer-imaging': { ...pressed, holes: 'seeded', hasOuterFilm: true, tool: 'light' },
  plating: plated,
  mask: masked,
  finish: finished,
  outline: { ...milled, tool: 'probes' },
};

export interface Shape {
  paint: ProcessMaterial | 'plan' | 'tool';
  d: string;
}

export const sheet = { width: 640, height: 290 } as const;

const panel: Span = [20, 620];
const milledParts: readonly Span[] = [
  [20, 44],
  [58, 582],
  [596, 620],
];

// The heights from the top; the bottom side is a mirror image.
const middle = 145;
const coreTop = 120;
const innerTop = 113;
const pressedTop = 80;
const foilTop = 75;
const tracksTop = 67;
const maskTop = 61;

/** A mechanically drilled hole through all layers. */
const wide = { drill: [192, 228] } as const;
/** A blind laser via from the top to the plane on the first inner layer. */
const narrow = { drill: [438, 462] } as const;

const outerTracks: readonly Span[] = [
  [70, 128],
  [160, 260],
  [290, 312],
  [330, 386],
  [420, 480],
  [508, 566],
];
/** It is isolated from the wide hole and connected to the narrow one. */
const plane: readonly Span[] = [
  [70, 166],
  [254, 570],
];
/** They are connected to the wide hole. */
const innerTracks: readonly Span[] = [
  [70, 140],
  [166, 300],
  [330, 418],
  [484, 570],
];
/** They are free of mask: the pad of the wide hole, and a pad for a part. */
const pads: readonly Span[] = [
  [160, 260],
  [330, 386],
];
const legend: readonly Span[] = [
  [270, 282],
  [392, 404],
  [516, 558],
];

const mirrored = (y: number) => 2 * middle - y;

const both = (spans: readonly Span[], top: number, bottom: number) =>
  bars(spans, top, bottom) + bars(spans, mirrored(bottom), mirrored(top));

const covered = (spans: readonly Span[]) =>
  without(
    spans,
    pads.map(([from, to]): Span => [from - 6, to + 6]),
  );

/** The top of each data layer, one above the other, and their height. */
const sheets = { legend: 28, mask: 62, outer: 96, inner: 124, height: 7 } as const;

function drawData(): readonly Shape[] {
  const { height } = sheets;
  const [, outline = panel] = milledParts;
  const above = (spans: readonly Span[], top: number) => bars(spans, top, top + height);
  const below = (spans: readonly Span[], top: number) => bars(spans, mirrored(top + height), mirrored(top));
  const edges = [...wide.drill, ...outline];
  return [
    {
      paint: 'copper',
      d: [
        both(outerTracks, sheets.outer, sheets.outer + height),
        above(plane, sheets.inner),
        below(innerTracks, sheets.inner),
      ].join(''),
    },
    { paint: 'mask', d: both(covered([outline]), sheets.mask, sheets.mask + height) },
    { paint: 'legend', d: both(legend, sheets.legend, sheets.legend + height) },
    { paint: 'plan', d: edges.map((x) => `M${x} 10V${mirrored(10)}`).join('') },
  ];
}

const arrowDown = (x: number, y: number, length: number) => `M${x} ${y}v${length}m-4 -6l4 6l4 -6`;
const arrowUp = (x: number, y: number, length: number) => `M${x} ${y}v${-length}m-4 6l4 -6l4 6`;

function toolOf({ tool, isPressed }: BoardState): string {
  const places = [90, 182, 274, 366, 458, 550];
  switch (tool) {
    case 'none':
      return '';
    case 'light': {
      const top = isPressed ? 30 : 64;
      return places.map((x) => arrowDown(x, top, 26) + arrowUp(x, mirrored(top), 26)).join('');
    }
    case 'press':
      return `M${panel[0]} 26H${panel[1]}M${panel[0]} ${mirrored(26)}H${panel[1]}${places
        .map((x) => arrowDown(x, 34, 30) + arrowUp(x, mirrored(34), 30))
        .join('')}`;
    case 'drill':
      return `M${wide.drill[0] + 3} 4V${mirrored(pressedTop) - 4}L210 ${mirrored(pressedTop) + 8}L${wide.drill[1] - 3} ${mirrored(pressedTop) - 4}V4${[24, 52, 80, 108, 136, 164, 192].map((y) => `M${wide.drill[0] + 3} ${y + 12}L${wide.drill[1] - 3} ${y}`).join('')}`;
    case 'probes':
      return [176, 358].map((x) => `M${x - 7} 4V38L${x} 58L${x + 7} 38V4M${x - 7} 24H${x + 7}`).join('');
  }
}

export function drawStep(id: string): readonly Shape[] | undefined {
  // The id comes from the URL, so it can be any text, even `constructor`.
  const state = Object.hasOwn(states, id) ? states[id] : undefined;
  if (!state) return undefined;
  if (state === 'data') return drawData();
  const whole = state.isMilled ? milledParts : [panel];
  const through: readonly Span[] = state.holes === 'none' ? [] : [wide.drill];
  const blind: readonly Span[] = state.holes === 'none' ? [] : [narrow.drill];
  /** Draws both sides, except at holes. The blind via is only on the top. */
  const outside = (spans: readonly Span[], top: number, bottom: number) =>
    bars(without(spans, [...through, ...blind]), top, bottom) +
    bars(without(spans, through), mirrored(bottom), mirrored(top));
  const laminate = without(whole, through);
  const onPads = without(pads, through);
  const materials: Record<ProcessMaterial, string[]> = {
    core: [bars(laminate, coreTop, mirrored(coreTop))],
    prepreg: [],
    copper: [],
    film: [],
    mask: [],
    legend: [],
    finish: [],
  };

  if (state.inner === 'full') materials.copper.push(both([panel], innerTop, coreTop));
  if (state.inner === 'pattern') {
    materials.copper.push(
      bars(without(plane, through), innerTop, coreTop),
      bars(without(innerTracks, through), mirrored(coreTop), mirrored(innerTop)),
    );
  }
  if (state.hasInnerFilm) {
    materials.film.push(
      bars(plane, innerTop - 9, innerTop),
      bars(innerTracks, mirrored(innerTop), mirrored(innerTop) + 9),
    );
  }
  if (state.isPressed) {
    // Resin also fills the gaps in the inner layers.
    materials.prepreg.push(outside(whole, pressedTop, innerTop), both(laminate, innerTop, coreTop));
    materials.copper.push(
      state.outer === 'foil' ? outside([panel], foilTop, pressedTop) : outside(outerTracks, tracksTop, pressedTop),
    );
  }
  if (state.holes === 'seeded' || state.holes === 'plated') {
    const thickness = state.holes === 'seeded' ? 2 : 5;
    const top = state.holes === 'seeded' ? foilTop - 2 : tracksTop;
    const wallsOf = (spans: readonly Span[]) =>
      spans.flatMap(([from, to]): Span[] => [
        [from, from + thickness],
        [to - thickness, to],
      ]);
    materials.copper.push(
      bars(wallsOf(through), top, mirrored(top)),
      bars(wallsOf(blind), top, innerTop),
      bars(blind, innerTop - thickness, innerTop),
    );
    if (state.holes === 'seeded') materials.copper.push(outside([panel], foilTop - 2, foilTop));
  }
  if (state.hasOuterFilm) materials.film.push(both(without([panel], outerTracks), foilTop - 13, foilTop - 2));
  if (state.hasMask) {
    materials.mask.push(both(covered(whole), maskTop, pressedTop));
    materials.legend.push(bars(legend, maskTop - 4, maskTop));
  }
  if (state.hasFinish) {
    materials.finish.push(both(onPads, tracksTop - 4, tracksTop));
    materials.finish.push(
      bars(
        [
          [wide.drill[0] + 5, wide.drill[0] + 7],
          [wide.drill[1] - 7, wide.drill[1] - 5],
        ],
        tracksTop - 4,
        mirrored(tracksTop) + 4,
      ),
    );
  }

  // Mask and prepreg are drawn below the copper that they enclose.
  const order = ['core', 'prepreg', 'mask', 'copper', 'film', 'legend', 'finish'] as const;
  const shapes = order.map((paint): Shape => ({ paint, d: materials[paint].join('') })).filter(({ d }) => d !== '');
  const tool = toolOf(state);
  return tool === '' ? shapes : [...shapes, { paint: 'tool', d: tool }];
}

export const materialsIn = (shapes: readonly Shape[]): ProcessMaterial[] =>
  processMaterials.filter((material) => shapes.some(({ paint }) => paint === material));
