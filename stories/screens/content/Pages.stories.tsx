import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import { FaqScreen } from '@pcb/screens/content/FaqScreen';
import { accessibilityContent } from '@pcb/screens/content/pages/accessibility';
import { circuitProtectionContent } from '@pcb/screens/content/pages/circuitProtection';
import { designGuidelinesContent } from '@pcb/screens/content/pages/designGuidelines';
import { faqGeneralContent } from '@pcb/screens/content/pages/faqGeneral';
import { faqTechnicalContent } from '@pcb/screens/content/pages/faqTechnical';
import { flexiblePcbContent } from '@pcb/screens/content/pages/flexiblePcb';
import { impedanceBuildUpsContent } from '@pcb/screens/content/pages/impedanceBuildUps';
import { manufacturingProcessContent } from '@pcb/screens/content/pages/manufacturingProcess';
import { packagingGuidelineContent } from '@pcb/screens/content/pages/packagingGuideline';
import { panelGuidelinesContent } from '@pcb/screens/content/pages/panelGuidelines';
import { pcbAContent } from '@pcb/screens/content/pages/pcbA';
import { pcbBContent } from '@pcb/screens/content/pages/pcbB';
import { pcbStencilContent } from '@pcb/screens/content/pages/pcbStencil';
import { rogersLaminateContent } from '@pcb/screens/content/pages/rogersLaminate';
import { solderPastePrepContent } from '@pcb/screens/content/pages/solderPastePrep';
import { standardBuildUpsContent } from '@pcb/screens/content/pages/standardBuildUps';
import { technicalCapabilitiesContent } from '@pcb/screens/content/pages/technicalCapabilities';
import { ImpedanceCalculator } from '@pcb/screens/content/tools/ImpedanceCalculator';
import { LimitFigure } from '@pcb/screens/content/tools/LimitFigure';
import { LimitsToScale } from '@pcb/screens/content/tools/LimitsToScale';
import { PanelDrawing } from '@pcb/screens/content/tools/PanelDrawing';
import { ProcessWalk } from '@pcb/screens/content/tools/ProcessWalk';
import { SparePartsCalculator } from '@pcb/screens/content/tools/SparePartsCalculator';
import { StencilApertureCalculator } from '@pcb/screens/content/tools/StencilApertureCalculator';
import { SurgeFigure } from '@pcb/screens/content/tools/SurgeFigure';
import { TapeFigure } from '@pcb/screens/content/tools/TapeFigure';
import { TrackWidthCalculator } from '@pcb/screens/content/tools/TrackWidthCalculator';
import { shellContent } from '@pcb/screens/shell/Shell';
import { trailTo } from '@pcb/screens/shell/trailTo';
import { expect, fn, within } from 'storybook/test';
import { contentArgType } from '#storybook/docs/contentArgType.ts';
import preview from '#storybook/preview.tsx';
import { dark, forcedColours, largeText, narrow, rightToLeft } from '../../looks.ts';
import { inMain } from '../inMain.tsx';

/** The pages as visitors see them, with their drawings and tools. */

const meta = preview.meta({
  title: 'Screens/Content/Pages',
  component: ContentScreen,
  tags: ['screen'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: ['For a page of your own, use Content with your own copy. These are the pages of the site.'],
      keyboard: [
        '`Tab` Moves through the list of sections, the sections with their tables and tools, and the related pages.',
        '`Arrow keys` Scroll a focused table that is wider than the page. On the unit switch of a narrow table: select the other unit.',
      ],
      copy: [
        'Our figures come from the capability sheet or are our own process rules; every other figure names its standard or book.',
        'A tool and a table give the same figure for the same case.',
      ],
    },
  },
  decorators: [inMain],
  args: { content: technicalCapabilitiesContent, onUnitChange: fn() },
  argTypes: {
    content: { control: false },
    trail: { control: false },
    slots: { control: false },
    figure: { control: false },
    copy: contentArgType,
  },
});

/** With drawings that compare the limits with a hair and a sheet of paper. */
export const TechnicalCapabilities = meta.story({ args: { slots: { limitsToScale: <LimitsToScale /> } } });

/** The limits of the assembly line, in three tables. */
export const AssembledBoards = meta.story({
  tags: ['nightly'],
  args: {
    content: pcbAContent,
    trail: trailTo(shellContent, '/resources/technical-capabilities/pcb-a'),
    figure: <LimitFigure figure="assembledBoard" />,
  },
});

/** Options, limits, and the steps before production. */
export const BareBoards = meta.story({
  tags: ['nightly'],
  args: { content: pcbBContent, figure: <LimitFigure figure="hole" /> },
});

/** Limits, foils and choices, each in a table. */
export const Stencils = meta.story({
  tags: ['nightly'],
  args: { content: pcbStencilContent, figure: <LimitFigure figure="foil" /> },
});

/** Tables for the build, lists for bend areas and ends. */
export const FlexibleBoards = meta.story({
  tags: ['nightly'],
  args: { content: flexiblePcbContent, figure: <LimitFigure figure="bend" /> },
});

/** With a tool that draws a panel from typed sizes. */
export const PanelGuidelines = meta.story({
  tags: ['ready'],
  args: {
    content: panelGuidelinesContent,
    figure: <LimitFigure figure="panel" />,
    slots: { panelDrawing: <PanelDrawing /> },
  },
});

PanelGuidelines.test('[B-14] draws a panel with the figures of its table', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Panel' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: /Panel 116 by 138 millimetres, 6 boards/ })).toBeVisible();
});

/** With the calculator for tracks that carry current. */
export const DesignGuidelines = meta.story({
  tags: ['nightly'],
  args: {
    content: designGuidelinesContent,
    figure: <LimitFigure figure="tracks" />,
    slots: { trackWidth: <TrackWidthCalculator /> },
  },
});

/** With the calculator for apertures, below the table of the smallest ones. */
export const SolderPasteDataPreparation = meta.story({
  tags: ['nightly'],
  args: {
    content: solderPastePrepContent,
    figure: <LimitFigure figure="aperture" />,
    slots: { apertures: <StencilApertureCalculator /> },
  },
});

/** The walk through the twelve steps. In print and without scripts, the same steps as a list. */
export const ManufacturingProcess = meta.story({
  args: { content: manufacturingProcessContent, slots: { walk: <ProcessWalk /> } },
});

/** With the calculator for spare parts, above its table. */
export const PackagingGuideline = meta.story({
  args: { content: packagingGuidelineContent, figure: <TapeFigure />, slots: { spareParts: <SparePartsCalculator /> } },
});

PackagingGuideline.test('[C-07] explains how to pack parts, with tape widths and floor lives', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Components Packaging Guidelines' })).toBeVisible();
  await expect(canvas.getByRole('table', { name: /tape widths/ })).toBeVisible();
  await expect(canvas.getByRole('table', { name: /Floor life/ })).toBeVisible();
});

/** Eight laminates, with their figures in one wide table. */
export const RogersLaminates = meta.story({
  args: { content: rogersLaminateContent, figure: <LimitFigure figure="rogersBoard" /> },
});

RogersLaminates.test('[C-07] has a table of laminates with their dielectric constants', async ({ canvas }) => {
  const [row] = canvas.getAllByRole('row', { name: /^RO4350B/ });
  await expect(row).toHaveTextContent('3.66');
});

/** The stack-ups are drawn without slots from the host. */
export const StandardStackUps = meta.story({ args: { content: standardBuildUpsContent } });

StandardStackUps.test('[C-07] has stack-ups of 2, 4 and 6 layers, each drawn and in a table', async ({ canvas }) => {
  await expect(canvas.getAllByRole('img', { name: /^Cross-section of a board/ })).toHaveLength(10);
  await expect(canvas.getAllByRole('table')).toHaveLength(10);
  for (const name of ['Two layers', 'Four layers', 'Six layers']) {
    const section = canvas.getByRole('heading', { level: 2, name }).closest('section');
    await expect(within(section!).getAllByRole('table')[0]).toBeVisible();
  }
});

/** The longest page, with tables and a tool. */
export const ImpedanceBuildUps = meta.story({
  tags: ['long-content'],
  args: { content: impedanceBuildUpsContent, slots: { calculator: <ImpedanceCalculator /> } },
});

ImpedanceBuildUps.test('[C-07] has a table and a calculator that agree', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: /^4 layers, 1.0/ }));
  await expect(table.getByRole('row', { name: /^Single 0\.5 50 0\.32/ })).toHaveTextContent('50.1');
  await expect(canvas.getByRole('group', { name: 'Result' })).toHaveTextContent('50.1');
});

/** Four parts, first as figures, then side by side in a table. */
export const CircuitProtection = meta.story({ args: { content: circuitProtectionContent, figure: <SurgeFigure /> } });

/** What the site promises, what was tried with a screen reader, and what does not work yet. */
export const Accessibility = meta.story({ args: { content: accessibilityContent } });

/** Four questions, all closed. */
export const GeneralFaq = meta.story({ tags: ['nightly'], render: () => <FaqScreen content={faqGeneralContent} /> });

/** The first question is open, as after a link to it. */
export const TechnicalFaq = meta.story({
  tags: ['nightly'],
  render: () => <FaqScreen content={faqTechnicalContent} expandedKey="layers-and-size" />,
});

/** The longest page with a tool, on the narrowest screen. */
export const ImpedanceBuildUpsNarrow = meta.story({
  tags: ['narrow'],
  args: { content: impedanceBuildUpsContent, slots: { calculator: <ImpedanceCalculator /> } },
  globals: narrow,
});

ImpedanceBuildUpsNarrow.test('reports the unit that is selected', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getAllByRole('radio', { name: 'mil' })[0] as HTMLElement);
  await expect(args.onUnitChange).toHaveBeenLastCalledWith('mil');
});

export const Dark = meta.story({ tags: ['dark'], globals: dark });
export const RightToLeft = meta.story({ tags: ['right-to-left'], globals: rightToLeft });
export const LargeText = meta.story({ tags: ['large-text'], globals: largeText });
export const ForcedColours = meta.story({ tags: ['forced-colours'], globals: forcedColours });
