import { type Paise, rupees } from '@pcb/quoting/money';

/** The name of an outline of @pcb/art, with its measurements if it has some. */
export type OutlineOfPart = readonly [
  name: string,
  ...measurements: readonly (string | number | boolean | readonly number[])[],
];

/** A part as the shop sells it, and what its page shows. */
export interface SamplePart {
  id: string;
  name: string;
  package: string;
  price: Paise;
  /** The unit of the price: 'each', 'strip of 100'. */
  per: string;
  outline: OutlineOfPart;
  /** The values by facet id. */
  facets: Readonly<Record<string, string>>;
  origin: string;
  partNumber?: string | undefined;
  manufacturer?: string | undefined;
  /** Its registration with BIS. */
  registration?: string | undefined;
}

/** A part as a row: its values in the order of `SamplePart`. */
type PartRow<FacetIds extends readonly string[]> = readonly [
  id: string,
  name: string,
  form: string,
  rupees: number,
  per: string,
  outline: OutlineOfPart,
  facets: { readonly [Index in keyof FacetIds]: string },
  origin: string,
  partNumber?: string | undefined,
  manufacturer?: string | undefined,
  registration?: string,
];

/** Converts a table of parts to objects. Written as objects, the parts would take ten times as many lines. */
const partsOf = <const FacetIds extends readonly string[]>(
  facetIds: FacetIds,
  rows: readonly PartRow<FacetIds>[],
): readonly SamplePart[] =>
  rows.map(([id, name, form, price, per, outline, values, origin, partNumber, manufacturer, registration]) => ({
    id,
    name,
    package: form,
    price: rupees(price),
    per,
    outline,
    origin,
    partNumber,
    manufacturer,
    registration,
    facets: Object.fromEntries(facetIds.map((facetId, index) => [facetId, values[index] ?? ''])),
  }));

/**
 * The sample parts by the path of their page. Prices, countries of origin and registrations are examples. Each part stays on
 * one line, however long, to keep the columns comparable.
 */
// oxfmt-ignore
export const sampleParts = {
  '/components/connectors/board-to-board': partsOf(['pitch', 'positions', 'stack-height'], [
    ['header-254-1x40', 'Pin header 1 × 40, straight', 'Through-hole', 12, 'each', ['header', 1, 40, 2.54], ['2.54 mm', '40', '11 mm'], 'India'],
    ['socket-254-1x40', 'Socket strip 1 × 40, 8.5 mm high', 'Through-hole', 28, 'each', ['socket', 1, 40, 2.54], ['2.54 mm', '40', '11 mm'], 'China'],
    ['header-254-2x20', 'Pin header 2 × 20, straight', 'Through-hole', 18, 'each', ['header', 2, 20, 2.54], ['2.54 mm', '40', '11 mm'], 'India'],
    ['socket-254-2x20', 'Socket strip 2 × 20, 8.5 mm high', 'Through-hole', 45, 'each', ['socket', 2, 20, 2.54], ['2.54 mm', '40', '11 mm'], 'China'],
    ['header-200-1x40', 'Pin header 1 × 40, 2.00 mm pitch', 'Through-hole', 16, 'each', ['header', 1, 40, 2], ['2.00 mm', '40', '6.3 mm'], 'China'],
    ['mezzanine-050-40-plug', 'Mezzanine plug, 2 rows', 'SMD', 95, 'each', ['mezzanine', 'plug', 40, 0.5], ['0.50 mm', '40', '3 mm'], 'China'],
    ['mezzanine-050-40-socket', 'Mezzanine socket, 2 rows', 'SMD', 95, 'each', ['mezzanine', 'socket', 40, 0.5], ['0.50 mm', '40', '3 mm'], 'China'],
    ['mezzanine-080-60-plug', 'Mezzanine plug, 2 rows, with guide posts', 'SMD', 120, 'each', ['mezzanine', 'plug', 60, 0.8, true], ['0.80 mm', '60', '5 mm'], 'China'],
  ]),
  '/components/connectors/wire-to-board': partsOf(['pitch', 'positions', 'current'], [
    ['xh-4', 'XH header, 4 pins', 'Through-hole', 6, 'each', ['jstXh', 4], ['2.50 mm', '4', '3 A'], 'Japan', 'B4B-XH-A', 'JST'],
    ['xh-2', 'XH header, 2 pins', 'Through-hole', 4, 'each', ['jstXh', 2], ['2.50 mm', '2', '3 A'], 'Japan', 'B2B-XH-A', 'JST'],
    ['ph-2', 'PH header, 2 pins', 'Through-hole', 5, 'each', ['jstPh', 2], ['2.00 mm', '2', '2 A'], 'Japan', 'B2B-PH-K-S', 'JST'],
    ['sh-4', 'SH header, 4 pins, right angle', 'SMD', 14, 'each', ['jstSh', 4], ['1.00 mm', '4', '1 A'], 'Japan', 'SM04B-SRSS-TB', 'JST'],
    ['screw-508-2', 'Screw terminal, 2 ways', 'Through-hole', 9, 'each', ['terminal', 2, 5.08], ['5.08 mm', '2', '10 A'], 'India'],
    ['screw-508-3', 'Screw terminal, 3 ways', 'Through-hole', 13, 'each', ['terminal', 3, 5.08], ['5.08 mm', '3', '10 A'], 'India'],
    ['pluggable-381-4', 'Pluggable terminal and header, 4 ways', 'Through-hole', 38, 'set', ['terminal', 4, 3.81], ['3.81 mm', '4', '8 A'], 'China'],
  ]),
  '/components/connectors/wire-to-wire': partsOf(['positions', 'current'], [
    ['sm-2-pair', 'SM connector pair, 2 leads', 'In-line', 11, 'pair', ['pair', 2], ['2', '3 A'], 'China'],
    ['sm-4-pair', 'SM connector pair, 4 leads', 'In-line', 18, 'pair', ['pair', 4], ['4', '3 A'], 'China'],
    ['xt30-pair', 'XT30 battery connector pair', 'Solder cup', 45, 'pair', ['pair', 2], ['2', '15 A'], 'China'],
    ['xt60-pair', 'XT60 battery connector pair', 'Solder cup', 70, 'pair', ['pair', 2], ['2', '30 A'], 'China'],
    ['lever-2', 'Lever splice for 2 wires, 0.2 to 4 mm²', 'Splice', 48, 'each', ['splice', 2, 13.2], ['2', '32 A'], 'Germany', '221-412', 'WAGO'],
    ['lever-3', 'Lever splice for 3 wires, 0.2 to 4 mm²', 'Splice', 58, 'each', ['splice', 3, 19], ['3', '32 A'], 'Germany', '221-413', 'WAGO'],
    ['sealed-2-pair', 'Sealed automotive connector pair', 'In-line', 240, 'pair', ['pair', 2], ['2', '13 A'], 'India'],
  ]),
  '/components/electromechanical/relays': partsOf(['coil', 'current', 'form'], [
    ['relay-5-spdt', 'Power relay, 5 V coil', 'Through-hole', 28, 'each', ['srdRelay'], ['5 V', '10 A', 'SPDT'], 'China', 'SRD-05VDC-SL-C', 'Songle'],
    ['relay-12-spdt', 'Power relay, 12 V coil', 'Through-hole', 28, 'each', ['srdRelay'], ['12 V', '10 A', 'SPDT'], 'China', 'SRD-12VDC-SL-C', 'Songle'],
    ['relay-24-spdt', 'Power relay, 24 V coil', 'Through-hole', 30, 'each', ['srdRelay'], ['24 V', '10 A', 'SPDT'], 'China', 'SRD-24VDC-SL-C', 'Songle'],
    ['relay-5-dpdt', 'Signal relay, 5 V coil', 'Through-hole', 75, 'each', ['g5vRelay'], ['5 V', '2 A', 'DPDT'], 'Indonesia', 'G5V-2 DC5', 'Omron'],
    ['relay-12-dpdt', 'Signal relay, 12 V coil', 'Through-hole', 75, 'each', ['g5vRelay'], ['12 V', '2 A', 'DPDT'], 'Indonesia', 'G5V-2 DC12', 'Omron'],
    ['relay-12-spst-30', 'Power relay for mains loads', 'Through-hole', 95, 'each', ['unknown'], ['12 V', '30 A', 'SPST-NO'], 'China'],
    ['relay-12-automotive', 'Automotive relay with bracket', 'Plug-in', 110, 'each', ['unknown'], ['12 V', '40 A', 'SPDT'], 'India'],
  ]),
  '/components/electromechanical/switches': partsOf(['type', 'poles', 'current'], [
    ['tactile-6', 'Tactile switch 6 × 6 mm', 'Through-hole', 2, 'each', ['tactile6'], ['Tactile', 'SPST', '50 mA'], 'China'],
    ['tactile-12', 'Tactile switch 12 × 12 mm', 'Through-hole', 5, 'each', ['tactile12'], ['Tactile', 'SPST', '50 mA'], 'China'],
    ['slide-spdt', 'Slide switch', 'Through-hole', 4, 'each', ['singleRow', 3, 2.5, [8.5, 3.7], 'slider'], ['Slide', 'SPDT', '0.5 A'], 'China', 'SS-12D00'],
    ['rocker-spst', 'Rocker switch 21 × 15 mm', 'Panel', 18, 'each', ['rockerPanel'], ['Rocker', 'SPST', '6 A'], 'India'],
    ['rocker-dpst', 'Rocker switch with lamp', 'Panel', 45, 'each', ['unknown'], ['Rocker', 'DPST', '16 A'], 'India'],
    ['toggle-spdt', 'Toggle switch', 'Panel', 22, 'each', ['singleRow', 3, 4.7, [13, 9], 'toggle'], ['Toggle', 'SPDT', '6 A'], 'India', 'MTS-102'],
    ['limit-spdt', 'Limit switch with roller', 'Screw-on', 16, 'each', ['sketch', 'limitSwitch'], ['Limit', 'SPDT', '5 A'], 'China'],
    ['dip-4', 'DIP switch, 4 ways', 'DIP-8', 14, 'each', ['dipSwitch4'], ['DIP', '4 × SPST', '25 mA'], 'China'],
  ]),
  '/components/electromechanical/motors': partsOf(['type', 'voltage', 'speed'], [
    ['gear-12-60', 'Metal gear motor, 60 rpm', '37 mm', 240, 'each', ['sketch', 'motor'], ['DC gear motor', '12 V', '60 rpm'], 'India'],
    ['gear-12-100', 'Metal gear motor, 100 rpm', '37 mm', 210, 'each', ['sketch', 'motor'], ['DC gear motor', '12 V', '100 rpm'], 'India'],
    ['gear-6-200', 'Plastic gear motor for small robots', '70 × 22 mm', 60, 'each', ['neutral', 70, 22], ['DC gear motor', '6 V', '200 rpm'], 'China'],
    ['dc-775', 'DC motor with ball bearings', '775', 420, 'each', ['sketch', 'motor'], ['DC motor', '12 V', '12,000 rpm'], 'China'],
    ['nema17', 'Stepper motor, 1.8° per step', 'NEMA 17', 720, 'each', ['nema17'], ['Stepper', '12 V', 'By step rate'], 'China'],
    ['stepper-28byj', 'Geared stepper motor with driver board', '28 mm', 130, 'set', ['stepper28'], ['Stepper', '5 V', 'By step rate'], 'China', '28BYJ-48'],
    ['servo-sg90', 'Micro servo, 9 g', '23 × 12 mm', 110, 'each', ['servoMicro'], ['Servo', '5 V', '0.1 s for 60°'], 'China', 'SG90'],
    ['servo-mg995', 'Servo with metal gears', '40 × 20 mm', 320, 'each', ['servoStandard'], ['Servo', '5 V', '0.2 s for 60°'], 'China', 'MG995'],
  ]),
  '/components/embedded-solutions': partsOf(['core', 'memory', 'pins'], [
    ['board-atmega328p', 'ATmega328P board, Uno layout', '69 × 53 mm', 420, 'each', ['unoBoard'], ['AVR, 8-bit', '32 KB', 'Up to 24'], 'India'],
    ['board-rp2040', 'RP2040 board', '51 × 21 mm', 360, 'each', ['pico'], ['Cortex-M0+', '2 MB', '25 to 40'], 'United Kingdom', 'Pico', 'Raspberry Pi'],
    ['board-rp2350', 'RP2350 board', '51 × 21 mm', 480, 'each', ['pico'], ['Cortex-M33', '4 MB', '25 to 40'], 'United Kingdom', 'Pico 2', 'Raspberry Pi'],
    ['board-stm32f103', 'STM32F103C8 board', '53 × 23 mm', 230, 'each', ['stm32Board'], ['Cortex-M3', '64 KB', '25 to 40'], 'India'],
    ['board-atmega2560', 'ATmega2560 board, Mega layout', '102 × 53 mm', 1150, 'each', ['neutral', 102, 53], ['AVR, 8-bit', '256 KB', 'Over 40'], 'China'],
    ['board-nucleo', 'STM32F103RB board with debugger', '83 × 70 mm', 1250, 'each', ['neutral', 83, 70], ['Cortex-M3', '128 KB', 'Over 40'], 'Malaysia', 'NUCLEO-F103RB', 'STMicroelectronics'],
    ['board-esp32', 'ESP32 board with Bluetooth and Wi-Fi', '55 × 28 mm', 450, 'each', ['esp32Board'], ['Xtensa', '4 MB', '25 to 40'], 'China'],
    ['board-esp8266', 'ESP8266 board with Wi-Fi', '49 × 26 mm', 190, 'each', ['esp8266Board'], ['Xtensa', '4 MB', 'Up to 24'], 'China'],
  ]),
  '/components/enclosures': partsOf(['material', 'length', 'rating'], [
    ['box-abs-100', 'Box, 100 × 60 × 25 mm', 'Snap-in lid', 85, 'each', ['box', 100, 60, 25], ['ABS', 'Up to 100 mm', 'Not rated'], 'India'],
    ['box-abs-83', 'Sealed box, 83 × 58 × 33 mm', 'Screwed lid', 160, 'each', ['box', 83, 58, 33], ['ABS', 'Up to 100 mm', 'IP65'], 'India'],
    ['box-alu-115', 'Die-cast box, 115 × 65 × 55 mm', 'Screwed lid', 390, 'each', ['box', 115, 65, 55], ['Aluminium', '101 to 150 mm', 'IP66'], 'China'],
    ['box-abs-158', 'Sealed box, 158 × 90 × 60 mm', 'Screwed lid', 340, 'each', ['box', 158, 90, 60], ['ABS', 'Over 150 mm', 'IP65'], 'India'],
    ['box-pc-200', 'Box with clear lid, 200 × 120 × 75 mm', 'Screwed lid', 680, 'each', ['box', 200, 120, 75], ['Polycarbonate', 'Over 150 mm', 'IP65'], 'China'],
    ['box-alu-64', 'Die-cast box, 64 × 58 × 35 mm', 'Screwed lid', 290, 'each', ['box', 64, 58, 35], ['Aluminium', 'Up to 100 mm', 'IP66'], 'China'],
    ['box-din-107', 'DIN-rail case, 107 × 87 × 59 mm', 'DIN rail', 260, 'each', ['box', 107, 87, 59], ['ABS', '101 to 150 mm', 'Not rated'], 'India'],
  ]),
  '/components/engineering-tools': partsOf(['type', 'connection'], [
    ['tool-swd', 'Programmer and debugger, SWD', 'Dongle', 310, 'each', ['sketch', 'dongle'], ['Programmer', 'USB'], 'China'],
    ['tool-usbasp', 'Programmer for AVR', 'Dongle', 220, 'each', ['sketch', 'dongle'], ['Programmer', 'USB'], 'China', 'USBasp'],
    ['tool-logic', 'Logic analyser, 8 channels, 24 MHz', 'Case', 650, 'each', ['sketch', 'analyser'], ['Analyser', 'USB'], 'China'],
    ['tool-cp2102', 'CP2102 serial adapter', 'Board', 140, 'each', ['sketch', 'dongle'], ['Adapter', 'USB'], 'China'],
    ['tool-ft232', 'FT232RL serial adapter', 'Board', 260, 'each', ['sketch', 'dongle'], ['Adapter', 'USB'], 'China'],
    ['tool-breadboard', 'Breadboard, 830 contacts', '165 × 55 mm', 75, 'each', ['neutral', 165, 55], ['Prototyping', 'Jumper wires'], 'India'],
    ['tool-jumpers', 'Jumper wires, male to female, 20 cm', '2.54 mm', 55, 'set of 40', ['wires', 4], ['Prototyping', 'Jumper wires'], 'India'],
    ['tool-protoboard', 'Perforated board, FR-4, 70 × 90 mm', '2.54 mm', 40, 'each', ['neutral', 90, 70], ['Prototyping', 'Solder'], 'India'],
  ]),
  '/components/industrial-automation': partsOf(['type', 'supply'], [
    ['din-supply-24', 'Power supply, 24 V 2.5 A', 'DIN rail', 1150, 'each', ['sketch', 'din'], ['Power supply', '100–240 V AC'], 'China', 'HDR-60-24', 'Mean Well', 'IS 13252-1, R-00000001 (sample)'],
    ['din-supply-12', 'Power supply, 12 V 2 A', 'DIN rail', 890, 'each', ['sketch', 'din'], ['Power supply', '100–240 V AC'], 'China', 'HDR-30-12', 'Mean Well', 'IS 13252-1, R-00000002 (sample)'],
    ['inductive-m12-npn', 'Inductive sensor, NPN, 4 mm', 'M12', 480, 'each', ['sketch', 'cylinder'], ['Sensor', '24 V DC'], 'India'],
    ['inductive-m18-pnp', 'Inductive sensor, PNP, 8 mm', 'M18', 560, 'each', ['sketch', 'cylinder'], ['Sensor', '24 V DC'], 'India'],
    ['photo-diffuse', 'Photoelectric sensor, 3 to 80 cm', 'M18', 320, 'each', ['sketch', 'cylinder'], ['Sensor', '5 V DC'], 'China', 'E18-D80NK'],
    ['din-relay-24', 'Interface relay, SPDT, 6 A', 'DIN rail', 260, 'each', ['sketch', 'din'], ['Relay', '24 V DC'], 'India'],
    ['ssr-25', 'Solid-state relay, 25 A AC', 'Screw-on', 240, 'each', ['neutral', 60, 45], ['Relay', '3–32 V DC'], 'China', 'SSR-25DA'],
    ['pilot-green', 'Indicator lamp, green, 22 mm', 'Panel', 70, 'each', ['sketch', 'lamp'], ['Indicator', '230 V AC'], 'India'],
  ]),
  '/components/led-lighting': partsOf(['colour', 'current', 'package'], [
    ['led-2835-cool', 'LED, cool white, 0.2 W', '2835', 120, 'strip of 100', ['led2835'], ['Cool white', '60 mA', '2835'], 'China'],
    ['led-2835-warm', 'LED, warm white, 0.2 W', '2835', 120, 'strip of 100', ['led2835'], ['Warm white', '60 mA', '2835'], 'China'],
    ['led-5-red', 'LED, red, diffused', '5 mm', 60, 'pack of 50', ['led5mm'], ['Red', '20 mA', '5 mm'], 'India'],
    ['led-5-green', 'LED, green, diffused', '5 mm', 65, 'pack of 50', ['led5mm'], ['Green', '20 mA', '5 mm'], 'India'],
    ['led-0805-blue', 'Indicator LED, blue', '0805', 90, 'strip of 100', ['chip', '0805', 'lens'], ['Blue', '20 mA', '0805'], 'China'],
    ['led-0805-red', 'Indicator LED, red', '0805', 80, 'strip of 100', ['chip', '0805', 'lens'], ['Red', '20 mA', '0805'], 'China'],
    ['led-1w-cool', 'LED, 1 W, on an aluminium star', 'Star, 20 mm', 22, 'each', ['ledStar'], ['Cool white', '350 mA', 'Star'], 'China', undefined, undefined, 'IS 16103-1, R-00000005 (sample)'],
    ['led-ws2812b', 'LED with integrated controller', '5050', 9, 'each', ['led5050'], ['RGB', '60 mA', '5050'], 'China', 'WS2812B', 'Worldsemi'],
  ]),
  '/components/memory-data-storage': partsOf(['type', 'size', 'bus'], [
    ['eeprom-2k', 'EEPROM, 2 Kbit', 'SO-8', 7, 'each', ['so8'], ['EEPROM', '2 Kbit', 'I²C'], 'Thailand', 'AT24C02D-SSHM-T', 'Microchip'],
    ['eeprom-256k', 'EEPROM, 256 Kbit', 'SO-8', 18, 'each', ['so8'], ['EEPROM', '256 Kbit', 'I²C'], 'Thailand', 'AT24C256C-SSHL-T', 'Microchip'],
    ['flash-32m', 'NOR flash, 32 Mbit', 'SOIC-8, 208 mil', 42, 'each', ['soic8Wide'], ['Flash', '32 Mbit', 'SPI'], 'Taiwan', 'W25Q32JVSSIQ', 'Winbond'],
    ['flash-128m', 'NOR flash, 128 Mbit', 'SOIC-8, 208 mil', 85, 'each', ['soic8Wide'], ['Flash', '128 Mbit', 'SPI'], 'Taiwan', 'W25Q128JVSIQ', 'Winbond'],
    ['sram-1m', 'Serial SRAM', 'SO-8', 190, 'each', ['so8'], ['SRAM', '1 Mbit', 'SPI'], 'Thailand', '23LC1024-I/SN', 'Microchip'],
    ['sram-4m', 'SRAM, 55 ns', 'DIP-32', 420, 'each', ['dip', 32], ['SRAM', '4 Mbit', 'Parallel'], 'Taiwan', 'AS6C4008-55PCN', 'Alliance Memory'],
    ['fram-64k', 'F-RAM', 'SO-8', 210, 'each', ['so8'], ['F-RAM', '64 Kbit', 'I²C'], 'Malaysia', 'FM24CL64B-G', 'Infineon'],
    ['microsd-32g', 'microSD card, 32 GB', 'microSD', 380, 'each', ['microSd'], ['Card', '256 Gbit', 'SD, SPI'], 'China'],
  ]),
  '/components/opto-electronics': partsOf(['type', 'figure'], [
    ['opto-pc817', 'Optocoupler, 4 pins', 'DIP-4', 5, 'each', ['dip', 4], ['Optocoupler', 'Transfer 50 to 600 %'], 'China', 'PC817'],
    ['opto-4n35', 'Optocoupler, 6 pins, with base pin', 'DIP-6', 14, 'each', ['dip', 6], ['Optocoupler', 'Transfer from 100 %'], 'China', '4N35'],
    ['ir-tsal6200', 'Infrared LED', '5 mm', 9, 'each', ['led5mm'], ['Emitter', '940 nm'], 'Malaysia', 'TSAL6200', 'Vishay'],
    ['laser-650', 'Laser diode module, red, 5 mW', '6 mm', 35, 'each', ['sketch', 'cylinder'], ['Emitter', '650 nm'], 'China'],
    ['ir-tsop38238', 'Remote-control receiver, 38 kHz', 'Radial', 32, 'each', ['minicast'], ['Receiver', '950 nm'], 'Malaysia', 'TSOP38238', 'Vishay'],
    ['photo-bpw34', 'Photodiode', 'Through-hole', 48, 'each', ['neutral', 5.4, 4.3], ['Receiver', '900 nm'], 'Malaysia', 'BPW34', 'Vishay'],
    ['ldr-5528', 'Light-dependent resistor', '5 mm', 4, 'each', ['singleRow', 2, 3.4, [5.1, 4.3]], ['Receiver', '540 nm'], 'China', 'GL5528'],
    ['oled-096', '0.96-inch OLED display, 128 × 64, I²C', 'Module', 190, 'each', ['oled096'], ['Display', 'Visible light'], 'China'],
  ]),
  '/components/passive-components/resistors': partsOf(['resistance', 'tolerance', 'power', 'size'], [
    ['r-001-2512', 'Current-sense resistor 10 mΩ', '2512', 14, 'each', ['chip', '2512', 'coating'], ['10 mΩ', '1 %', '1 W', '2512'], 'China'],
    ['r-100-0603', 'Chip resistor 100 Ω', '0603', 35, 'strip of 100', ['chip', '0603', 'coating'], ['100 Ω', '1 %', '0.1 W', '0603'], 'Taiwan', 'RC0603FR-07100RL', 'Yageo'],
    ['r-1k-0805', 'Chip resistor 1 kΩ', '0805', 45, 'strip of 100', ['chip', '0805', 'coating'], ['1 kΩ', '1 %', '0.125 W', '0805'], 'Taiwan', 'RC0805FR-071KL', 'Yageo'],
    ['r-4k7-0603', 'Chip resistor 4.7 kΩ', '0603', 35, 'strip of 100', ['chip', '0603', 'coating'], ['4.7 kΩ', '1 %', '0.1 W', '0603'], 'Taiwan', 'RC0603FR-074K7L', 'Yageo'],
    ['r-4k7-axial', 'Carbon film resistor 4.7 kΩ', 'Axial', 30, 'pack of 100', ['axialResistor'], ['4.7 kΩ', '5 %', '0.25 W', 'Axial'], 'India'],
    ['r-10k-0402', 'Chip resistor 10 kΩ, 0402', '0402', 30, 'strip of 100', ['chip', '0402', 'coating'], ['10 kΩ', '1 %', '0.063 W', '0402'], 'Taiwan', 'RC0402FR-0710KL', 'Yageo'],
    ['r-10k-0805', 'Chip resistor 10 kΩ, 0805', '0805', 45, 'strip of 100', ['chip', '0805', 'coating'], ['10 kΩ', '1 %', '0.125 W', '0805'], 'Taiwan', 'RC0805FR-0710KL', 'Yageo'],
    ['r-10k-axial', 'Metal film resistor 10 kΩ', 'Axial', 60, 'pack of 100', ['axialResistor'], ['10 kΩ', '1 %', '0.25 W', 'Axial'], 'India'],
  ]),
  '/components/passive-components/capacitors': partsOf(['capacitance', 'voltage', 'dielectric'], [
    ['c-22p-0603', 'Ceramic capacitor 22 pF', '0603', 60, 'strip of 100', ['chip', '0603'], ['22 pF', '50 V', 'C0G'], 'China'],
    ['c-100n-0603', 'Ceramic capacitor 100 nF', '0603', 85, 'strip of 100', ['chip', '0603'], ['100 nF', '50 V', 'X7R'], 'China'],
    ['c-100n-x2', 'Mains suppression capacitor', 'Radial', 16, 'each', ['singleRow', 2, 15, [18, 11]], ['100 nF', '275 V AC', 'Polypropylene'], 'India'],
    ['c-1u-0805', 'Ceramic capacitor 1 µF', '0805', 2.5, 'each', ['chip', '0805'], ['1 µF', '50 V', 'X7R'], 'China'],
    ['c-10u-0805', 'Ceramic capacitor 10 µF', '0805', 3, 'each', ['chip', '0805'], ['10 µF', '25 V', 'X5R'], 'China'],
    ['c-10u-tantalum', 'Tantalum capacitor 10 µF', 'Case A', 14, 'each', ['tantalumA'], ['10 µF', '16 V', 'Tantalum'], 'China'],
    ['c-100u-radial', 'Aluminium capacitor 100 µF', 'Radial', 4, 'each', ['radial', 6.3, 11, 2.5, true], ['100 µF', '25 V', 'Electrolytic'], 'India'],
    ['c-1000u-radial', 'Aluminium capacitor 1,000 µF', 'Radial', 12, 'each', ['radial', 10, 16, 5, true], ['1,000 µF', '25 V', 'Electrolytic'], 'India'],
  ]),
  '/components/passive-components/inductors': partsOf(['inductance', 'current', 'size'], [
    ['l-100n-0603', 'RF chip inductor', '0603', 3, 'each', ['chip', '0603'], ['100 nH', '0.3 A', '0603'], 'China'],
    ['l-4u7-6060', 'Power inductor 4.7 µH, shielded', '6 × 6 mm', 14, 'each', ['powerInductor6'], ['4.7 µH', '4 A', '6 × 6 mm'], 'China'],
    ['l-10u-6060', 'Power inductor 10 µH, shielded', '6 × 6 mm', 16, 'each', ['powerInductor6'], ['10 µH', '3 A', '6 × 6 mm'], 'China'],
    ['l-22u-6060', 'Power inductor 22 µH, shielded', '6 × 6 mm', 16, 'each', ['powerInductor6'], ['22 µH', '2 A', '6 × 6 mm'], 'China'],
    ['l-100u-radial', 'Choke, unshielded', 'Radial', 9, 'each', ['radial', 8.7, 12, 5, false], ['100 µH', '1 A', 'Radial'], 'India'],
    ['bead-600-0805', 'Ferrite bead, 600 Ω at 100 MHz', '0805', 2, 'each', ['chip', '0805'], ['Ferrite bead', '0.6 A', '0805'], 'China'],
    ['choke-10m', 'Mains common-mode choke', 'Through-hole', 45, 'each', ['sketch', 'choke'], ['2 × 10 mH', '1 A', 'Through-hole'], 'India'],
  ]),
  '/components/power': partsOf(['topology', 'voltage', 'current'], [
    ['buck-lm2596', 'LM2596 step-down module', 'Module', 65, 'each', ['lm2596Module'], ['Step-down', 'Adjustable', '3 A'], 'China'],
    ['buck-mp1584', 'MP1584 step-down module, 22 × 17 mm', 'Module', 48, 'each', ['mp1584Module'], ['Step-down', 'Adjustable', '3 A'], 'China'],
    ['boost-mt3608', 'MT3608 step-up module', 'Module', 38, 'each', ['mt3608Module'], ['Step-up', 'Adjustable', '2 A'], 'China'],
    ['acdc-5', 'Isolated mains supply, 5 V 3 W', 'Module', 210, 'each', ['neutral', 34, 20], ['AC–DC', '5 V', '0.6 A'], 'China', 'HLK-PM01', 'Hi-Link', 'IS 13252-1, R-00000003 (sample)'],
    ['acdc-12', 'Isolated mains supply, 12 V 3 W', 'Module', 220, 'each', ['neutral', 34, 20], ['AC–DC', '12 V', '0.25 A'], 'China', 'HLK-PM12', 'Hi-Link', 'IS 13252-1, R-00000004 (sample)'],
    ['dcdc-b0505', 'Isolated converter, 1 W', 'SIP-4', 95, 'each', ['singleRow', 4, 2.54, [11.6, 10.2]], ['Isolated DC–DC', '5 V', '0.2 A'], 'China', 'B0505S-1W'],
    ['ldo-1117', 'Low-dropout regulator', 'SOT-223', 14, 'each', ['sot223'], ['Linear', '3.3 V', '1 A'], 'China', 'AMS1117-3.3'],
    ['linear-7805', 'Linear regulator', 'TO-220', 14, 'each', ['to220'], ['Linear', '5 V', '1.5 A'], 'Malaysia', 'L7805CV', 'STMicroelectronics'],
    ['charger-tp4056', 'TP4056 charger for one lithium-ion cell', 'Module', 25, 'each', ['unknown'], ['Charger', '4.2 V', '1 A'], 'China'],
  ]),
  '/components/rf-wireless': partsOf(['band', 'interface'], [
    ['rf-lora', 'LoRa module for the Indian band', 'Module', 430, 'each', ['ra01'], ['865–868 MHz', 'SPI'], 'China', 'Ra-01H', 'Ai-Thinker'],
    ['rf-antenna-868', 'Spring antenna', 'Through-hole', 18, 'each', ['sketch', 'spring'], ['865–868 MHz', 'Antenna, 50 Ω'], 'India'],
    ['rf-esp32', 'Wi-Fi and Bluetooth module', 'Module', 320, 'each', ['esp32Wroom'], ['2.4 GHz', 'UART'], 'China', 'ESP32-WROOM-32E', 'Espressif'],
    ['rf-esp01', 'Wi-Fi module, 8 pins', 'Module', 110, 'each', ['esp01'], ['2.4 GHz', 'UART'], 'China', 'ESP-01', 'Ai-Thinker'],
    ['rf-hc05', 'Bluetooth serial module', 'Module', 240, 'each', ['hc05'], ['2.4 GHz', 'UART'], 'China', 'HC-05'],
    ['rf-nrf24', 'nRF24L01+ transceiver module', 'Module', 70, 'each', ['nrf24Board'], ['2.4 GHz', 'SPI'], 'China'],
    ['rf-antenna-24', 'Chip antenna', 'SMD', 22, 'each', ['chip', '1206'], ['2.4 GHz', 'Antenna, 50 Ω'], 'China'],
    ['rf-rc522', 'MFRC522 card reader with card', 'Module', 120, 'set', ['rc522Board'], ['13.56 MHz', 'SPI'], 'China'],
    ['rf-neom8n', 'GNSS module with antenna', 'Module', 850, 'set', ['neutral', 16, 12.2], ['1,575 MHz', 'UART'], 'Thailand', 'NEO-M8N', 'u-blox'],
  ]),
  '/components/semiconductors/diodes': partsOf(['type', 'voltage', 'current'], [
    ['d-1n4148', 'Signal diode', 'DO-35', 1, 'each', ['do35'], ['Signal', '100 V', '0.2 A'], 'India', '1N4148'],
    ['d-1n4007', 'Rectifier', 'DO-41', 1.5, 'each', ['do41'], ['Rectifier', '1,000 V', '1 A'], 'India', '1N4007'],
    ['d-1n5819', 'Schottky diode, 1 A, leaded', 'DO-41', 3, 'each', ['do41'], ['Schottky', '40 V', '1 A'], 'China', '1N5819'],
    ['d-ss14', 'Schottky diode, 1 A', 'SMA', 4, 'each', ['sma'], ['Schottky', '40 V', '1 A'], 'China', 'SS14'],
    ['d-ss34', 'Schottky diode, 3 A', 'SMC', 6, 'each', ['smc'], ['Schottky', '40 V', '3 A'], 'Malaysia', 'SS34', 'Vishay'],
    ['d-1n4733a', 'Zener diode, 1 W', 'DO-41', 3, 'each', ['do41'], ['Zener', '5.1 V', '178 mA'], 'China', '1N4733A'],
    ['d-smbj24a', 'TVS diode, 600 W for 1 ms, clamps at 38.9 V', 'SMB', 8, 'each', ['smb'], ['TVS', '24 V', '15.5 A peak'], 'China', 'SMBJ24A'],
  ]),
  '/components/semiconductors/transistors': partsOf(['type', 'voltage', 'current', 'on-resistance'], [
    ['q-mmbt3904', 'Switching transistor', 'SOT-23', 2, 'each', ['sot23'], ['NPN', '40 V', '0.2 A', 'Bipolar'], 'China', 'MMBT3904'],
    ['q-bc547b', 'Small-signal transistor', 'TO-92', 2, 'each', ['to92'], ['NPN', '45 V', '0.1 A', 'Bipolar'], 'India', 'BC547B'],
    ['q-tip122', 'Darlington transistor', 'TO-220', 18, 'each', ['to220'], ['NPN', '100 V', '5 A', 'Bipolar'], 'India', 'TIP122'],
    ['q-2n7002', 'Small-signal MOSFET', 'SOT-23', 2, 'each', ['sot23'], ['N-channel MOSFET', '60 V', '0.115 A', '7.5 Ω'], 'China', '2N7002'],
    ['q-ao3400a', 'Logic-level N-channel MOSFET', 'SOT-23', 4, 'each', ['sot23'], ['N-channel MOSFET', '30 V', '5.7 A', '26.5 mΩ'], 'China', 'AO3400A', 'Alpha & Omega'],
    ['q-ao3401a', 'Logic-level P-channel MOSFET', 'SOT-23', 4, 'each', ['sot23'], ['P-channel MOSFET', '30 V', '4 A', '50 mΩ'], 'China', 'AO3401A', 'Alpha & Omega'],
    ['q-irfz44n', 'Power MOSFET', 'TO-220', 32, 'each', ['to220'], ['N-channel MOSFET', '55 V', '49 A', '17.5 mΩ'], 'Malaysia', 'IRFZ44N', 'Infineon'],
    ['q-irlz44n', 'Logic-level power MOSFET', 'TO-220', 38, 'each', ['to220'], ['N-channel MOSFET', '55 V', '47 A', '22 mΩ'], 'Malaysia', 'IRLZ44N', 'Infineon'],
  ]),
  '/components/semiconductors/ics': partsOf(['family', 'package'], [
    ['u-ne555', 'Timer', 'DIP-8', 7, 'each', ['dip', 8], ['Timer', 'DIP-8'], 'Malaysia', 'NE555P', 'Texas Instruments'],
    ['u-lm358', 'Dual operational amplifier', 'SO-8', 6, 'each', ['so8'], ['Amplifier', 'SO-8'], 'Malaysia', 'LM358DR', 'Texas Instruments'],
    ['u-lm324', 'Quad operational amplifier', 'DIP-14', 9, 'each', ['dip', 14], ['Amplifier', 'DIP-14'], 'Malaysia', 'LM324N', 'Texas Instruments'],
    ['u-74hc595', 'Shift register with latch, 8-bit', 'DIP-16', 14, 'each', ['dip', 16], ['Logic', 'DIP-16'], 'Malaysia', 'SN74HC595N', 'Texas Instruments'],
    ['u-uln2003', 'Darlington driver, 7 channels', 'DIP-16', 11, 'each', ['dip', 16], ['Driver', 'DIP-16'], 'Malaysia', 'ULN2003AN', 'Texas Instruments'],
    ['u-max485', 'RS-485 transceiver', 'SO-8', 48, 'each', ['so8'], ['Interface', 'SO-8'], 'Philippines', 'MAX485ESA+', 'Analog Devices'],
    ['u-atmega328p', 'Microcontroller, 8-bit, 32 KB', 'DIP-28', 210, 'each', ['dip', 28], ['Microcontroller', 'DIP-28'], 'Thailand', 'ATmega328P-PU', 'Microchip'],
    ['u-stm32f103', 'Microcontroller, Cortex-M3, 64 KB', 'LQFP-48', 160, 'each', ['lqfp48'], ['Microcontroller', 'LQFP-48'], 'Malaysia', 'STM32F103C8T6', 'STMicroelectronics'],
  ]),
  '/components/sensors': partsOf(['quantity', 'interface'], [
    ['sensor-ds18b20', 'Temperature sensor, −55 to 125 °C', 'TO-92', 75, 'each', ['to92'], ['Temperature', '1-Wire'], 'China', 'DS18B20'],
    ['sensor-bme280', 'BME280 board: temperature, humidity, pressure', 'Board', 260, 'each', ['bme280Board'], ['Temperature, humidity', 'I²C'], 'China'],
    ['sensor-dht22', 'Temperature and humidity sensor', 'Case', 190, 'each', ['dht22'], ['Temperature, humidity', 'Single bus'], 'China', 'DHT22'],
    ['sensor-hcsr04', 'Ultrasonic distance sensor, 2 to 400 cm', 'Board', 85, 'each', ['hcSr04'], ['Distance', 'Pulse'], 'China', 'HC-SR04'],
    ['sensor-vl53l0x', 'VL53L0X laser distance board, to 2 m', 'Board', 240, 'each', ['vl53l0xBoard'], ['Distance', 'I²C'], 'China'],
    ['sensor-mpu6050', 'MPU-6050 board: acceleration and rotation', 'Board', 160, 'each', ['mpu6050Board'], ['Motion', 'I²C'], 'China'],
    ['sensor-hcsr501', 'Passive infrared motion sensor', 'Board', 70, 'each', ['hcSr501'], ['Motion', 'Digital'], 'China', 'HC-SR501'],
    ['sensor-acs712', 'ACS712 current board, ±20 A', 'Board', 130, 'each', ['acs712Board'], ['Current', 'Analogue'], 'India'],
    ['sensor-bh1750', 'BH1750 light board, 1 to 65,535 lx', 'Board', 95, 'each', ['bh1750Board'], ['Light', 'I²C'], 'India'],
  ]),
  '/components/test-measurement': partsOf(['type', 'range'], [
    ['dmm-35', 'Multimeter, 3½ digits', 'Hand-held', 650, 'each', ['sketch', 'instrument'], ['Multimeter', 'To 600 V'], 'China'],
    ['dmm-6000', 'Multimeter, 6,000 counts, true RMS', 'Hand-held', 1650, 'each', ['sketch', 'instrument'], ['Multimeter', 'To 1,000 V'], 'China'],
    ['probes-1000', 'Test leads, CAT III', 'Pair', 120, 'pair', ['wires', 2], ['Leads', 'To 1,000 V'], 'India'],
    ['clips-10', 'Leads with crocodile clips', 'Set', 140, 'set of 10', ['wires', 2], ['Leads', 'To 60 V'], 'India'],
    ['scope-probe', 'Oscilloscope probe, ×1 and ×10', 'BNC', 520, 'each', ['wires', 1], ['Probe', 'To 100 MHz'], 'India'],
    ['lcr-t4', 'Component tester', 'Board', 620, 'each', ['unknown'], ['Component tester', '25 pF to 100 mF'], 'China', 'LCR-T4'],
    ['caliper-150', 'Digital calliper', 'Hand-held', 780, 'each', ['sketch', 'calliper'], ['Length', 'To 150 mm'], 'China'],
    ['usb-meter', 'USB voltage and current meter', 'Dongle', 420, 'each', ['sketch', 'dongle'], ['USB meter', 'To 30 V'], 'China'],
  ]),
  '/components/thermal-management': partsOf(['type', 'figure'], [
    ['heatsink-to220', 'Heatsink for TO-220, clip-on', '19 mm', 22, 'each', ['sketch', 'heatsink'], ['Heatsink', '21 K/W'], 'India'],
    ['heatsink-to220-38', 'Heatsink for TO-220, extruded', '38 mm', 38, 'each', ['sketch', 'heatsink'], ['Heatsink', '11 K/W'], 'India'],
    ['heatsink-14', 'Heatsink with adhesive tape', '14 × 14 × 6 mm', 12, 'each', ['sketch', 'heatsink'], ['Heatsink', '30 K/W'], 'India'],
    ['pad-100', 'Thermal pad, 1 mm thick', '100 × 100 mm', 180, 'each', ['sketch', 'sheet'], ['Pad', '3 W/(m·K)'], 'China'],
    ['paste-5', 'Thermal paste', '5 g', 140, 'each', ['sketch', 'bottle'], ['Paste', '4 W/(m·K)'], 'China'],
    ['insulator-to220', 'Insulating pads and bushes for TO-220', 'TO-220', 45, 'pack of 10', ['sketch', 'pad'], ['Pad', '1 K/W'], 'India'],
    ['fan-40-5', 'Fan, 5 V', '40 × 40 × 10 mm', 110, 'each', ['sketch', 'fan'], ['Fan', '12 m³/h'], 'China'],
    ['fan-40-12', 'Fan, 12 V', '40 × 40 × 10 mm', 110, 'each', ['sketch', 'fan'], ['Fan', '12 m³/h'], 'China'],
  ]),
  '/components/tools-supplies/soldering': partsOf(['type', 'alloy'], [
    ['wire-6337', 'Solder wire, 0.8 mm, 100 g', 'Spool', 260, 'each', ['sketch', 'spool'], ['Wire', 'Sn63Pb37'], 'India'],
    ['wire-sac305', 'Lead-free solder wire, 0.8 mm, 100 g', 'Spool', 520, 'each', ['sketch', 'spool'], ['Wire', 'SAC305'], 'India'],
    ['paste-6337', 'Solder paste, 50 g', 'Jar', 390, 'each', ['sketch', 'bottle'], ['Paste', 'Sn63Pb37'], 'India'],
    ['paste-sac305', 'Lead-free solder paste, 50 g', 'Jar', 480, 'each', ['sketch', 'bottle'], ['Paste', 'SAC305'], 'China'],
    ['flux-pen', 'Flux pen, no-clean, 10 ml', 'Pen', 220, 'each', ['sketch', 'pen'], ['Flux', 'None'], 'India'],
    ['braid-25', 'Desoldering braid, 2.5 mm, 1.5 m', 'Spool', 95, 'each', ['sketch', 'spool'], ['Desoldering', 'None'], 'China'],
    ['iron-60', 'Soldering iron, 60 W, adjustable', 'Tool', 480, 'each', ['sketch', 'iron'], ['Iron', 'None'], 'India', undefined, undefined, 'IS 302-1, CM/L-0000000006 (sample)'],
    ['tip-900m', 'Soldering iron tip, conical', '900M', 60, 'each', ['sketch', 'tip'], ['Iron', 'None'], 'China'],
  ]),
  '/components/tools-supplies/cleaning': partsOf(['type', 'removes'], [
    ['ipa-500', 'Isopropyl alcohol, 500 ml', 'Bottle', 190, 'each', ['sketch', 'bottle'], ['Solvent', 'Flux'], 'India'],
    ['ipa-1000', 'Isopropyl alcohol, 1 l', 'Bottle', 340, 'each', ['sketch', 'bottle'], ['Solvent', 'Flux'], 'India'],
    ['contact-spray', 'Contact cleaner', 'Spray', 240, 'each', ['sketch', 'bottle'], ['Spray', 'Oxide'], 'India'],
    ['air-duster', 'Compressed air, 400 ml', 'Spray', 320, 'each', ['sketch', 'bottle'], ['Spray', 'Dust'], 'China'],
    ['esd-brush', 'Brush, conductive', 'Tool', 45, 'each', ['sketch', 'brush'], ['Brush', 'Dust'], 'India'],
    ['wipes-100', 'Wipes, lint-free', 'Box', 160, 'pack of 100', ['sketch', 'sheet'], ['Wipe', 'Flux'], 'India'],
    ['stencil-roll', 'Wipe roll for stencil printers', 'Roll', 280, 'each', ['sketch', 'spool'], ['Wipe', 'Solder paste'], 'China'],
    ['swabs-25', 'Foam swabs', 'Bag', 120, 'pack of 25', ['sketch', 'bag'], ['Swab', 'Flux'], 'China'],
  ]),
  '/components/tools-supplies/esd-protection': partsOf(['type', 'protects'], [
    ['wrist-strap', 'Wrist strap with cord, 1 MΩ', 'Strap', 120, 'each', ['sketch', 'strap'], ['Grounding', 'People'], 'India'],
    ['heel-strap', 'Heel strap, 1 MΩ', 'Strap', 180, 'each', ['sketch', 'heelStrap'], ['Grounding', 'People'], 'India'],
    ['gloves', 'Gloves, dissipative', 'Pair', 60, 'pair', ['sketch', 'bag'], ['Clothing', 'People'], 'China'],
    ['bench-mat', 'Bench mat, 600 × 1,200 mm', 'Mat', 1450, 'each', ['sketch', 'sheet'], ['Surface', 'Bench'], 'India'],
    ['ground-cord', 'Grounding cord with snap, 1 MΩ', 'Cord', 220, 'each', ['wires', 1], ['Grounding', 'Bench'], 'India'],
    ['bag-100', 'Shielding bag, 100 × 150 mm', 'Bag', 210, 'pack of 50', ['sketch', 'bag'], ['Packing', 'Parts'], 'India'],
    ['bag-150', 'Shielding bag, 150 × 200 mm', 'Bag', 340, 'pack of 50', ['sketch', 'bag'], ['Packing', 'Parts'], 'India'],
    ['foam-100', 'Conductive foam, 100 × 100 mm', 'Sheet', 55, 'each', ['sketch', 'sheet'], ['Packing', 'Parts'], 'China'],
  ]),
  '/components/wire-cable': partsOf(['gauge', 'colour', 'insulation'], [
    ['silicone-22-red', 'Stranded wire, red, 5 m', 'Coil', 95, 'each', ['wires', 1], ['22 AWG', 'Red', 'Silicone'], 'China'],
    ['silicone-22-black', 'Stranded wire, black, 5 m', 'Coil', 95, 'each', ['wires', 1], ['22 AWG', 'Black', 'Silicone'], 'China'],
    ['silicone-14-red', 'Stranded wire, red, 1 m', 'Coil', 85, 'each', ['wires', 1], ['14 AWG', 'Red', 'Silicone'], 'China'],
    ['silicone-14-black', 'Stranded wire, black, 1 m', 'Coil', 85, 'each', ['wires', 1], ['14 AWG', 'Black', 'Silicone'], 'China'],
    ['pvc-24-blue', 'Hook-up wire, 10 m', 'Coil', 70, 'each', ['wires', 1], ['24 AWG', 'Blue', 'PVC'], 'India'],
    ['ribbon-10-grey', 'Ribbon cable, grey, 10 ways, 1 m', 'Flat', 40, 'each', ['wires', 10], ['28 AWG', 'Grey', 'PVC'], 'India'],
    ['ribbon-10-rainbow', 'Ribbon cable, ten colours, 1 m', 'Flat', 65, 'each', ['wires', 10], ['28 AWG', 'Ten colours', 'PVC'], 'India'],
    ['wrap-30-white', 'Wire-wrap wire, 10 m', 'Spool', 90, 'each', ['sketch', 'spool'], ['30 AWG', 'White', 'PVDF'], 'India'],
  ]),
};
