import type { ChoiceName, FabCount, FabExtra, ServiceForms, ServiceTab } from './forms.ts';
import type { AreaBand, VolumeBand } from './volume.ts';

type PerOption<Service extends ServiceTab, Field extends keyof ServiceForms[Service]> = Readonly<
  Record<ServiceForms[Service][Field] & string, number>
>;

/** What each option of a choice multiplies the base rates by. A choice that is not listed costs nothing. */
type Factors<Service extends ServiceTab> = {
  readonly [Field in ChoiceName<Service>]?: PerOption<Service, Field>;
};

/** What the factors do not multiply, in rupees. */
export interface Charge {
  /** Per order. */
  order: number;
  /** Per board. */
  board: number;
  /** Per square centimetre of each board. @default 0 */
  area?: number;
  /** Per order for each different part: each line of the bill of materials. @default 0 */
  part?: number;
}

/** Rupees, and rupees for each different part. */
interface Counted {
  fixed: number;
  part: number;
}

interface Rates {
  layout: {
    /** Rupees by number of parts, at the longest lead time. */
    base: PerOption<'layout', 'components'>;
    factors: Factors<'layout'>;
    /** Prices are rounded to the nearest multiple of this amount in rupees, half up. */
    roundedTo: number;
  };
  fab: {
    /** Rupees per order: films, tools, set-up. */
    setUp: PerOption<'fab', 'layers'>;
    /** Rupees per square centimetre. */
    area: PerOption<'fab', 'layers'>;
    factors: Factors<'fab'>;
    extras: Readonly<Record<FabExtra, Charge>>;
    /** Options that are charged in rupees, not by a factor. One that is not listed costs nothing. */
    options: {
      readonly [Field in ChoiceName<'fab'>]?: Readonly<Partial<Record<ServiceForms['fab'][Field], Charge>>>;
    };
    /** Rupees for each piece of a typed count, once per order or on each board. */
    counted: Readonly<Record<FabCount, { per: 'order' | 'board'; rate: number }>>;
    /** Options without a sample rate. Their price depends on the data of the board. */
    onRequest: { readonly [Field in ChoiceName<'fab'>]?: ServiceForms['fab'][Field] };
    /** Working days of the assembly in the first band. */
    assemblyDays: number;
    /** Of the work on each board: the extras, and the assembly. */
    volume: readonly VolumeBand[];
    /** Of the boards. */
    areaVolume: readonly AreaBand[];
    /** The maximum total area that the rates cover, in square metres. */
    maxArea: number;
  };
  flex: {
    setUp: PerOption<'flex', 'layers'>;
    area: PerOption<'flex', 'layers'>;
    factors: Factors<'flex'>;
    /** Bonding a stiffener, by its material. */
    stiffener: Readonly<Record<ServiceForms['flex']['stiffener'], Charge>>;
    /** Rupees per order for generating Gerber data. */
    gerber: PerOption<'flex', 'gerber'>;
    /** Of the working days, and the maximum quantity. */
    volume: readonly VolumeBand[];
    areaVolume: readonly AreaBand[];
    maxArea: number;
  };
  stencil: {
    /** Rupees per stencil. */
    type: PerOption<'stencil', 'type'>;
    area: number;
    /** A stencil for both sides is a pair: one for the top and one for the bottom. */
    factors: Factors<'stencil'>;
    /** Rupees per order for drilling the frame for another printer. */
    printer: PerOption<'stencil', 'printer'>;
    /** Rupees per order for a proof of the data. */
    approval: PerOption<'stencil', 'approval'>;
    volume: readonly VolumeBand[];
  };
  source: {
    /** Rupees per inquiry for sourcing and buying the parts, and for each different part. */
    order: Counted;
    /** Rupees per set for kitting, and for each different part in it. */
    set: Counted;
    factors: Factors<'source'>;
    volume: readonly VolumeBand[];
  };
}

/**
 * Invented sample rates in a plausible range. Those of the area of boards include an electrical test of every board. Amounts are rupees before tax; a rate without a unit is a factor. An order
 * beyond the last band of `volume`, or beyond `maxArea`, is priced on request. The saving of up to 15 % on fabrication
 * with assembly is an advertised maximum and not part of the calculation.
 */
export const sampleRates = {
  layout: {
    base: { '75': 6_500, '150': 12_000, '300': 22_000 },
    factors: {
      layers: { '1': 0.85, '2': 1, '4': 1.3 },
      leadTime: { '3': 1.6, '7': 1.25, '10': 1 },
      impedance: { yes: 1.1, no: 1 },
    },
    roundedTo: 50,
  },
  fab: {
    setUp: { '1': 700, '2': 900, '4': 3_200 },
    area: { '1': 1.8, '2': 2.2, '4': 5.5 },
    factors: {
      dispatchUnit: { single: 1, panel: 1.05 },
      leadTime: { '4': 1.5, '7': 1 },
      // RO4003C and RO4350B; the other laminates are priced by an engineer.
      material: { fr4: 1, rogers: 4 },
      thickness: { '1.0': 1, '1.6': 1, '2.0': 1.1 },
      finish: { hasl: 1, leadfree: 1.05, enig: 1.18 },
      tg: { std: 1, mid: 1.06, high: 1.12 },
      copper: { '0.5': 1, '1': 1, '2': 1.2 },
      track: { '0.20': 1, '0.15': 1.05, '0.10': 1.15 },
      hole: { '0.30': 1, '0.20': 1.25 },
      innerCopper: { '0.5': 1, '1': 1.1, '2': 1.25 },
      ipcClass: { '2': 1, '3': 1.25 },
      viaTreatment: { tented: 1, open: 1, plugged: 1.08, filled: 1.3 },
      maskColour: { green: 1, red: 1.03, blue: 1.03, black: 1.03, white: 1.05, yellow: 1.05 },
      xOuts: { allowed: 1, none: 1.06 },
    },
    extras: {
      castellatedHoles: { order: 600, board: 12 },
      serialNumbers: { order: 250, board: 3 },
      ulMark: { order: 150, board: 0 },
      dateCode: { order: 150, board: 0 },
      certificate: { order: 300, board: 0 },
      testReport: { order: 200, board: 0 },
      reachStatement: { order: 200, board: 0 },
      microsection: { order: 1_800, board: 0 },
      firstArticle: { order: 2_500, board: 0 },
      aoi: { order: 500, board: 2, area: 0.05 },
      xray: { order: 1_200, board: 25 },
      coating: { order: 900, board: 6, area: 0.3 },
    },
    options: {
      impedance: { yes: { order: 2_500, board: 0 } },
      goldFingers: { yes: { order: 1_500, board: 0 } },
      // Set-up of the line, then a foil and a programme for each side. The foil is at least that of the stencil form.
      assembly: { yes: { order: 600, board: 0 } },
      assemblySides: { top: { order: 1_600, board: 0 }, both: { order: 3_200, board: 0 } },
      // The same as in the sourcing form. Kitting is for parts that leave our house.
      partsSupply: { turnkey: { order: 350, board: 0, part: 10 } },
      finePitch: { yes: { order: 800, board: 12 } },
      assemblyClass: { '3': { order: 1_000, board: 15 } },
    },
    counted: {
      goldContacts: { per: 'board', rate: 3 },
      placements: { per: 'board', rate: 1.2 },
      uniqueParts: { per: 'order', rate: 40 },
      throughHoleJoints: { per: 'board', rate: 3 },
    },
    // An edge is priced by its plated length.
    onRequest: { edgePlating: 'yes' },
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
    factors: {
      dispatchUnit: { single: 1, panel: 1.05 },
      material: { polyimide: 1, pe: 0.85 },
      copper: { '12': 1, '18': 1, '35': 1.08 },
      // The area rates include coverlay on one side.
      coverlay: { none: 0.94, top: 1, bottom: 1, both: 1.08 },
      thickness: { '0.04': 1.1, '0.06': 1, '0.08': 1.05 },
      finish: { tin: 1, enepig: 1.3, enig: 1.15 },
      highTg: { yes: 1.12, no: 1 },
      ipcClass: { '2': 1, '3': 1.25 },
      // Rolled copper, with its grain along the circuit.
      bending: { once: 1, flexing: 1.1 },
      leadTime: { '10': 1.25, '15': 1, '20': 0.92 },
    },
    stiffener: {
      none: { order: 0, board: 0 },
      polyimide: { order: 600, board: 8 },
      fr4: { order: 500, board: 6 },
      steel: { order: 1_200, board: 16 },
    },
    gerber: { yes: 0, no: 1_500 },
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
    factors: {
      side: { top: 1, bottom: 1, both: 1.7 },
      thickness: { '4': 1.1, '5': 1, '6': 1, '8': 1.1 },
      electropolishing: { yes: 1.15, no: 1 },
      nanoCoating: { yes: 1.3, no: 1 },
      leadTime: { '3': 1.4, '5': 1.15, '7': 1 },
    },
    printer: { other: 300, pcbpower: 0 },
    approval: { yes: 150, no: 0 },
    volume: [
      { upTo: 5, share: 1, addedDays: 0 },
      { upTo: 20, share: 0.9, addedDays: 3 },
    ],
  },
  source: {
    order: { fixed: 350, part: 10 },
    set: { fixed: 100, part: 10 },
    factors: { leadTime: { '5-7': 1.3, '7-10': 1.15, '10-14': 1, '14-18': 0.95 } },
    volume: [
      { upTo: 10, share: 1, addedDays: 0 },
      { upTo: 100, share: 0.4, addedDays: 0 },
    ],
  },
} satisfies Rates;
