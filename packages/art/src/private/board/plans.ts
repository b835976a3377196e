import { east, north, south, type Turn, west } from '../pen/geometry.ts';
import {
  bga,
  button,
  capacitor,
  crystal,
  electrolytic,
  header,
  inductor,
  qfn,
  qfp,
  radio,
  regulator,
  ribbon,
  soic,
  terminal,
  transistor,
  usb,
} from './footprints.ts';
import { inOrder, type Layout, padsTowards, type Part } from './layout.ts';

type Plan = (layout: Layout) => void;

export function decouple(layout: Layout, chip: Part) {
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

/** Adds a via to each pad without a net, where possible. */
export function escapeRest(layout: Layout, pads: readonly Part['pads'][number][]) {
  pads.forEach((pad, index) => {
    if (pad.net === undefined) layout.escape(pad, 'signal', 2 + 2 * (index % 2));
  });
}

export const middleOf = <Item>(items: readonly Item[], count: number) => {
  const first = Math.max(0, Math.floor((items.length - count) / 2));
  return items.slice(first, first + count);
};

const controller: Plan = (layout) => {
  const { width, height, random } = layout;
  const chip = layout.place(qfp(13), width * 0.48 + random.integer(-2, 2), height * 0.46 + random.integer(-1, 1), {
    search: 3,
  });
  if (!chip) return;
  const caps = decouple(layout, chip);
  const plug = layout.place(usb, 6, height * 0.5 + random.integer(-4, 4), { turn: 1, search: 5, overhang: true });
  const flat = layout.place(ribbon(13), width - 4, chip.y + random.integer(-5, 5), { turn: 3, search: 8 });
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

const wireless: Plan = (layout) => {
  const { width, height, random } = layout;
  const middle = height / 2;
  const count = Math.min(16, Math.floor((width - 14) / 4));
  const pins = [
    layout.place(header(count, 1), width / 2, 4, { search: 2 }),
    layout.place(header(count, 1), width / 2, height - 4, { search: 2 }),
  ];
  const module = layout.place(radio, 13, middle, { turn: 3, search: 3, overhang: true });
  const plug = layout.place(usb, width - 7, middle + random.integer(-3, 3), { turn: 3, search: 4, overhang: true });
  const bridge = layout.place(qfn(7), width * 0.58, middle + random.integer(-3, 3), { search: 3 });
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

const converter: Plan = (layout) => {
  const { width, height, random } = layout;
  const middle = Math.round(height * 0.45);
  const input = layout.place(terminal(2), 9, middle + random.integer(-3, 3), { turn: 1, search: 4 });
  const output = layout.place(terminal(3), width - 9, middle + random.integer(-3, 3), { turn: 3, search: 4 });
  const cans = [
    layout.place(electrolytic, (input?.x ?? 0) + 13, middle - 7, { turn: 1, search: 5 }),
    layout.place(electrolytic, (input?.x ?? 0) + 13, middle + 5, { turn: 1, search: 5 }),
    layout.place(electrolytic, (output?.x ?? width) - 13, middle - 7, { turn: 1, search: 5 }),
    layout.place(electrolytic, (output?.x ?? width) - 13, middle + 5, { turn: 1, search: 5 }),
  ];
  const chip = layout.place(qfn(7), width * 0.42, middle + random.integer(-1, 3), { search: 4 });
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

const computer: Plan = (layout) => {
  const { width, height, random } = layout;
  const middle = Math.round(height * 0.48);
  const chip = layout.place(bga(10), width * 0.42 + random.integer(-1, 1), middle, { search: 2 });
  if (!chip) return;
  const caps = decouple(layout, chip);
  const memories = [
    layout.place(soic(7), width * 0.68, middle - 9, { search: 4 }),
    layout.place(soic(7), width * 0.68, middle + 8, { search: 4 }),
  ];
  const flat = layout.place(ribbon(13), 4, middle + random.integer(-3, 3), { turn: 1, search: 6 });
  const plug = layout.place(usb, width - 6, middle + random.integer(-4, 4), { turn: 3, search: 5, overhang: true });
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

export const plans = [
  { draw: controller, area: 4300 },
  { draw: wireless, area: 3300 },
  { draw: converter, area: 4300 },
  { draw: computer, area: 4600 },
] as const;
