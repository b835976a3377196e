import { ContentScreen } from '@pcb/screens/content/ContentScreen';
import { FaqScreen } from '@pcb/screens/content/FaqScreen';
import { ImpedanceCalculator } from '@pcb/screens/content/ImpedanceCalculator';
import { PanelDrawing } from '@pcb/screens/content/PanelDrawing';
import { ProcessWalk } from '@pcb/screens/content/ProcessWalk';
import { SparePartsCalculator } from '@pcb/screens/content/SparePartsCalculator';
import { StencilApertureCalculator } from '@pcb/screens/content/StencilApertureCalculator';
import { TrackWidthCalculator } from '@pcb/screens/content/TrackWidthCalculator';
import { circuitProtectionContent } from '@pcb/screens/content/words/circuitProtection';
import { designGuidelinesContent } from '@pcb/screens/content/words/designGuidelines';
import { faqGeneralContent } from '@pcb/screens/content/words/faqGeneral';
import { faqTechnicalContent } from '@pcb/screens/content/words/faqTechnical';
import { flexiblePcbContent } from '@pcb/screens/content/words/flexiblePcb';
import { impedanceBuildUpsContent } from '@pcb/screens/content/words/impedanceBuildUps';
import { manufacturingProcessContent } from '@pcb/screens/content/words/manufacturingProcess';
import { packagingGuidelineContent } from '@pcb/screens/content/words/packagingGuideline';
import { panelGuidelinesContent } from '@pcb/screens/content/words/panelGuidelines';
import { pcbAContent } from '@pcb/screens/content/words/pcbA';
import { pcbBContent } from '@pcb/screens/content/words/pcbB';
import { pcbStencilContent } from '@pcb/screens/content/words/pcbStencil';
import { rogersLaminateContent } from '@pcb/screens/content/words/rogersLaminate';
import { solderPastePrepContent } from '@pcb/screens/content/words/solderPastePrep';
import { standardBuildUpsContent } from '@pcb/screens/content/words/standardBuildUps';
import { technicalCapabilitiesContent } from '@pcb/screens/content/words/technicalCapabilities';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';

/** The pages as visitors read them: the words of each with its drawings and tools. */
const meta = preview.meta({
  title: 'Screens/Content/Pages',
  component: ContentScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: { content: technicalCapabilitiesContent },
  argTypes: { content: { control: false }, slots: { control: false }, words: { control: false } },
});

export const TechnicalCapabilities = meta.story({});

TechnicalCapabilities.test('[C-01] has the four tables', async ({ canvas }) => {
  for (const name of ['Technical Capabilities', 'Maximum Board Size', 'Base Materials', 'Circuit Layers']) {
    await expect(canvas.getByRole('table', { name })).toBeVisible();
  }
});

export const AssembledBoards = meta.story({ args: { content: pcbAContent } });

export const BareBoards = meta.story({ args: { content: pcbBContent } });

export const Stencils = meta.story({ args: { content: pcbStencilContent } });

export const FlexibleBoards = meta.story({ args: { content: flexiblePcbContent } });

export const PanelGuidelines = meta.story({
  args: { content: panelGuidelinesContent, slots: { panelDrawing: <PanelDrawing /> } },
});

PanelGuidelines.test('[B-14] draws a panel with the figures of its table', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Panel' })).toBeVisible();
  await expect(canvas.getByRole('img', { name: /Panel 116 by 138 millimetres, 6 boards/ })).toBeVisible();
});

export const DesignGuidelines = meta.story({
  args: { content: designGuidelinesContent, slots: { trackWidth: <TrackWidthCalculator /> } },
});

DesignGuidelines.test('has its tool in its place', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: /Current/ })).toBeVisible();
});

export const SolderPasteDataPreparation = meta.story({
  args: { content: solderPastePrepContent, slots: { apertures: <StencilApertureCalculator /> } },
});

export const ManufacturingProcess = meta.story({
  args: { content: manufacturingProcessContent, slots: { walk: <ProcessWalk /> } },
});

export const PackagingGuideline = meta.story({
  args: { content: packagingGuidelineContent, slots: { spareParts: <SparePartsCalculator /> } },
});

export const RogersLaminates = meta.story({ args: { content: rogersLaminateContent } });

export const StandardStackUps = meta.story({ args: { content: standardBuildUpsContent } });

export const ImpedanceBuildUps = meta.story({
  args: { content: impedanceBuildUpsContent, slots: { calculator: <ImpedanceCalculator /> } },
});

ImpedanceBuildUps.test('its table and its calculator agree', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: /^4 layers/ }));
  await expect(table.getByRole('row', { name: /^Single 50 0\.34/ })).toHaveTextContent('50.0');
  await expect(canvas.getByRole('group', { name: 'Result' })).toHaveTextContent('50.0');
});

export const CircuitProtection = meta.story({ args: { content: circuitProtectionContent } });

CircuitProtection.test('[C-09] has four parts', async ({ canvas }) => {
  for (const part of ['TVS diode', 'Varistor (MOV)', 'Gas discharge tube (GDT)', 'Resettable fuse (PPTC)']) {
    await expect(canvas.getAllByText(part)[0]).toBeVisible();
  }
});

export const GeneralFaq = meta.story({ render: () => <FaqScreen content={faqGeneralContent} /> });

export const TechnicalFaq = meta.story({
  render: () => <FaqScreen content={faqTechnicalContent} defaultExpandedKey="layers" />,
});

/** The longest page with a tool, where there is least room. */
export const ImpedanceBuildUpsNarrow = meta.story({
  args: { content: impedanceBuildUpsContent, slots: { calculator: <ImpedanceCalculator /> } },
  globals: { viewport: { value: 'narrow', isRotated: false } },
});

ImpedanceBuildUpsNarrow.test('scrolls down alone', async ({ canvasElement }) => {
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
