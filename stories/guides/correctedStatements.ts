/** A statement of an earlier edition that was false or contradictory, with its correction. */
export interface CorrectedStatement {
  id: string;
  /** The page or tool. */
  where: string;
  before: string;
  now: string;
  source: string;
}

const solver = 'Two-dimensional finite-difference field solver, computed';

export const correctedStatements: readonly CorrectedStatement[] = [
  {
    id: 'stripline',
    where: 'Impedance calculator, build-ups',
    before: 'Parallel mean of two centred lines, 0.2 to 1.8 % high. In fact 1.2–3.7 % at h2 ÷ h1 = 3, 7–12 % at 10.',
    now: 'Boundary-element solution, within 0.3 % at any position between the planes. The 50 Ω line on L3 is 0.44 mm wide, not 0.46 mm.',
    source: `Cohn, 1954, exact thin centred strip; Hammerstad and Jensen in air as one plane recedes; ${solver.toLowerCase()}`,
  },
  {
    id: 'microstrip',
    where: 'Impedance calculator, build-ups',
    before: 'Single lines within 0.1 %, pairs 0 to 4.7 % high.',
    now: 'This is true of our build-ups. Over the accepted range single lines are within 1.5 %, because copper thicker than the track width is rejected. Pairs are −8 to +6 % off, because a Dk below 2, a gap below 3 times the copper, and tracks that are narrow for their copper and gap are rejected: there the formula was up to 28 % low.',
    source: 'Field solver, and a boundary-element solution of 3,000 pairs over the published range, computed',
  },
  {
    id: 'mask',
    where: 'Impedance calculator, build-ups, article on 50 ohms',
    before: 'Solder mask lowers a single line by 1.4 to 2.1 Ω and a pair by 5 to 6 Ω.',
    now: '0.5 to 2.3 Ω and 3.4 to 7 Ω for the lines of our tables.',
    source: solver,
  },
  {
    id: 'ipc-2141',
    where: 'Impedance-controlled build-ups',
    before: 'IPC-2141 reads 1.6 to 6.9 % low in four cases.',
    now: 'Up to 6.9 % off for the four lines that we checked.',
    source: 'Computed for the four golden lines of the unit tests',
  },
  {
    id: 'wavelength',
    where: 'Article on 50 ohms',
    before: 'A tenth of a wavelength on the board is 12 mm at 2.4 GHz. Radios are seldom built on two layers.',
    now: '12.5 mm in air, 6.7 to 6.9 mm on these boards. The second sentence had no source and has been removed.',
    source: 'Computed: c ÷ (10 · f · √ effective Dk)',
  },
  {
    id: 'inches',
    where: 'Article on pre-production',
    before: 'A drill file in inches that is read as metric makes a board 25.4 times its size.',
    now: 'The hole pattern becomes 25.4 times smaller.',
    source: '1 inch = 25.4 mm',
  },
  {
    id: 'layer-order',
    where: 'Article on pre-production',
    before: 'Gerber has no layer order.',
    now: 'Gerber X2 names the position of each copper layer in its FileFunction attribute.',
    source: 'Ucamco, The Gerber Layer Format Specification',
  },
  {
    id: 'tab-holes',
    where: 'Panel guidelines',
    before: 'Five or six holes per tab are usual, on a tab of 1.6 mm.',
    now: 'Three holes of 0.3 mm or two of 0.5 mm fit across it.',
    source: 'Computed from tab, hole and web',
  },
  {
    id: 'overhang',
    where: 'Panel guidelines',
    before: 'Boards with overhanging parts are V-cut in one place and excluded from V-cuts in another.',
    now: 'They need more space between the boards and a milled edge.',
    source: 'Eurocircuits, influence of components on a panel',
  },
  {
    id: 'panel-board',
    where: 'Panel tool, manufacturing process',
    before: 'Boards of up to 430 × 585 mm.',
    now: 'The largest board is 430 × 385 mm in FR-4 (430 × 370 mm multilayer) and 435 × 275 mm in Rogers.',
    source: 'Capability sheet',
  },
  {
    id: 'hdi',
    where: 'Technical capabilities, technical FAQ, process',
    before: 'Copper weight alone sets the limit, so 3/3, 2.5/2.5 and inner 4/4 mil could not be ordered.',
    now: '4/4 mil is for outer layers of 0.5 oz. HDI starts from thinner foil, with a build-up that an engineer confirms.',
    source:
      'Capability sheet; published tables of track width by base foil (multi-circuit-boards.eu, 12 µm foil: 75 µm)',
  },
  {
    id: 'electrical-test',
    where: 'Manufacturing process, article on pre-production',
    before: 'Every board is tested electrically, and the test is an extra of the order form.',
    now: 'Boards ordered with an electrical test are tested.',
    source: 'Order form',
  },
  {
    id: 'thin-boards',
    where: 'Technical capabilities',
    before: 'Reach out below 1.20 mm, although 1.0 mm is a standard thickness.',
    now: '1.0 mm is standard; reach out for any other board below 1.20 mm.',
    source: 'Capability sheet and order form',
  },
  {
    id: 'base-foil',
    where: 'Technical capabilities, standard stack-ups, process',
    before: 'Outer 0.5 oz as finished copper; one-layer boards with plated copper.',
    now: 'Outer 0.5 oz is base foil before plating. The copper of a one-layer board is a 1 oz foil without plating.',
    source: 'Eurocircuits: 18 µm foil and 20–25 µm of plating give an outer layer of nominally 35 µm',
  },
  {
    id: 'inner-heat',
    where: 'Design guidelines, track width calculator',
    before: 'Inner layers dissipate heat poorly.',
    now: 'IPC-2221 halves the current of inner tracks, which is conservative: IPC-2152 measured them no warmer than outer ones.',
    source: 'IPC-2152; Brooks and Adam, “Internal Trace Temperatures”, Signal Integrity Journal',
  },
  {
    id: 'slots',
    where: 'Design guidelines, article on pre-production',
    before: 'Slots in a mechanical layer, and in the drill file.',
    now: 'In a mechanical layer, as closed shapes.',
    source: 'Eurocircuits, outline and milling editor',
  },
  {
    id: 'laser-vias',
    where: 'Services, process, technical FAQ, home, articles',
    before: 'A laser hole of 0.20 mm goes through the board, at a depth of up to eight times its width.',
    now: 'A laser via is blind, through one dielectric, about as deep as it is wide. 8:1 is for mechanical holes, and the form advises against laser on one or two layers.',
    source: 'IPC-T-50, definition of a microvia',
  },
  {
    id: 'laser-drawing',
    where: 'Manufacturing process',
    before: 'The drawing of the drilling step shows the narrow hole through the whole board.',
    now: 'It shows a blind via to the next layer, as its text does.',
    source: 'IPC-T-50, definition of a microvia',
  },
  {
    id: 'drill-diameter',
    where: 'Services, technical capabilities, technical FAQ',
    before: '0.30 mm, without saying which diameter.',
    now: '0.30 mm is the diameter of the drill; plating leaves about 0.25 mm.',
    source: 'Computed: plating of 20 to 25 µm on both walls',
  },
  {
    id: 'panel-size',
    where: 'Services, article about quotes',
    before: 'The form asks for the size of a board, the article for the size of the panel.',
    now: 'Size and quantity are those of one board, however boards are dispatched.',
    source: 'Order form',
  },
  {
    id: 'volume',
    where: 'Services',
    before: 'The same lead time for any quantity, and the same unit price from 100 boards on.',
    now: 'Unit price and lead time follow quantity bands. Beyond the last band the price is on request.',
    source: 'Sample rates',
  },
  {
    id: 'stencil-frame',
    where: 'Services, stencil',
    before: 'A frameless stencil includes the price of a frame.',
    now: 'Only a framed stencil does.',
    source: 'Sample rates',
  },
  {
    id: 'sourcing-price',
    where: 'Services, component sourcing',
    before: 'A rate of ₹250 for each set, without parts, whatever the quantity.',
    now: 'The service only: sourcing and buying once, and kitting in quantity bands. Parts are priced after the inquiry.',
    source: 'Sample rates',
  },
  {
    id: 'spi-flash',
    where: 'Catalogue, memory',
    before: 'W25Q32JVSSIQ and W25Q128JVSIQ in SO-8.',
    now: 'SOIC-8, 208 mil.',
    source: 'Winbond, data sheets of W25Q32JV and W25Q128JV, ordering information',
  },
  {
    id: 'tssop-tape',
    where: 'Components packaging guidelines',
    before: 'TSSOP on 16 mm tape.',
    now: 'TSSOP-8 to TSSOP-16 on 12 mm tape, TSSOP-20 to TSSOP-28 on 16 mm.',
    source: 'Texas Instruments, tape and reel tables of the PW packages',
  },
  {
    id: 'india-band',
    where: 'Catalogue, RF and wireless',
    before: 'The licence-free band in India is 865 to 867 MHz.',
    now: '865 to 868 MHz.',
    source:
      'Use of Low Power Equipment in the Frequency Band 865-868 MHz for Short Range Devices (Exemption from License) Rules, 2021',
  },
  {
    id: 'tvs',
    where: 'Catalogue, diodes; circuit protection',
    before: 'A TVS diode clamps close to its rated voltage.',
    now: 'It clamps well above: an SMBJ24A, rated 24 V, at 38.9 V.',
    source: 'Littelfuse, data sheet of the SMBJ series',
  },
  {
    id: 'c0g',
    where: 'Catalogue, capacitors',
    before: 'A ceramic loses capacitance under voltage.',
    now: 'X5R and X7R do under DC voltage; C0G does not.',
    source: 'KEMET, data sheets of its C0G and X7R chip capacitors',
  },
  {
    id: 'floor-life',
    where: 'Components packaging guidelines',
    before: 'Only baking resets the floor life.',
    now: 'After a short exposure a dry cabinet does too, in five or ten times the exposure.',
    source: 'J-STD-033, short-duration exposure',
  },
  {
    id: 'film-v-cut',
    where: 'Services, flexible boards',
    before: 'V-cuts are in the panel guidelines.',
    now: 'A film is too thin for V-cuts: tabs hold it.',
    source: 'Films of 0.04 to 0.08 mm; a V-cut leaves a web thicker than that',
  },
  {
    id: 'pe-film',
    where: 'Services, flexible boards',
    before: 'The form accepts PE film with a Tg of 230 °C without a hint.',
    now: 'PE film does not reach this Tg: choose polyimide.',
    source: 'Encyclopedia of Polymer Science and Technology, “Polyester Films”: it melts at 255 °C, its Tg is 78 °C',
  },
  {
    id: 'rogers-thickness',
    where: 'Services, Rogers laminates',
    before: 'Rogers boards of 1.0, 1.6 and 2.0 mm on two layers.',
    now: 'Only 1.6 mm: a core of 1.524 mm with 1 oz copper on both sides is 1.59 mm.',
    source: 'Computed from the thicknesses that Rogers publishes',
  },
  {
    id: 'rohs',
    where: 'Certifications',
    before: 'EU directive 2011/65.',
    now: 'Directive 2011/65/EU.',
    source: 'Official Journal of the European Union, L 174, 1 July 2011',
  },
  {
    id: 'lead-time',
    where: 'General FAQ',
    before: 'Each order form lists its lead times.',
    now: 'The rigid form lists none and shows the lead time in its price summary.',
    source: 'Order forms',
  },
];
