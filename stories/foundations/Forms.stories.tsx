import { Button } from '@pcb/ui/Button';
import { DateField } from '@pcb/ui/DateField';
import { Grid } from '@pcb/ui/Grid';
import { Inline } from '@pcb/ui/Inline';
import { NumberField } from '@pcb/ui/NumberField';
import { RadioGroup } from '@pcb/ui/RadioGroup';
import { SearchField } from '@pcb/ui/SearchField';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Switch } from '@pcb/ui/Switch';
import { TextField } from '@pcb/ui/TextField';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { UploadButton } from '@pcb/ui/UploadButton';
import { useReducer } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';
import { foundation } from './foundation.tsx';

const meta = preview.meta({
  title: 'Foundations/Forms',
  parameters: foundation(
    'How fields align: labels above, the controls of a row on one line whatever their descriptions, one column on narrow screens. Labels are nouns, without sentences or colons.',
  ),
});

const yesOrNo = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];

function AllFields() {
  const [renders, rerender] = useReducer((count: number) => count + 1, 1);
  return (
    <form noValidate>
      <Stack gap="xlarge">
        <Grid>
          <TextField label="PCB Name" isRequired />
          <TextField label="Board Size X" unit="mm" />
          <NumberField label="PCB Qty" isRequired minValue={1} maxValue={9999} defaultValue={10} />
          <SearchField label="Part" />
          <Select
            label="Surface Finish"
            isRequired
            items={[
              { id: 'hasl', label: 'HASL' },
              { id: 'enig', label: 'ENIG' },
            ]}
            defaultValue="hasl"
          />
          <DateField label="Order Date" description="The day of the order." />
          <ToggleGroup label="Control Impedance" isRequired items={yesOrNo} />
          <UploadButton label="Schematic" isRequired description="PDF, up to 10 MB" />
        </Grid>
        <RadioGroup label="Data Approval" items={yesOrNo} orientation="horizontal" />
        <Switch>Panel with tabs</Switch>
        <Inline>
          <Button variant="outline" onPress={rerender}>{`Rendered ${renders} times`}</Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** All fields in a grid: labels and controls have one height and share a line. */
export const InAGrid = meta.story({ tags: ['ready'], render: () => <AllFields /> });

InAGrid.test('lines up labels and controls', async ({ canvas }) => {
  const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height;
  const controls = [
    canvas.getByRole('textbox', { name: 'PCB Name' }),
    canvas.getByRole('textbox', { name: 'Board Size X (mm)' }),
    canvas.getByRole('textbox', { name: 'PCB Qty' }).parentElement,
    canvas.getByRole('searchbox', { name: 'Part' }).parentElement,
    canvas.getByRole('combobox', { name: 'Surface Finish' }),
    canvas.getByLabelText('Order Date').parentElement,
    canvas.getByRole('radio', { name: 'Yes', checked: true }).closest('label'),
    canvas.getByRole('button', { name: 'Upload Schematic' }),
  ];
  await expect([...new Set(controls.map(heightOf))]).toEqual([40]);
  const labels = ['PCB Name', 'PCB Qty', 'Part', 'Surface Finish', 'Control Impedance', 'Schematic'].map((text) =>
    canvas.getByText(text).closest('div'),
  );
  await expect([...new Set(labels.map(heightOf))]).toEqual([20]);
});

InAGrid.test('keeps every value after a re-render', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'PCB Name' }), 'Motor driver');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Board Size X (mm)' }), '100');
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Part' }), 'NE555');
  await userEvent.click(canvas.getByRole('button', { name: 'Increase PCB Qty' }));
  await userEvent.type(canvas.getByLabelText('Order Date'), '14/08/2025');
  const impedance = within(canvas.getByRole('radiogroup', { name: 'Control Impedance' }));
  const approval = within(canvas.getByRole('radiogroup', { name: 'Data Approval' }));
  await userEvent.click(impedance.getByRole('radio', { name: 'No' }));
  await userEvent.click(approval.getByRole('radio', { name: 'Yes' }));
  await userEvent.click(canvas.getByRole('switch', { name: 'Panel with tabs' }));
  await userEvent.click(canvas.getByRole('combobox', { name: 'Surface Finish' }));
  await userEvent.click(await screen.findByRole('option', { name: 'ENIG' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

  await userEvent.click(canvas.getByRole('button', { name: 'Rendered 1 times' }));
  await canvas.findByRole('button', { name: 'Rendered 2 times' });

  await expect(canvas.getByRole('textbox', { name: 'PCB Name' })).toHaveValue('Motor driver');
  await expect(canvas.getByRole('textbox', { name: 'Board Size X (mm)' })).toHaveValue('100');
  await expect(canvas.getByRole('searchbox', { name: 'Part' })).toHaveValue('NE555');
  await expect(canvas.getByRole('textbox', { name: 'PCB Qty' })).toHaveValue('11');
  await expect(canvas.getByLabelText('Order Date')).toHaveValue('14/08/2025');
  await expect(impedance.getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(approval.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect(canvas.getByRole('switch', { name: 'Panel with tabs' })).toBeChecked();
  await expect(canvas.getByRole('combobox', { name: 'Surface Finish' })).toHaveTextContent(/^ENIG$/);
});

export const InAGridDark = meta.story({ tags: ['dark'], render: () => <AllFields />, globals: { theme: 'dark' } });

export const InAGridNarrow = meta.story({ tags: ['narrow'], render: () => <AllFields />, globals: narrow });

InAGridNarrow.test('fits the page without overflow', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

export const OnInverse = meta.story({ tags: ['on-inverse'], render: () => <AllFields /> });
export const Touch = meta.story({ tags: ['touch'], globals: { pointer: 'coarse' }, render: () => <AllFields /> });
