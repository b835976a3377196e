import { type ServiceTab, serviceTabs } from '@pcb/quoting/forms';
import { applyingHints, hintsOf } from '@pcb/quoting/hints/hintsOf';
import type { HintLevel, HintSource } from '@pcb/quoting/hints/rule';
import { hintRulesOf } from '@pcb/quoting/hints/rules';
import { servicesContent } from '@pcb/screens/storefront/ServicesScreen';
import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Stack } from '@pcb/ui/Stack';
import { Table } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hintsContent } from '../../packages/screens/src/quote/form/hints/hints.content.ts';
import { type HintPart, hintText } from '../../packages/screens/src/quote/form/hints/hintText.ts';
import { exampleValues, hintExamples } from './hintExamples.ts';

const copyOf = (form: ServiceTab): HintPart => hintsContent[form];

const levels: Record<HintLevel, string> = {
  withoutPrice: 'No price',
  review: 'Engineering review',
  information: 'Information',
};

const sources: Record<HintSource, string> = {
  capabilitySheet: 'Capability sheet',
  customerFiles: 'The fabrication files of the customer',
  orderForm: 'Order form',
  sampleRates: 'Sample rates',
  processRule: 'Our own process rule',
  stackUps: 'Our standard stack-ups',
  laminates: 'Data sheets of the laminates',
  kitRules: 'Kit rules of an assembly house',
  microstrip: 'Computed after Hammerstad and Jensen',
  gstRules: 'Central Goods and Services Tax Rules 2017, rules 45, 55 and 138',
  ipc7525: 'IPC-7525',
  ipc4556: 'IPC-4556',
  ipc4101: 'IPC-4101 and J-STD-020',
  ipcT50: 'IPC-T-50 and our standard stack-ups',
  ipc6012: 'IPC-6012',
  ipc4761: 'IPC-4761',
  ipcA610: 'IPC-A-610',
  bgaMakers: 'NXP AN10365, balls and paste of BGAs',
  seeed: 'Seeed Fusion, published mask dams',
  halfHoleMakers: 'King Credie and Bester PCBA, published limits',
  printers: 'Usual frames of automatic printers',
  multiCircuitBoards: 'Multi Circuit Boards, published design rules',
  reach: 'Regulation (EC) 1907/2006 (REACH), article 33',
  rohs: 'E-Waste (Management) Rules 2022, rule 16, and Directive 2011/65/EU',
};

const columns = [
  { id: 'id', label: 'Rule', isRowHeader: true },
  { id: 'field', label: 'Field' },
  { id: 'level', label: 'Level' },
  { id: 'hint', label: 'Hint' },
  { id: 'source', label: 'Source' },
  { id: 'page', label: 'Explained on' },
] as const;

function rowsOf<Form extends ServiceTab>(form: Form) {
  return hintRulesOf(form).map(({ id, field, level, source, code }) => ({
    id,
    field,
    level: levels[level],
    hint: applyingHints(hintRulesOf(form), exampleValues(form, id, 'beyond'))
      .filter((hint) => hint.id === id)
      .map((hint) => hintText(hint, copyOf(form))),
    source: sources[source],
    page: copyOf(form).pages[code],
  }));
}

type Row = ReturnType<typeof rowsOf>[number];

/** The hints of all forms, with the values of their examples. */
function AllHints() {
  const count = serviceTabs.reduce((sum, form) => sum + hintRulesOf(form).length, 0);
  return (
    <Stack gap="xxlarge">
      <Stack gap="medium">
        <Heading level={1}>Hints of the order forms</Heading>
        <Text hasLineLimit>
          {count} rules, read from the rules that the forms use. A hint advises and never rejects a value. A field shows
          at most two, the most severe first. The story “One rule” shows both sides of the limit of a rule.
        </Text>
      </Stack>
      {serviceTabs.map((form) => (
        <Table<Row, (typeof columns)[number]['id']>
          key={form}
          caption={servicesContent.tabs[form]}
          maxHeight="none"
          columns={columns}
          rows={rowsOf(form)}
          renderCell={(row, column) =>
            column === 'page' ? row.page && <Link href={row.page.href}>{row.page.label}</Link> : row[column]
          }
        />
      ))}
    </Stack>
  );
}

const meta = preview.meta({ title: 'Guides/Hints', tags: ['nightly'], component: AllHints });

export const AllRules = meta.story();

AllRules.test('lists every rule with its source', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'PCB Stencil' }));
  await expect(table.getAllByRole('row')).toHaveLength(hintRulesOf('stencil').length + 1);
  const row = within(table.getByRole('row', { name: /^foil-too-thick/ }));
  await expect(row.getByText('Engineering review')).toBeVisible();
  await expect(row.getByText('Capability sheet')).toBeVisible();
});

const hintIds = serviceTabs.flatMap((form) => Object.keys(hintExamples[form]).map((id) => `${form}.${id}`));

interface SideProps {
  form: ServiceTab;
  rule: string;
  side: 'within' | 'beyond';
}

function Side({ form, rule, side }: SideProps) {
  const changes = hintExamples[form][rule]?.[side] ?? {};
  const rules = hintRulesOf(form);
  const field = rules.find(({ id }) => id === rule)?.field;
  const hints = hintsOf(rules, exampleValues(form, rule, side)).filter((hint) => hint.field === field);
  return (
    <Box elementType="section" surface="raised" padding="large" borderRadius="large" aria-label={side}>
      <Stack gap="medium">
        <Heading level={2}>{side === 'within' ? 'Within the limit' : 'Beyond it'}</Heading>
        <Text>
          {Object.entries(changes)
            .map(([name, value]) => `${name}: ${value === '' ? 'empty' : value}`)
            .join(', ')}
        </Text>
        {hints.length === 0 ? <Text tone="muted">No hint at this field.</Text> : null}
        {hints.map((hint) => {
          const page = copyOf(form).pages[hint.code];
          return (
            <Text key={hint.id}>
              {levels[hint.level]}: <span>{hintText(hint, copyOf(form))}</span>{' '}
              {page ? <Link href={page.href}>{page.label}</Link> : null}
            </Text>
          );
        })}
      </Stack>
    </Box>
  );
}

function OneHint({ id }: { id: string }) {
  const [form, rule] = id.split('.') as [ServiceTab, string];
  return (
    <Stack gap="large">
      <Heading level={1}>{id}</Heading>
      <Grid minColumnWidth="18rem">
        <Side form={form} rule={rule} side="within" />
        <Side form={form} rule={rule} side="beyond" />
      </Grid>
    </Stack>
  );
}

/** Both sides of the limit of a rule, at a separate URL: add `&args=rule:stencil.foil-too-thick`. */
export const OneRule = meta.story({
  args: { rule: 'fab.track-too-narrow' },
  argTypes: { rule: { control: 'select', options: hintIds } },
  render: ({ rule }) => <OneHint id={String(rule)} />,
});

OneRule.test('shows the hint only beyond the limit', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'within' })).not.toHaveTextContent('engineer');
  const beyond = within(canvas.getByRole('region', { name: 'beyond' }));
  await expect(
    beyond.getByText(
      /^1 oz base copper needs 0.15 mm\. Choose 0.15 mm or 0.5 oz, or an engineer reviews finer tracks\./,
    ),
  ).toBeVisible();
  await expect(beyond.getByRole('link', { name: 'PCB design guidelines' })).toHaveAttribute(
    'href',
    '/resources/design-guidelines',
  );
});
