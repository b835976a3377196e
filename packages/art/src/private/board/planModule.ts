import { south, type Turn, west, east } from '../pen/geometry.ts';
import { textWidth } from '../pen/strokeFont.ts';
import { bga, crystal, electrolytic, type Footprint, header, qfn, qfp, ribbon, terminal, usb } from './footprints.ts';
import { inOrder, Layout, padsTowards, type Part } from './layout.ts';
import { addGroups, stitchEdge } from './planBoard.ts';
import { decouple, escapeRest, middleOf } from './plans.ts';
import { createRandom } from './random.ts';

interface Plug {
  footprint: Footprint;
  turn: Turn;
  x: number;
}

const plugs: readonly [Plug, ...Plug[]] = [
  { footprint: usb, turn: 1, x: 6 },
  { footprint: header(5, 1), turn: 1, x: 4 },
  { footprint: terminal(2), turn: 1, x: 8 },
  { footprint: ribbon(11), turn: 1, x: 4 },
];

const area = 1900;
const maxLetters = 3.2;
const inset = 3.5;

function facing(part: Part | undefined, direction: number, count: number) {
  const pads = padsTowards(part, direction);
  return middleOf(pads.length > 0 ? pads : inOrder(part?.pads.filter(({ w, h }) => w * h < 20) ?? []), count);
}

/** A small module. Its name between the mounting holes stays legible at the size of a logo. */
export function planModule(seed: string | number, aspect: number, name: string): Layout {
  const random = createRandom(seed);
  const layout = new Layout(Math.round(Math.sqrt(area * aspect)) - 6, Math.round(Math.sqrt(area / aspect)) - 6, random);
  const { width, height } = layout;
  const title = name.toUpperCase();
  for (const x of [inset, width - inset]) layout.addHole({ x, y: height - inset });
  const letters = Math.min(maxLetters, (width - 15) / textWidth(title, 1));
  layout.printTitle(title, { x: width / 2, y: height - inset }, letters);
  const middle = (height - 6) / 2;
  const plug = random.pick(plugs);
  const socket = layout.place(plug.footprint, plug.x, middle, { turn: plug.turn, search: 4, overhang: true });
  const chip = layout.place(random.pick([qfn(7), qfp(7), bga(6)]), width * 0.55, middle, { search: 4 });
  const caps = chip ? decouple(layout, chip) : [];
  const clock = layout.place(crystal, width - 7, middle - 5, { search: 4 });
  const can = layout.place(electrolytic, width - 7, middle + 5, { search: 5 });
  layout.connectRows(facing(socket, east, 4), facing(chip, west, 4));
  layout.connectRows(facing(chip, east, 2), facing(clock, south, 2));
  for (const cap of caps) layout.escape(cap?.pads[0], 'signal', 1);
  for (const part of [chip, can]) escapeRest(layout, part?.pads ?? []);
  addGroups(layout, { x: width * 0.5, y: middle });
  stitchEdge(layout);
  layout.printReferences();
  return layout;
}
