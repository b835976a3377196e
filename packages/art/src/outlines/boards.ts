import type { Feature, ModuleOutline } from '../private/outlines/outline.ts';
import { dipRows, inch, plan } from '../private/outlines/plan.ts';

const devBoard = (
  [length, width]: readonly [length: number, width: number],
  columns: number,
  between: number,
  usb: Feature,
  ...features: readonly Feature[]
) => plan(length, width, dipRows(length, width, columns, between), [usb, ...features]);

const microUsb = (width: number): Feature => ({ x: -1.3, y: width / 2 - 4, width: 5.6, height: 8 });

/** Raspberry Pi, data sheet of the Pico: 40 pins, rows 17.78 mm apart. */
export const pico = devBoard([51, 21], 20, 17.78, microUsb(21), { x: 22, y: 7, width: 7, height: 7 });
export const stm32Board = devBoard([53, 23], 20, 15.24, microUsb(23), { x: 23, y: 8, width: 7, height: 7 });
/** Espressif, ESP32-DevKitC: 38 pins, rows 25.4 mm apart, an 18 × 25.5 mm module. */
export const esp32Board = devBoard([55, 28], 19, 25.4, microUsb(28), { x: 29.5, y: 5, width: 25.5, height: 18 });
/** NodeMCU, version 2: 30 pins, rows 22.86 mm apart, a 24 × 16 mm module. */
export const esp8266Board = devBoard([49, 26], 15, 22.86, microUsb(26), { x: 25, y: 5, width: 24, height: 16 });

/** Arduino, drawing of the Uno R3: headers of 10 and 8 pins at the top, 8 and 6 at the bottom. */
export const unoBoard = plan(
  68.6,
  53.3,
  [
    { x: 27.94, y: 50.8, count: 8 },
    { x: 50.8, y: 50.8, count: 6 },
    { x: 18.8, y: 2.54, count: 10 },
    { x: 44.7, y: 2.54, count: 8 },
  ],
  [
    { x: -6.2, y: 9.6, width: 16, height: 12 },
    { x: -1.8, y: 41, width: 13.3, height: 9 },
    { x: 28, y: 35, width: 35, height: 7.2 },
  ],
);

const breakout = (length: number, width: number, pins: number, ...features: readonly Feature[]) =>
  plan(length, width, [{ x: (length - inch * (pins - 1)) / 2, y: width - 1.5, count: pins }], features);

export const bme280Board = breakout(13, 10.5, 4, { x: 5.25, y: 2.5, width: 2.5, height: 2.5 });
export const vl53l0xBoard = breakout(
  25,
  10.7,
  6,
  { x: 10.3, y: 2.6, width: 4.4, height: 2.4 },
  { x: 2.5, y: 3, width: 3 },
  { x: 22.5, y: 3, width: 3 },
);
/** The package of the MPU-6050 is 4 × 4 mm. */
export const mpu6050Board = breakout(
  21,
  16,
  8,
  { x: 8.5, y: 5, width: 4, height: 4 },
  { x: 2.6, y: 2.6, width: 3 },
  { x: 18.4, y: 2.6, width: 3 },
);
export const bh1750Board = breakout(
  18.5,
  13.9,
  5,
  { x: 7.75, y: 4.5, width: 3, height: 1.6 },
  { x: 2.6, y: 2.6, width: 3 },
  { x: 15.9, y: 2.6, width: 3 },
);
/** The transducers are 16 mm in diameter. */
export const hcSr04 = breakout(45, 20, 4, { x: 9.5, y: 9.5, width: 16 }, { x: 35.5, y: 9.5, width: 16 });
export const hcSr501 = breakout(32, 24, 3, { x: 16, y: 11, width: 20 });
/** Three pins on the right, two screw terminals on the left, an SO-8 between them. */
export const acs712Board = plan(
  31,
  13,
  [
    { x: 29, y: 9.04, count: 3, step: [0, -inch] },
    { x: 4, y: 9.04, count: 2, step: [0, -5.08] },
  ],
  [
    { x: 0.4, y: 1.4, width: 7.6, height: 10.2 },
    { x: 16, y: 4, width: 3.9, height: 4.9 },
  ],
);
/** Four pins at the top, over a panel of 26.7 × 19.3 mm. */
export const oled096 = plan(
  27.3,
  27.8,
  [{ x: 13.65 - 1.5 * inch, y: 1.5, count: 4 }],
  [{ x: 0.3, y: 4.2, width: 26.7, height: 19.3 }],
);
export const rc522Board = plan(
  40,
  60,
  [{ x: 20 - 3.5 * inch, y: 57.5, count: 8 }],
  [
    { x: 4, y: 4, width: 32, height: 30 },
    { x: 6, y: 6, width: 28, height: 26 },
    { x: 17.5, y: 42, width: 5, height: 5 },
  ],
);

const eightPins = (length: number, width: number, chip: Feature) =>
  plan(
    length,
    width,
    [
      { x: length - 1.5 - inch, y: width / 2 + 1.5 * inch, count: 4, step: [0, -inch] },
      { x: length - 1.5, y: width / 2 + 1.5 * inch, count: 4, step: [0, -inch] },
    ],
    [chip],
  );
export const esp01 = eightPins(24.8, 14.3, { x: 9, y: 4.6, width: 5, height: 5 });
export const nrf24Board = eightPins(29, 15, { x: 13, y: 5.5, width: 4, height: 4 });

const fourPads = (length: number, width: number, ...features: readonly Feature[]) =>
  plan(
    length,
    width,
    [
      { x: 2, y: 2, count: 2, step: [0, width - 4] },
      { x: length - 2, y: 2, count: 2, step: [0, width - 4] },
    ],
    features,
  );
export const lm2596Module = fourPads(
  43,
  21,
  { x: 9, y: 10.5, width: 8 },
  { x: 34, y: 10.5, width: 8 },
  { x: 15.5, y: 4.5, width: 12, height: 12 },
);
export const mp1584Module = fourPads(22, 17, { x: 8, y: 4, width: 6.5, height: 6.5 });
export const mt3608Module = fourPads(
  36,
  17,
  { x: 13, y: 4.5, width: 8, height: 8 },
  { x: 24, y: 7, width: 2.9, height: 1.6 },
);

const castellated = (
  [length, width]: readonly [length: number, width: number],
  pitch: number,
  sides: ModuleOutline['sides'],
  antenna: number,
): ModuleOutline => ({
  kind: 'module',
  pins: sides.reduce((sum, count) => sum + count, 0),
  pitch,
  length,
  width,
  sides,
  antenna,
});

/** Espressif, data sheet of the ESP32-WROOM-32E: 38 pads and the ground pad below. */
export const esp32Wroom = castellated([18, 25.5], 1.27, [14, 10, 14], 6);
/** Ai-Thinker, data sheet of the Ra-01H: 16 pads, antenna over a connector. */
export const ra01 = castellated([16, 17], 2, [8, 0, 8], 0);
/** 34 pads: 13 on each long edge, and 8 on the edge opposite the antenna. */
export const hc05 = castellated([13, 26.9], 1.5, [13, 8, 13], 5.5);
