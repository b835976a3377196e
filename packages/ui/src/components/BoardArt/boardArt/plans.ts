import {
  bga,
  button,
  capacitor,
  crystal,
  electrolytic,
  type Footprint,
  header,
  inductor,
  largeCapacitor,
  led,
  qfn,
  qfp,
  radio,
  regulator,
  resistor,
  ribbon,
  soic,
  terminal,
  transistor,
  usb,
} from './footprints.ts';
import { east, north, type Point, south, type Turn, west } from './geometry.ts';
import { inOrder, Layout, padsTowards, type Part } from './layout.ts';
import { createRandom } from './random.ts';
import { textWidth } from './strokeFont.ts';

type Plan = (layout: Layout) => void;

/** Small capacitors at the corners of a chip, one end to ground. */
function decouple(layout: Layout, chip: Part) {
  const { x, y, courtyard } = chip;
  const reachX = courtyard.w / 2 + 1;
  const reachY = courtyard.h / 2 + 1;
  const corners: readonly [number, number, Turn][] = [
    [x - reachX + 1, y - reachY, 0],
    [x + reachX - 1, y - reachY, 2],
    [x - reachX + 1, y + reachY, 0],
    [x + reachX - 1, y + reachY, 2],
  ];
  return corners.map(([left, top, turn]) => layout.place(capacitor, left, top, { turn, search: 2 }));
}

/** Rows of small parts in step, for what room is left near to the middle. */
function addGroups(layout: Layout, near: Point) {
  const { random } = layout;
  const ground = (part: Part | undefined, pad: number) => layout.escape(part?.pads[pad], 'signal', 1);
  const row = (footprint: Footprint, count: number, pitch: number) => {
    const length = pitch * (count - 1) + 4;
    const lying = layout.findRoom(length, 8, near);
    const standing = layout.findRoom(8, length, near);
    const across = lying !== undefined && (standing === undefined || random.next() < 0.5);
    const room = across ? lying : standing;
    if (!room) return;
    for (let index = 0; index < count; index += 1) {
      const offset = Math.round(pitch * (index - (count - 1) / 2));
      const part = across
        ? layout.place(footprint, room.x + offset, room.y, { turn: 1, search: 0 })
        : layout.place(footprint, room.x, room.y + offset, { search: 0 });
      ground(part, 0);
      ground(part, 1);
    }
  };
  const chain = () => {
    const room = layout.findRoom(15, 8, near);
    if (!room) return;
    const chip = layout.place(soic(4), room.x - 2, room.y, { search: 0 });
    const load = layout.place(largeCapacitor, room.x + 5, room.y - 1, { turn: 1, search: 0 });
    layout.connect(padsTowards(chip, east)[0], load?.pads[0]);
    layout.connect(padsTowards(chip, east)[3], load?.pads[1]);
    for (const pad of padsTowards(chip, west)) layout.escape(pad);
  };
  const lights = () => {
    const room = layout.findRoom(10, 9, near);
    if (!room) return;
    for (const offset of [-3, 0, 3]) {
      const light = layout.place(led, room.x + offset, room.y - 2, { turn: 1, search: 0 });
      const series = layout.place(resistor, room.x + offset, room.y + 3, { turn: 1, search: 0 });
      layout.connect(light?.pads[1], series?.pads[0]);
      ground(light, 0);
      ground(series, 1);
    }
  };
  chain();
  lights();
  row(resistor, 5, 3);
  row(capacitor, 4, 3);
  row(resistor, 4, 3);
  row(largeCapacitor, 3, 4);
  row(resistor, 4, 3);
  chain();
  row(capacitor, 4, 3);
  row(resistor, 3, 3);
  row(capacitor, 3, 3);
  row(resistor, 3, 3);
  row(capacitor, 2, 3);
  row(resistor, 2, 3);
}

/** Tries to leave by a via from each pad that has no net yet. */
function escapeRest(layout: Layout, pads: readonly Part['pads'][number][]) {
  pads.forEach((pad, index) => {
    if (pad.net === undefined) layout.escape(pad, 'signal', 2 + 2 * (index % 2));
  });
}

const middleOf = <Item>(items: readonly Item[], count: number) => {
  const first = Math.max(0, Math.floor((items.length - count) / 2));
  return items.slice(first, first + count);
};

/** A controller between a plug, a flat cable and a row of pins. */
const controller: Plan = (layout) => {
  const { width, height, random } = layout;
  const chip = layout.place(qfp(13), width * 0.48 + random.whole(-2, 2), height * 0.46 + random.whole(-1, 1), {
    search: 3,
  });
  if (!chip) return;
  const caps = decouple(layout, chip);
  const plug = layout.place(usb, 6, height * 0.5 + random.whole(-4, 4), { turn: 1, search: 5, overhang: true });
  const flat = layout.place(ribbon(13), width - 4, chip.y + random.whole(-5, 5), { turn: 3, search: 8 });
  const pins = layout.place(header(Math.min(14, Math.floor((width - 18) / 4)), 1), width / 2, height - 4, {
    search: 2,
  });
  const clock = layout.place(crystal, chip.x - 17, chip.y + 8, { search: 5 });
  const loads = [
    layout.place(capacitor, (clock ?? chip).x - 2, (clock ?? chip).y + 5, { search: 3 }),
    layout.place(capacitor, (clock ?? chip).x - 6, (clock ?? chip).y - 2, { turn: 1, search: 3 }),
  ];
  const guard = layout.place(transistor, (plug ?? chip).x + 13, (plug ?? chip).y - 8, { turn: 1, search: 3 });
  const memory = layout.place(soic(4), chip.x + 12, 8, { turn: 1, search: 5 });
  const supply = layout.place(regulator, chip.x - 14, 10, { turn: 1, search: 5 });
  const reservoirs = [
    layout.place(electrolytic, (supply ?? chip).x - 13, 8, { search: 5 }),
    layout.place(electrolytic, width - 14, 8, { search: 6 }),
  ];
  const press = layout.place(button, width - 10, height - 12, { search: 6 });

  const right = padsTowards(chip, east);
  const bottom = padsTowards(chip, south);
  const left = padsTowards(chip, west);
  const top = padsTowards(chip, north);
  const plugPads = padsTowards(plug, east);
  layout.connect(plugPads[5], left[4], 'bright');
  layout.connect(plugPads[6], left[5], 'bright');
  layout.connect(left[8], clock?.pads[1]);
  layout.connect(left[9], clock?.pads[2]);
  layout.connectRows(middleOf(right, 11), middleOf(padsTowards(flat, west), 11));
  layout.connectRows(middleOf(bottom, 11), middleOf(inOrder(pins?.pads ?? []), 11));
  layout.connectRows(top.slice(8, 12), padsTowards(memory, south));
  layout.connect(padsTowards(supply, west)[0], reservoirs[0]?.pads[1], 'power');
  for (const cap of caps) layout.escape(cap?.pads[0], 'signal', 1);
  for (const load of loads) layout.escape(load?.pads[0], 'signal', 1);
  for (const part of [guard, supply, ...reservoirs, press]) escapeRest(layout, part?.pads ?? []);
  escapeRest(layout, [...top, ...left, ...padsTowards(memory, north)]);
};

/** A radio module with its aerial at one edge, between two rows of pins. */
const wireless: Plan = (layout) => {
  const { width, height, random } = layout;
  const middle = height / 2;
  const count = Math.min(16, Math.floor((width - 14) / 4));
  const pins = [
    layout.place(header(count, 1), width / 2, 4, { search: 2 }),
    layout.place(header(count, 1), width / 2, height - 4, { search: 2 }),
  ];
  const module = layout.place(radio, 13, middle, { turn: 3, search: 3, overhang: true });
  const plug = layout.place(usb, width - 7, middle + random.whole(-3, 3), { turn: 3, search: 4, overhang: true });
  const bridge = layout.place(qfn(7), width * 0.58, middle + random.whole(-3, 3), { search: 3 });
  const caps = bridge ? decouple(layout, bridge) : [];
  const supply = layout.place(regulator, width * 0.72, middle - 11, { search: 4 });
  const presses = [
    layout.place(button, width - 8, middle - 14, { search: 4 }),
    layout.place(button, width - 8, middle + 14, { search: 4 }),
  ];
  const upper = padsTowards(module, north);
  const lower = padsTowards(module, south);
  layout.connectRows(upper, inOrder(pins[0]?.pads ?? []).slice(1));
  layout.connectRows(lower, inOrder(pins[1]?.pads ?? []).slice(1));
  layout.connectRows(padsTowards(module, east), padsTowards(bridge, west));
  const plugPads = padsTowards(plug, west);
  layout.connect(plugPads[5], padsTowards(bridge, east)[3], 'bright');
  layout.connect(plugPads[6], padsTowards(bridge, east)[4], 'bright');
  const last = inOrder(pins[0]?.pads ?? []);
  layout.connectRows(padsTowards(bridge, north).slice(1, 6), last.slice(10, 15));
  layout.connectRows(padsTowards(bridge, south).slice(1, 6), inOrder(pins[1]?.pads ?? []).slice(10, 15));
  for (const cap of caps) layout.escape(cap?.pads[0], 'signal', 1);
  for (const part of [supply, ...presses]) escapeRest(layout, part?.pads ?? []);
};

/** From wires to wires: capacitors, a coil, a regulator. */
const converter: Plan = (layout) => {
  const { width, height, random } = layout;
  const middle = Math.round(height * 0.45);
  const input = layout.place(terminal(2), 9, middle + random.whole(-3, 3), { turn: 1, search: 4 });
  const output = layout.place(terminal(3), width - 9, middle + random.whole(-3, 3), { turn: 3, search: 4 });
  const cans = [
    layout.place(electrolytic, (input?.x ?? 0) + 13, middle - 7, { turn: 1, search: 5 }),
    layout.place(electrolytic, (input?.x ?? 0) + 13, middle + 5, { turn: 1, search: 5 }),
    layout.place(electrolytic, (output?.x ?? width) - 13, middle - 7, { turn: 1, search: 5 }),
    layout.place(electrolytic, (output?.x ?? width) - 13, middle + 5, { turn: 1, search: 5 }),
  ];
  const chip = layout.place(qfn(7), width * 0.42, middle + random.whole(-1, 3), { search: 4 });
  const caps = chip ? decouple(layout, chip) : [];
  const coil = layout.place(inductor, (chip?.x ?? 0) + 15, middle - 6, { search: 5 });
  const second = layout.place(inductor, (chip?.x ?? 0) + 15, middle + 8, { search: 5 });
  const switches = [
    layout.place(regulator, width * 0.4, height - 11, { turn: 1, search: 5 }),
    layout.place(transistor, width * 0.5, 7, { search: 4 }),
    layout.place(transistor, width * 0.58, 7, { search: 4 }),
  ];
  const pins = layout.place(header(5, 2), width * 0.2, height - 7, { search: 5 });
  const right = padsTowards(chip, east);
  layout.connect(input?.pads[0], cans[0]?.pads[0], 'power');
  layout.connect(input?.pads[1], cans[1]?.pads[1], 'power');
  layout.connect(right[3], coil?.pads[0], 'power');
  layout.connect(coil?.pads[1], cans[2]?.pads[1], 'power');
  layout.connect(right[5], second?.pads[0], 'power');
  layout.connect(second?.pads[1], cans[3]?.pads[1], 'power');
  layout.connectRows(
    inOrder(output?.pads ?? []),
    [cans[2]?.pads[0], cans[3]?.pads[0]].flatMap((pad) => pad ?? []),
    'power',
  );
  layout.connectRows(
    padsTowards(chip, south).slice(0, 5),
    inOrder(pins?.pads ?? [])
      .filter(({ y }) => y === Math.min(...(pins?.pads ?? []).map((pad) => pad.y)))
      .reverse(),
  );
  for (const cap of caps) layout.escape(cap?.pads[0], 'signal', 1);
  for (const part of switches) escapeRest(layout, part?.pads ?? []);
  escapeRest(layout, [...padsTowards(chip, west), ...padsTowards(chip, north)]);
};

/** A large processor with its memories beside it. */
const computer: Plan = (layout) => {
  const { width, height, random } = layout;
  const middle = Math.round(height * 0.48);
  const chip = layout.place(bga(10), width * 0.42 + random.whole(-1, 1), middle, { search: 2 });
  if (!chip) return;
  const caps = decouple(layout, chip);
  const memories = [
    layout.place(soic(7), width * 0.68, middle - 9, { search: 4 }),
    layout.place(soic(7), width * 0.68, middle + 8, { search: 4 }),
  ];
  const flat = layout.place(ribbon(13), 4, middle + random.whole(-3, 3), { turn: 1, search: 6 });
  const plug = layout.place(usb, width - 6, middle + random.whole(-4, 4), { turn: 3, search: 5, overhang: true });
  const pins = layout.place(header(Math.min(12, Math.floor((width - 18) / 4)), 2), width / 2, height - 6, {
    search: 3,
  });
  const clock = layout.place(crystal, chip.x - 15, middle - 15, { search: 5 });
  const supply = layout.place(qfn(5), chip.x - 4, 8, { search: 4 });
  const coil = layout.place(inductor, chip.x + 9, 8, { search: 4 });
  const cans = [
    layout.place(electrolytic, width - 16, 8, { search: 5 }),
    layout.place(electrolytic, width - 26, 7, { search: 5 }),
  ];
  const balls = inOrder(chip.pads);
  const column = (x: number) => balls.filter((ball) => ball.x === chip.x + x).sort((a, b) => a.y - b.y);
  const row = (y: number) => balls.filter((ball) => ball.y === chip.y + y).sort((a, b) => a.x - b.x);
  layout.connectRows(column(9).slice(0, 5), padsTowards(memories[0], west).slice(1));
  layout.connectRows(column(9).slice(5), padsTowards(memories[1], west).slice(1));
  layout.connectRows(padsTowards(memories[0], west).slice(6), column(7).slice(0, 1));
  layout.connectRows(column(-9), padsTowards(flat, east).slice(1, 11));
  layout.connectRows(
    row(9).slice(1, 9),
    inOrder((pins?.pads ?? []).filter(({ y }) => y < (pins?.y ?? 0))).slice(2, 10),
  );
  layout.connect(padsTowards(supply, east)[2], coil?.pads[0], 'power');
  layout.connectRows(row(-9).slice(3, 7), padsTowards(supply, south).slice(0, 4));
  layout.connect(clock?.pads[2], row(-9)[0]);
  const plugPads = padsTowards(plug, west);
  layout.connect(plugPads[5], padsTowards(memories[1], east)[1], 'bright');
  layout.connect(plugPads[6], padsTowards(memories[1], east)[2], 'bright');
  for (const cap of caps) layout.escape(cap?.pads[0], 'signal', 1);
  for (const part of cans) escapeRest(layout, part?.pads ?? []);
  escapeRest(layout, [...padsTowards(memories[0], east), ...padsTowards(memories[1], east)]);
};

const plans: Readonly<Record<string, { draw: Plan; area: number }>> = {
  controller: { draw: controller, area: 4300 },
  wireless: { draw: wireless, area: 3300 },
  converter: { draw: converter, area: 4300 },
  computer: { draw: computer, area: 4600 },
};

/** Holes in the corners, and three fiducials for the machine's camera. */
function furnish(layout: Layout) {
  const { width, height } = layout;
  const inset = 3.5;
  for (const y of [inset, height - inset]) for (const x of [inset, width - inset]) layout.addHole({ x, y });
}

function addFiducials(layout: Layout) {
  const { width, height } = layout;
  for (const x of [9, width - 9]) for (const y of [4, height - 4]) if (x === 9 || y === 4) layout.addFiducial({ x, y });
}

/** A row of vias along the edge that ties ground to ground. */
function stitchEdge(layout: Layout) {
  const { width, height } = layout;
  const pitch = 3;
  const run = (length: number) => {
    const count = Math.floor((length - 12) / pitch);
    return Array.from({ length: count + 1 }, (_, index) => (length - count * pitch) / 2 + index * pitch);
  };
  const inset = 1.2;
  const ring = [
    ...run(width).flatMap((x) => [
      { x, y: inset },
      { x, y: height - inset },
    ]),
    ...run(height).flatMap((y) => [
      { x: inset, y },
      { x: width - inset, y },
    ]),
  ];
  const isClear = ({ x, y }: Point) =>
    !layout.parts.some(
      ({ courtyard }) =>
        Math.abs(x - courtyard.x) < courtyard.w / 2 + 0.6 && Math.abs(y - courtyard.y) < courtyard.h / 2 + 0.6,
    );
  layout.vias.push(...ring.filter(isClear));
}

/** The board's own name and revision, in the largest letters that fit somewhere. */
function printName(layout: Layout) {
  const { random, width, height } = layout;
  const revision = `REV ${random.pick(['A', 'B', 'C', 'D'])}`;
  const name = `${random.pick(['CTRL', 'NODE', 'AX', 'PX', 'IO'])}-${random.whole(12, 97)}`;
  for (const size of [2.2, 1.7, 1.3]) {
    const w = textWidth(name, size);
    const room = layout.findRoom(Math.ceil(w) + 1, Math.ceil(size) + 3, { x: width * 0.5, y: height });
    if (!room) continue;
    layout.print(name, [{ x: room.x, y: room.y - 0.9 }], size);
    layout.print(revision, [{ x: room.x - w / 2 + textWidth(revision, 1.1) / 2, y: room.y + size / 2 + 0.5 }], 1.1);
    return;
  }
}

/** A board, all of it from the seed and the proportions of the picture. */
export function planBoard(seed: string | number, aspect: number): Layout {
  const random = createRandom(seed);
  const name = random.pick(['controller', 'wireless', 'converter', 'computer']);
  const { draw, area } = plans[name] ?? { draw: controller, area: 4300 };
  const width = Math.round(Math.sqrt(area * aspect));
  const height = Math.round(Math.sqrt(area / aspect));
  const layout = new Layout(width - 6, height - 6, random);
  furnish(layout);
  draw(layout);
  addFiducials(layout);
  addGroups(layout, { x: layout.width / 2, y: layout.height / 2 });
  printName(layout);
  stitchEdge(layout);
  layout.printReferences();
  return layout;
}
