import { grown, hull, type Rect } from '../pen/geometry.ts';
import { type Body, type Footprint, pinOneOf } from './footprints.ts';
import type { Part } from './layout.ts';
import type { Pen } from './pen.ts';

type Draw = (pen: Pen, footprint: Footprint) => void;

const corners = ({ x, y, w, h }: Rect) => ({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 });

function leads(pen: Pen, { pads, outline }: Footprint) {
  const { left, right, top, bottom } = corners(outline);
  for (const pad of pads) {
    if (pad.out === undefined) continue;
    const along = pad.out % 4 === 0;
    const foot = along
      ? { ...pad, w: pad.w * 0.62, h: Math.min(pad.h, 0.5) }
      : { ...pad, h: pad.h * 0.62, w: Math.min(pad.w, 0.5) };
    const inner = {
      x: Math.min(Math.max(pad.x, left), right),
      y: Math.min(Math.max(pad.y, top), bottom),
      w: foot.w,
      h: foot.h,
    };
    pen.rect('metal', hull([foot, along ? { ...inner, w: 0.1 } : { ...inner, h: 0.1 }]));
  }
}

function moulded(pen: Pen, outline: Rect, dot = true) {
  const { left, top } = corners(outline);
  pen.rect('body', outline, 0.3);
  pen.rect('bodyTop', grown(outline, -0.45), 0.15);
  if (dot) pen.circle('glint', { x: left + 1.5, y: top + 1.5 }, 0.42);
}

/** The part number and date code, as lines too small to read. */
function markings(pen: Pen, { x, y }: { x: number; y: number }, widths: readonly number[]) {
  widths.forEach((width, index) => {
    const at = y + (index - (widths.length - 1) / 2) * 1.3;
    pen.line('marking', [
      { x: x - width / 2, y: at },
      { x: x + width / 2, y: at },
    ]);
  });
}

const between = (outline: Rect): Rect => ({ ...outline, w: outline.w * 0.58 });

const chipEnds = (pen: Pen, outline: Rect) => {
  const end = outline.w * 0.22;
  pen.rect('metal', { ...outline, x: outline.x - outline.w / 2 + end / 2, w: end });
  pen.rect('metal', { ...outline, x: outline.x + outline.w / 2 - end / 2, w: end });
};

const drawBody: Record<Body, Draw> = {
  qfp: (pen, footprint) => {
    leads(pen, footprint);
    moulded(pen, footprint.outline);
    markings(pen, footprint.outline, [5, 6.4, 3.6]);
  },
  qfn: (pen, footprint) => {
    moulded(pen, footprint.outline);
    markings(pen, footprint.outline, [3.4, 4.2]);
  },
  bga: (pen, { outline }) => {
    pen.rect('bodyLight', outline, 0.2);
    pen.rect('metalTop', grown(outline, -2.2), 0.6);
    pen.rect('metalLine', grown(outline, -2.8), 0.5);
    pen.circle('glint', { x: outline.x - outline.w / 2 + 1.1, y: outline.y - outline.h / 2 + 1.1 }, 0.4);
    markings(pen, outline, [5, 7, 4]);
  },
  soic: (pen, footprint) => {
    leads(pen, footprint);
    moulded(pen, footprint.outline);
    markings(pen, { x: 0.2, y: 0.6 }, [2.6, 3]);
  },
  transistor: (pen, footprint) => {
    leads(pen, footprint);
    moulded(pen, footprint.outline, false);
    markings(pen, footprint.outline, [2.4]);
  },
  regulator: (pen, footprint) => {
    pen.rect('metal', { x: 0, y: -4.6, w: 6, h: 3.4 });
    leads(pen, { ...footprint, pads: footprint.pads.slice(0, 3) });
    moulded(pen, footprint.outline, false);
    markings(pen, footprint.outline, [6, 4.4]);
  },
  resistor: (pen, { outline }) => {
    pen.rect('body', between(outline));
    chipEnds(pen, outline);
    pen.line('marking', [
      { x: -0.5, y: 0 },
      { x: 0.5, y: 0 },
    ]);
  },
  capacitor: (pen, { outline }) => {
    pen.rect('ceramic', between(outline));
    chipEnds(pen, outline);
  },
  led: (pen, { outline }) => {
    pen.rect('white', between(outline));
    chipEnds(pen, outline);
    pen.circle('gold', { x: 0, y: 0 }, 0.5);
  },
  electrolytic: (pen, { outline }) => {
    const { left, right, top, bottom } = corners(outline);
    pen.line(
      'body',
      [
        { x: left + 1.2, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left + 1.2, y: bottom },
        { x: left, y: bottom - 1.2 },
        { x: left, y: top + 1.2 },
      ],
      true,
    );
    pen.circle('metalTop', { x: 0, y: 0 }, outline.w / 2 - 0.25);
    pen.circle('metalLine', { x: 0, y: 0 }, outline.w / 2 - 0.75);
    // The dark segment marks the negative side.
    const reach = outline.w / 2 - 0.75;
    const segment = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9].map((angle) => ({
      x: -Math.cos(angle) * reach,
      y: Math.sin(angle) * reach,
    }));
    pen.line('bodyTop', segment, true);
    markings(pen, { x: 0.8, y: 0 }, [2.2, 1.6]);
  },
  crystal: (pen, { outline }) => {
    pen.rect('bodyLight', outline, 0.2);
    pen.rect('metalTop', grown(outline, -0.4), 0.5);
    pen.rect('metalLine', grown(outline, -0.85), 0.35);
    markings(pen, outline, [2.8, 2]);
  },
  inductor: (pen, { outline }) => {
    pen.rect('body', outline, 1.4);
    pen.circle('bodyTop', { x: 0, y: 0 }, outline.w / 2 - 1);
    for (const radius of [1.6, 2.3, 3, 3.7]) pen.circle('coil', { x: 0, y: 0 }, radius);
  },
  header: (pen, { pads, outline }) => {
    pen.rect('body', outline, 0.5);
    for (const pad of pads) {
      pen.rect('bodyTop', { x: pad.x, y: pad.y, w: 3, h: 3 }, 0.6);
      pen.rect('gold', { x: pad.x, y: pad.y, w: 1.15, h: 1.15 });
    }
  },
  usb: (pen, { outline, pads }) => {
    for (const pad of pads.slice(0, 12)) pen.rect('metal', { ...pad, w: 0.4, h: 1.6 });
    pen.rect('metalTop', outline, 0.7);
    pen.rect('metalLine', { ...outline, y: outline.y - 0.4, h: outline.h - 2.6, w: outline.w - 2.2 }, 0.5);
    for (const x of [-4.5, 4.5]) {
      pen.rect('metalShade', { x, y: 0.4, w: 1.3, h: 4.4 }, 0.4);
      pen.rect('metalShade', { x, y: 6.4, w: 2.6, h: 0.7 }, 0.3);
    }
    const { left, right, bottom } = corners(outline);
    pen.rect('metalShade', { x: (left + right) / 2, y: bottom - 0.35, w: outline.w, h: 0.7 });
  },
  ribbon: (pen, { outline, pads }) => {
    for (const pad of pads.slice(0, -2)) pen.rect('metal', { ...pad, w: 0.36, h: 1.5 });
    pen.rect('white', outline, 0.3);
    const { bottom } = corners(outline);
    pen.rect('body', { x: outline.x, y: bottom - 0.9, w: outline.w - 1.2, h: 1.8 }, 0.3);
    for (const pad of pads.slice(0, -2)) pen.rect('metalShade', { x: pad.x, y: 0.2, w: 0.4, h: 2.2 });
  },
  terminal: (pen, { outline, pads }) => {
    pen.rect('green', outline, 0.4);
    for (const pad of pads) {
      pen.circle('metalTop', { x: pad.x, y: -0.4 }, 2.3);
      pen.line('metalLine', [
        { x: pad.x - 1.4, y: 1 },
        { x: pad.x + 1.4, y: -1.8 },
      ]);
      pen.rect('body', { x: pad.x, y: 5.6, w: 5, h: 1.6 }, 0.3);
    }
  },
  button: (pen, { outline, pads }) => {
    for (const pad of pads) pen.rect('metal', { ...pad, w: 1.5, h: 0.9 });
    pen.rect('metalTop', outline, 0.5);
    pen.rect('metalLine', grown(outline, -0.5), 0.4);
    pen.circle('bodyTop', { x: 0, y: 0 }, 1.7);
  },
  radio: (pen, { outline, pads }) => {
    pen.rect('body', outline, 0.3);
    for (const pad of pads) pen.rect('gold', { ...pad, w: Math.min(pad.w, 1.2), h: Math.min(pad.h, 1.2) });
    pen.rect('metalTop', { x: 0, y: 3.4, w: 17.4, h: 18 }, 0.6);
    pen.rect('metalLine', { x: 0, y: 3.4, w: 16, h: 16.6 }, 0.4);
    markings(pen, { x: 0, y: 3 }, [8, 10, 6]);
    const [near, far] = [-8.2, -12.6];
    const meander = Array.from({ length: 8 }, (_, index) => -7 + 2 * index).flatMap((x, index) =>
      index % 2 === 0
        ? [
            { x, y: near },
            { x, y: far },
          ]
        : [
            { x, y: far },
            { x, y: near },
          ],
    );
    pen.line('coil', [{ x: -7, y: -5.6 }, ...meander]);
  },
};

export const drawBodyOf: Draw = (pen, footprint) => drawBody[footprint.body](pen, footprint);

export function drawPart(pen: Pen, part: Part) {
  const { footprint } = part;
  drawBodyOf(pen.at(part), footprint);
  const shadow = pen.at({ x: part.x + 0.25, y: part.y + 0.35, turn: part.turn });
  shadow.rect('partShadow', grown(footprint.outline, 0.1), 0.3);
}

const isChip = (body: Body) => body === 'resistor' || body === 'capacitor' || body === 'led';

/** The outline, except over pads, and the mark of pin 1. */
export function printOutline(pen: Pen, part: Part) {
  const { footprint } = part;
  const local = pen.at(part);
  const { body, pads } = footprint;
  const outline = grown(footprint.outline, 0.25);
  const { left, right, top, bottom } = corners(outline);
  // These overhang the edge of the board, where no legend can be printed.
  if (body === 'usb' || body === 'radio') return;
  if (isChip(body)) {
    const reach = footprint.outline.w * 0.16;
    for (const y of [top - 0.25, bottom + 0.25]) {
      local.line('silkscreen', [
        { x: -reach, y },
        { x: reach, y },
      ]);
    }
    return;
  }
  if (body === 'qfp' || body === 'qfn' || body === 'bga' || body === 'crystal' || body === 'button') {
    const arm = Math.min(1.6, outline.w / 5);
    for (const [x, y] of [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const) {
      local.line('silkscreen', [
        { x: x - Math.sign(x) * arm, y },
        { x, y },
        { x, y: y - Math.sign(y) * arm },
      ]);
    }
  } else if (
    body === 'soic' ||
    body === 'regulator' ||
    body === 'transistor' ||
    body === 'inductor' ||
    body === 'electrolytic'
  ) {
    const sideways = pads[0]?.out !== undefined && pads[0].out % 4 === 0;
    const lines = sideways
      ? [
          [left, top, right, top],
          [left, bottom, right, bottom],
        ]
      : [
          [left, top, left, bottom],
          [right, top, right, bottom],
        ];
    for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] of lines) {
      local.line('silkscreen', [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ]);
    }
  } else {
    local.rect('silkscreen', outline);
  }
  if (body === 'qfp' || body === 'qfn' || body === 'bga' || body === 'soic' || body === 'header') {
    const { x, y } = pinOneOf(footprint);
    local.circle('silkscreenFill', { x, y }, 0.32);
  }
}
