import { east, type Point, west } from '../pen/geometry.ts';
import { textWidth } from '../pen/strokeFont.ts';
import { capacitor, type Footprint, largeCapacitor, led, resistor, soic } from './footprints.ts';
import { Layout, padsTowards, type Part } from './layout.ts';
import { plans } from './plans.ts';
import { createRandom } from './random.ts';

export function addGroups(layout: Layout, near: Point) {
  const { random } = layout;
  const ground = (part: Part | undefined, pad: number) => layout.escape(part?.pads[pad], 'signal', 1);
  const row = (footprint: Footprint, count: number, pitch: number) => {
    const length = pitch * (count - 1) + 4;
    const horizontal = layout.findRoom(length, 8, near);
    const vertical = layout.findRoom(8, length, near);
    const across = horizontal !== undefined && (vertical === undefined || random.next() < 0.5);
    const room = across ? horizontal : vertical;
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

function addHoles(layout: Layout) {
  const { width, height } = layout;
  const inset = 3.5;
  for (const y of [inset, height - inset]) for (const x of [inset, width - inset]) layout.addHole({ x, y });
}

function addFiducials(layout: Layout) {
  const { width, height } = layout;
  for (const x of [9, width - 9]) for (const y of [4, height - 4]) if (x === 9 || y === 4) layout.addFiducial({ x, y });
}

export function stitchEdge(layout: Layout) {
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

function printName(layout: Layout) {
  const { random, width, height } = layout;
  const revision = `REV ${random.pick(['A', 'B', 'C', 'D'])}`;
  const name = `${random.pick(['CTRL', 'NODE', 'AX', 'PX', 'IO'])}-${random.integer(12, 97)}`;
  for (const size of [2.2, 1.7, 1.3]) {
    const w = textWidth(name, size);
    const room = layout.findRoom(Math.ceil(w) + 1, Math.ceil(size) + 3, { x: width * 0.5, y: height });
    if (!room) continue;
    layout.print(name, [{ x: room.x, y: room.y - 0.9 }], size);
    layout.print(revision, [{ x: room.x - w / 2 + textWidth(revision, 1.1) / 2, y: room.y + size / 2 + 0.5 }], 1.1);
    return;
  }
}

export function planBoard(seed: string | number, aspect: number): Layout {
  const random = createRandom(seed);
  const { draw, area } = random.pick(plans);
  const width = Math.round(Math.sqrt(area * aspect));
  const height = Math.round(Math.sqrt(area / aspect));
  const layout = new Layout(width - 6, height - 6, random);
  addHoles(layout);
  draw(layout);
  addFiducials(layout);
  addGroups(layout, { x: layout.width / 2, y: layout.height / 2 });
  printName(layout);
  stitchEdge(layout);
  layout.printReferences();
  return layout;
}
