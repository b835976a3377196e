import { capabilities, outerCopperWeights } from '@pcb/engineering/capabilities';
import { formatMm, mmPerMil, ounceToMm } from '@pcb/engineering/lengths';
import { converted, withBothUnits, plusMinus, traceAndSpace, withUnit } from '../../shared/format/figureText.ts';
import { finishedSizes, padRule } from '../../shared/format/holeText.ts';
import { fastestServices, longerServices } from '../../shared/format/leadTimes.ts';
import { list, note, section, slot } from '../blocks.ts';
import { copperWeight, limitAndConversion, mmAndMil } from '../lengthColumns.ts';
import type { ContentPageContent } from '../model.ts';
import { preProduction } from '../preProduction.ts';
import { column, figure, table } from '../tables.ts';
import { holeRows, holeSpacingTable, panelTable, stencilTable } from './capabilityTables.ts';
import { pageLinks } from './pageLinks.ts';
import { capabilitySheet, manufacturerLimits, standards } from './sources.ts';
import { trackAndSpacing, trackFor } from './trackAndSpacing.ts';

const { board, boardSize, copper, drill, leadTime, legend, mask, tg, track, vCut } = capabilities;

const micrometresPerOunce = ounceToMm(1) * 1000;
const narrowestTrack = withUnit(trackFor('half-outer').track);
const innerTrack = withBothUnits(trackFor('half-inner').track);
const oneOunceTrack = withBothUnits(trackFor('one').track);
const deepestBoard = converted(`${formatMm(drill.mechanical.value * drill.aspectRatio.value, 2)} mm`);

export const technicalCapabilitiesContent: ContentPageContent = {
  designator: 'Capabilities',
  title: 'Technical capabilities',
  lead: 'All our fabrication limits on one sheet. Boards of up to four layers and 2 oz base copper within these limits go straight from the order form to pre-production. An engineer first reviews more layers, thicker copper, HDI, and the choices that a form marks for review.',
  meta: {
    title: 'Technical capabilities',
    description: `Up to ${board.maxLayers.text} layers, boards up to ${withUnit(boardSize.fr4)}, tracks from ${narrowestTrack}, drills from ${withUnit(drill.mechanical)}: every limit of our fabrication, in millimetres and mil.`,
  },
  publishes: capabilitySheet,
  sections: [
    section('at-a-glance', 'At a glance', [
      slot('limitsToScale'),
      table('Technical Capabilities', {
        columns: [column('parameter', 'Parameter'), limitAndConversion],
        rows: [
          ['max-layers', 'Max layers', board.maxLayers.text],
          ['min-board-thickness', 'Min board thickness', withUnit(board.minThickness)],
          ['min-finished-thickness', 'Min finished thickness', withUnit(board.minFinishedThickness)],
          ['mechanical-drill', 'Drill, mechanical', withUnit(drill.mechanical)],
          ['laser-drill', 'Laser via, blind', withUnit(drill.laser)],
          ['aspect-ratio', 'Aspect ratio of a mechanical hole', withUnit(drill.aspectRatio)],
          ['standard-trace', 'Trace and space, standard', traceAndSpace(track.standard)],
          ['hdi-outer-trace', 'Trace and space, HDI outer', traceAndSpace(track.hdiOuter)],
          ['hdi-inner-trace', 'Trace and space, HDI inner', traceAndSpace(track.hdiInner)],
          ['outline-tolerance', 'Outline tolerance', plusMinus(board.outlineTolerance)],
        ],
        source: capabilitySheet,
      }),
      `Each limit is in the unit of the capability sheet. The conversion uses 1 mil = ${mmPerMil} mm and is rounded.`,
      note(
        `The sheet gives two thickness limits, and the order form offers a board of 1.0 mm as standard. For any other board thinner than ${withBothUnits(board.minThickness)}, contact us before you start the layout.`,
      ),
    ]),
    section('board-size', 'Board size', [
      'The material sets the maximum size of a board. Each size applies in either orientation.',
      table('Maximum Board Size', {
        columns: [column('material', 'Material'), mmAndMil('size', 'Maximum size')],
        rows: [
          ['fr4', 'FR-4, single and double-sided', boardSize.fr4.text],
          ['fr4-multilayer', 'FR-4, multilayer', boardSize.fr4Multilayer.text],
          ['rogers', 'Rogers', boardSize.rogers.text],
          ['iteq', 'Iteq', boardSize.iteq.text],
          ['mcpcb', 'MCPCB (metal core)', boardSize.mcpcb.text],
        ],
        source: capabilitySheet,
      }),
    ]),
    section('materials', 'Materials', [
      table('Base Materials', {
        columns: [column('material', 'Material'), figure('tg', 'Tg', '°C'), column('use', 'For')],
        rows: [
          ['fr4-standard', 'FR-4, standard Tg', tg.standard.text, 'Rigid boards'],
          ['fr4-mid', 'FR-4, mid Tg', tg.mid.text, 'Rigid boards'],
          ['fr4-high', 'FR-4, high Tg', `≥${tg.high.text}`, 'Rigid boards'],
          ['rogers', 'Rogers', '—', 'High frequency'],
          ['iteq', 'Iteq', '—', 'Rigid boards'],
          ['mcpcb', 'Metal core (MCPCB)', '—', 'High-power boards'],
          ['polyimide', 'Polyimide', '—', 'Flexible boards'],
          ['pe', 'PE', '—', 'Flexible boards'],
        ],
        source: { label: 'Our capability sheet and order forms', href: '/services' },
      }),
      `Tg is the glass transition temperature: above it the resin softens and expands faster. The order form calls it Temperature Gradient. A dash means that the figure depends on the laminate. You can order polyimide boards with a high Tg of ${withUnit(tg.flexHigh)}.`,
    ]),
    section('copper', 'Copper', [
      table('Circuit Layers', {
        columns: [column('layer', 'Layer'), column('limit', 'Limit'), copperWeight('copper', 'Base copper')],
        rows: [
          ['inner', 'Inner', 'Foil', '1/2'],
          ['outer', 'Outer', 'Up to', copper.maxOuter.text],
          ['power', 'Power', 'Max', copper.maxPower.text],
          ['signal', 'Signal', 'Max', copper.maxSignal.text],
          ['any', 'Any', 'Min', copper.min.text],
        ],
        source: `Our capability sheet; µm of copper computed with ${micrometresPerOunce} µm per ounce, mil from it`,
      }),
      'Copper weight is in ounces per square foot, and always means base copper: the foil before plating. On boards of two layers or more the holes are plated. The plating adds 20 to 25 µm to the outer layers, and cleaning removes 2 to 3 µm. Inner layers, and the copper of a one-layer board, are not plated. Cleaning thins the foil: IPC-6012 allows it down to 11.4 µm for 0.5 oz, 24.9 µm for 1 oz and 55.7 µm for 2 oz. If two rows apply to one layer, write the copper of each layer under “Remarks” in the order form.',
      table('Outer Copper After Plating', {
        columns: [
          figure('base', 'Base copper', 'oz'),
          figure('foil', 'Foil', 'µm'),
          figure('finished', 'Finished, typical', 'µm'),
          figure('minimum', 'Finished, minimum', 'µm'),
        ],
        rows: outerCopperWeights.map(({ ounces, base, finished, minFinished }) => [
          `oz-${ounces}`,
          String(ounces),
          String(base),
          String(finished),
          String(minFinished[2]),
        ]),
        source: 'Typical: our own process. Minimum: IPC-6012, class 2; class 3 asks for 5 µm more',
      }),
    ]),
    section('tracks', 'Tracks and gaps', [
      'Thick copper takes longer to etch, and etching also works sideways. The copper weight therefore sets the finest track.',
      trackAndSpacing(capabilitySheet),
    ]),
    section('holes', 'Holes and traces', [
      table('Drill and Trace', {
        columns: [column('feature', 'Feature'), limitAndConversion],
        rows: [
          ...holeRows,
          ['standard', 'Trace/space, standard', traceAndSpace(track.standard)],
          ['hdi-outer', 'Trace/space, HDI outer', traceAndSpace(track.hdiOuter)],
          ['hdi-inner', 'Trace/space, HDI inner', traceAndSpace(track.hdiInner)],
        ],
        source: capabilitySheet,
      }),
      holeSpacingTable,
      finishedSizes,
      `The limits in “Drill and Trace” are diameters of the drill, as in the order form. ${padRule} This is our own process rule. At 8:1, a mechanical drill of ${withBothUnits(drill.mechanical)} can pass through ${deepestBoard} of board. A laser via is blind: it passes through one dielectric and is about as deep as it is wide, which IPC-T-50 calls a microvia. Each trace limit applies to one copper weight. ${traceAndSpace(track.standard)} is for outer layers of 0.5 oz base copper; 1 oz base needs ${oneOunceTrack}, and inner layers of 0.5 oz need ${innerTrack}.`,
    ]),
    section('hdi', 'HDI', [
      'HDI limits are finer than the copper weights above allow, so they need thinner copper and a dedicated build-up:',
      list([
        `Outer layers of ${converted(traceAndSpace(track.hdiOuter))} start from a base foil of 1/4 to 1/3 oz (9 to 12 µm), thinner than the ${withUnit(copper.min)} of other boards. Plating brings it to about 30 µm.`,
        `Inner layers of ${converted(traceAndSpace(track.hdiInner))} start from a foil of 1/4 oz (9 µm), which is plated together with the laser vias of that layer. The same applies to every inner track finer than ${innerTrack}.`,
        'Send us the build-up in an inquiry, and an engineer confirms it before you route.',
      ]),
    ]),
    section('mask', 'Mask, legend and V-cuts', [
      table('Mask, Legend and V-Cut', {
        columns: [column('feature', 'Feature'), limitAndConversion],
        rows: [
          ['mask-clearance', 'Mask clearance, pad to the edge of its opening', withUnit(mask.clearance)],
          ['dam-green', 'Narrowest mask between two openings, green', withUnit(mask.damGreen)],
          ['dam-coloured', 'The same, red, blue and yellow', withUnit(mask.damColoured)],
          ['dam-black-white', 'The same, black and white', withUnit(mask.damBlackOrWhite)],
          ['legend-line', 'Legend, narrowest line', withUnit(legend.lineWidth)],
          ['legend-height', 'Legend, smallest height of text', withUnit(legend.height)],
          ['v-cut-web', 'V-cut, web that is left', withUnit(vCut.web)],
          ['v-cut-angle', 'V-cut, angle', `${vCut.angle.text}°`],
          ['v-cut-thickness', 'V-cut, thinnest board', withUnit(vCut.minThickness)],
        ],
        source: manufacturerLimits,
      }),
      'Narrower mask is left out, so the openings join. We clip legend off pads and openings.',
    ]),
    section('panel', 'Panels', [panelTable(capabilitySheet, 'Border')]),
    section('stencil', 'Stencils', [stencilTable(capabilitySheet)]),
    section('standards', 'Standards', [
      'Where our pages, forms and hints name a standard without its edition, they mean this one.',
      table('Standards and Their Editions', {
        columns: [column('standard', 'Standard'), column('edition', 'Edition'), column('subject', 'For')],
        rows: standards.map(({ name, edition, subject }) => [name.toLowerCase(), name, edition ?? 'Current', subject]),
        source:
          'The publishers. “Current” is the edition in force on the day of the order, which we confirm on request',
      }),
    ]),
    section('pre-production', 'Pre-production', [
      table('Pre-Production Engineering', {
        columns: [column('item', 'Time'), figure('days', 'Working days')],
        rows: [
          ['added', 'Pre-production engineering adds to the lead time', preProduction],
          ['turnaround', 'Turnaround', `from ${withUnit(leadTime.minimum)}`],
        ],
        source: capabilitySheet,
      }),
      `The shortest turnaround is that of ${fastestServices}; ${longerServices}. The order forms have the lead time of each service.`,
    ]),
  ],
  related: [
    { ...pageLinks.pcbA, label: 'PCB A', text: 'The limits that matter for assembly.' },
    { label: 'PCB B', href: '/resources/technical-capabilities/pcb-b', text: 'Bare boards and their pre-production.' },
    { ...pageLinks.pcbStencil, text: 'Foils, frames and sizes.' },
    { ...pageLinks.flexiblePcb, text: 'Films, finishes and lead times.' },
    { ...pageLinks.panelGuidelines, text: 'Borders, tabs, V-cuts and tooling holes.' },
    pageLinks.reachOut,
  ],
};
