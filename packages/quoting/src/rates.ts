import type { FormSchemas, ServiceTab } from './forms.ts';
import type { NamesOf } from './private/schema.ts';
import type { AreaBand, VolumeBand } from './volume.ts';

/** An amount in rupees that the factors do not multiply. */
export interface Charge {
  order: number;
  board: number;
  /** Per square centimetre of each board. @default 0 */
  area?: number;
  /** Per order and different part, which is a line of the bill of materials. @default 0 */
  part?: number;
}

/** Marks an option or field that costs nothing. */
type Free = 'free';

/** A factor of the base rates (1 is neutral), a charge without factors, or an engineer's price for the board. */
export type OptionRate = number | Charge | 'onRequest' | Free;

/** Rupees for each piece of a typed count, per order or per board. */
export interface CountRate {
  per: 'order' | 'board';
  rate: number;
}

/** An optional count is free, because it may be unknown. */
type RateOf<Field, Rate> = Field extends { options: readonly (infer Option extends string)[] }
  ? Readonly<Record<Option, Rate>> | Free
  : Field extends { kind: 'switch' }
    ? Exclude<Rate, number>
    : Field extends { isOptional: true }
      ? Free
      : Charge extends Rate
        ? CountRate
        : never;

interface BaseField {
  layout: 'components';
  fab: 'layers';
  flex: 'layers';
  stencil: 'type';
  source: 'uniqueParts';
}

/** Names, remarks and target prices are free; sizes and quantities have the rates of a piece. */
type RatedName<Fields> = NamesOf<Fields, { kind: 'choice' } | { kind: 'switch' } | { kind: 'count'; unit: null }>;

/** The cost of all other fields. A field without a rate does not compile. */
type FieldRates<Service extends ServiceTab, Rate> = {
  readonly [Name in Exclude<RatedName<FormSchemas[Service]>, BaseField[Service]>]: RateOf<
    FormSchemas[Service][Name & keyof FormSchemas[Service]],
    Rate
  >;
};

type PerOption<Service extends ServiceTab> = Readonly<
  FormSchemas[Service][BaseField[Service] & keyof FormSchemas[Service]] extends {
    options: readonly (infer Option extends string)[];
  }
    ? Record<Option, number>
    : never
>;

interface Counted {
  fixed: number;
  part: number;
}

interface BaseRates {
  layout: {
    /** Rupees by number of parts, at the longest lead time. */
    base: PerOption<'layout'>;
    /** In rupees: prices are rounded to the nearest multiple, half up. */
    roundedTo: number;
  };
  fab: {
    setUp: PerOption<'fab'>;
    area: PerOption<'fab'>;
    assemblyDays: number;
    volume: readonly VolumeBand[];
    areaVolume: readonly AreaBand[];
    /** In square metres. */
    maxArea: number;
  };
  flex: {
    setUp: PerOption<'flex'>;
    area: PerOption<'flex'>;
    /** Sets the working days and the maximum quantity. */
    volume: readonly VolumeBand[];
    areaVolume: readonly AreaBand[];
    maxArea: number;
  };
  stencil: {
    type: PerOption<'stencil'>;
    area: number;
    volume: readonly VolumeBand[];
  };
  source: {
    order: Counted;
    set: Counted;
    volume: readonly VolumeBand[];
  };
}

type Rates = {
  // A layout is one job at a rounded price: its choices are factors.
  [Service in ServiceTab]: BaseRates[Service] & {
    fields: FieldRates<Service, Service extends 'layout' ? number | Free : OptionRate>;
  };
};

/**
 * Invented sample rates in a plausible range. Amounts are in rupees before tax; a rate without a unit is a factor. The
 * area rates of boards include an electrical test. Orders beyond the last band of `volume` or beyond `maxArea` are
 * priced on request. The saving of up to 15 % on fabrication with assembly is an advertised maximum and is not
 * calculated.
 */
export const sampleRates = {
  layout: {
    base: { '75': 6_500, '150': 12_000, '300': 22_000 },
    fields: {
      layers: { '1': 0.85, '2': 1, '4': 1.3 },
      impedance: { yes: 1.1, no: 'free' },
      leadTime: { '3': 1.6, '7': 1.25, '10': 1 },
    },
    roundedTo: 50,
  },
  fab: {
    setUp: { '1': 700, '2': 900, '4': 3_200 },
    area: { '1': 1.8, '2': 2.2, '4': 5.5 },
    fields: {
      // Set-up of the line, then a foil and a programme per side. The foil costs at least as much as in the stencil
      // form.
      assembly: { yes: { order: 600, board: 0 }, no: 'free' },
      dispatchUnit: { single: 1, panel: 1.05 },
      leadTime: { '4': 1.5, '7': 1 },
      // RO4003C and RO4350B; the other laminates are priced by an engineer.
      material: { fr4: 1, rogers: 4 },
      thickness: { '1.0': 1, '1.6': 1, '2.0': 1.1 },
      finish: { hasl: 1, leadfree: 1.05, enig: 1.18 },
      tg: { std: 1, mid: 1.06, high: 1.12 },
      copper: { '0.5': 1, '1': 1, '2': 1.2 },
      innerCopper: { '0.5': 1, '1': 1.1, '2': 1.25 },
      track: { '0.20': 1, '0.15': 1.05, '0.10': 1.15 },
      hole: { '0.30': 1, '0.20': 1.25 },
      holeSizes: 'free',
      ipcClass: { '2': 1, '3': 1.25 },
      viaTreatment: { tented: 1, open: 1, plugged: 1.08, filled: 1.3 },
      impedance: { yes: { order: 2_500, board: 0 }, no: 'free' },
      goldFingers: { yes: { order: 1_500, board: 0 }, no: 'free' },
      goldContacts: { per: 'board', rate: 3 },
      bevel: 'free',
      // An edge is priced by its plated length.
      edgePlating: { yes: 'onRequest', no: 'free' },
      castellatedHoles: { order: 600, board: 12 },
      serialNumbers: { order: 250, board: 3 },
      maskColour: { green: 1, red: 1.03, blue: 1.03, black: 1.03, white: 1.05, yellow: 1.05 },
      legendColour: 'free',
      legendSide: 'free',
      panelRows: 'free',
      panelColumns: 'free',
      xOuts: { allowed: 1, none: 1.06 },
      ulMark: { order: 150, board: 0 },
      dateCode: { order: 150, board: 0 },
      certificate: { order: 300, board: 0 },
      testReport: { order: 200, board: 0 },
      reachStatement: { order: 200, board: 0 },
      microsection: { order: 1_800, board: 0 },
      firstArticle: { order: 2_500, board: 0 },
      assemblySides: { top: { order: 1_600, board: 0 }, both: { order: 3_200, board: 0 } },
      placements: { per: 'board', rate: 1.2 },
      uniqueParts: { per: 'order', rate: 40 },
      throughHoleJoints: { per: 'board', rate: 3 },
      finePitch: { yes: { order: 800, board: 12 }, no: 'free' },
      assemblyClass: { '2': 'free', '3': { order: 1_000, board: 15 } },
      // As in the sourcing form. Kitting is for parts that leave our premises.
      partsSupply: { turnkey: { order: 350, board: 0, part: 10 }, consigned: 'free' },
      solder: 'free',
      aoi: { order: 500, board: 2, area: 0.05 },
      xray: { order: 1_200, board: 25 },
      coating: { order: 900, board: 6, area: 0.3 },
    },
    assemblyDays: 3,
    volume: [
      { upTo: 100, share: 1, addedDays: 0 },
      { upTo: 500, share: 0.9, addedDays: 3 },
      { upTo: 1_000, share: 0.85, addedDays: 5 },
      { upTo: 2_000, share: 0.8, addedDays: 8 },
    ],
    areaVolume: [
      { upTo: 0.2, share: 1 },
      { upTo: 1, share: 0.6 },
      { upTo: 5, share: 0.4 },
      { upTo: 15, share: 0.25 },
      { upTo: 50, share: 0.18 },
    ],
    maxArea: 50,
  },
  flex: {
    setUp: { '1': 4_500, '2': 7_500 },
    area: { '1': 9, '2': 14 },
    fields: {
      dispatchUnit: { single: 1, panel: 1.05 },
      material: { polyimide: 1, pe: 0.85 },
      copper: { '12': 1, '18': 1, '35': 1.08 },
      // The area rates include coverlay on one side.
      coverlay: { none: 0.94, top: 1, bottom: 1, both: 1.08 },
      thickness: { '0.04': 1.1, '0.06': 1, '0.08': 1.05 },
      finish: { tin: 1, enepig: 1.3, enig: 1.15 },
      highTg: { yes: 1.12, no: 'free' },
      ipcClass: { '2': 1, '3': 1.25 },
      // Rolled copper, with its grain along the circuit.
      bending: { once: 1, flexing: 1.1 },
      stiffener: {
        none: 'free',
        polyimide: { order: 600, board: 8 },
        fr4: { order: 500, board: 6 },
        steel: { order: 1_200, board: 16 },
      },
      stiffenerSide: 'free',
      polyimideThickness: 'free',
      fr4Thickness: 'free',
      steelThickness: 'free',
      leadTime: { '10': 1.25, '15': 1, '20': 0.92 },
      gerber: { yes: 'free', no: { order: 1_500, board: 0 } },
    },
    volume: [
      { upTo: 100, share: 1, addedDays: 0 },
      { upTo: 500, share: 1, addedDays: 5 },
      { upTo: 1_000, share: 1, addedDays: 10 },
    ],
    areaVolume: [
      { upTo: 0.1, share: 1 },
      { upTo: 0.5, share: 0.65 },
      { upTo: 2, share: 0.35 },
      { upTo: 10, share: 0.22 },
    ],
    maxArea: 10,
  },
  stencil: {
    type: { framed: 1_800, frameless: 900 },
    area: 1.1,
    fields: {
      side: { top: 1, bottom: 1, both: 1.7 },
      printer: { other: { order: 300, board: 0 }, pcbpower: 'free' },
      thickness: { '4': 1.1, '5': 1, '6': 1, '8': 1.1 },
      reduction: 'free',
      electropolishing: { yes: 1.15, no: 'free' },
      nanoCoating: { yes: 1.3, no: 'free' },
      leadTime: { '3': 1.4, '5': 1.15, '7': 1 },
      approval: { yes: { order: 150, board: 0 }, no: 'free' },
    },
    volume: [
      { upTo: 5, share: 1, addedDays: 0 },
      { upTo: 20, share: 0.9, addedDays: 3 },
    ],
  },
  source: {
    order: { fixed: 350, part: 10 },
    set: { fixed: 100, part: 10 },
    fields: {
      leadTime: { '5-7': 1.3, '7-10': 1.15, '10-14': 1, '14-18': 0.95 },
    },
    volume: [
      { upTo: 10, share: 1, addedDays: 0 },
      { upTo: 100, share: 0.4, addedDays: 0 },
    ],
  },
} satisfies Rates;
