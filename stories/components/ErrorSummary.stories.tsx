import { Button } from '@pcb/ui/Button';
import { Checkbox } from '@pcb/ui/Checkbox';
import { CheckboxGroup } from '@pcb/ui/CheckboxGroup';
import { ComboBox } from '@pcb/ui/ComboBox';
import { DateField } from '@pcb/ui/DateField';
import { DateRangeField } from '@pcb/ui/DateRangeField';
import { Disclosure } from '@pcb/ui/Disclosure';
import { ErrorSummary } from '@pcb/ui/ErrorSummary';
import { Fieldset } from '@pcb/ui/Fieldset';
import { FileField } from '@pcb/ui/FileField';
import { Form, type FormProps } from '@pcb/ui/Form';
import { NumberField } from '@pcb/ui/NumberField';
import { RadioGroup } from '@pcb/ui/RadioGroup';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { TagField } from '@pcb/ui/TagField';
import { TextField } from '@pcb/ui/TextField';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { narrow } from '../looks.ts';

const onSubmit = fn<NonNullable<FormProps['onSubmit']>>((event) => event.preventDefault());

const meta = preview.meta({
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    guide: {
      instead: [
        'Nothing for a form of one or two fields: the first invalid field takes the focus.',
        '`Notice` for a problem of the whole form, such as a lost connection.',
      ],
      keyboard: [
        '`Enter` In a field: submits. If the form is rejected, focus moves to the summary.',
        '`Tab` Moves through the links to the fields.',
        '`Enter on a link` Moves to the field, and opens the disclosure around it.',
      ],
      copy: [
        'Write the message once, at the field; the summary repeats it after the label.',
        'A message says what to do: “Enter an address such as name@example.com.”',
      ],
    },
  },
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <Stack gap="large" align="start">
        <ErrorSummary {...args} />
        <TextField label="Name" name="name" isRequired errorMessage="Enter your full name." />
        <TextField
          label="Email"
          name="email"
          type="email"
          isRequired
          defaultValue="anjali"
          errorMessage="Enter an address such as name@example.com."
        />
        <Button type="submit">Register</Button>
      </Stack>
    </Form>
  ),
});

/** Press Register to see the summary. */
export const Playground = meta.story({ tags: ['ready'] });

Playground.test(
  'is invisible until a submission is rejected, then takes the focus and repeats the messages of the fields',
  async ({ canvas, userEvent }) => {
    const title = document.title;
    await expect(canvas.queryByRole('group')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveAccessibleDescription(/^Name: Enter your full name\. Email: /);
    await expect(canvas.getByRole('heading', { level: 2, name: 'There is a problem' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.title).toBe(`Error: ${title}`);
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Name: Enter your full name.',
      'Email: Enter an address such as name@example.com.',
    ]);
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', `#${name.id}`);
    await expect(name).toHaveAccessibleDescription('Enter your full name.');
  },
);

Playground.test('changes only at the next submission, and goes when it is accepted', async ({ canvas, userEvent }) => {
  const title = document.title;
  const email = canvas.getByRole('textbox', { name: 'Email' });
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  await userEvent.click(await canvas.findByRole('link', { name: /^Name/ }));
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('Anjali');
  await userEvent.tab();
  await expect(canvas.getAllByRole('link')).toHaveLength(2);

  await userEvent.type(email, '{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
  await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());

  await userEvent.type(email, '@example.com{Enter}');
  await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
  await expect(onSubmit).toHaveBeenCalledOnce();
  await expect(document.title).toBe(title);
});

/** The server rejected the form. One error is enough for a summary. */
export const Refused = meta.story({
  render: (args) => (
    <Form onSubmit={onSubmit} validationErrors={{ email: 'An account with this address exists. Sign in instead.' }}>
      <Stack gap="large" align="start">
        <ErrorSummary {...args} />
        <TextField label="Name" name="name" isRequired defaultValue="Anjali Menon" />
        <TextField label="Email" name="email" type="email" isRequired defaultValue="anjali@example.com" />
        <Button type="submit">Register</Button>
      </Stack>
    </Form>
  ),
});

Refused.test('takes the focus in place of the field', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
  await expect(canvas.getByRole('link')).toHaveAccessibleName(
    'Email: An account with this address exists. Sign in instead.',
  );
});

const item = { id: 'yes', label: 'Yes' };
const other = { id: 'no', label: 'No' };

/** Every kind of field: a group of choices is linked to the first, a field of a group has the label of the group too, and a link opens what hides its field. */
export const EveryField = meta.story({
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <Stack gap="large" align="start">
        <ErrorSummary {...args} />
        <Select label="Surface Finish" name="finish" isRequired items={[{ id: 'enig', label: 'ENIG' }]} />
        <NumberField label="PCB Qty" name="quantity" isRequired />
        <ComboBox label="Place of supply" name="place" isRequired items={[{ id: 'kl', label: 'Kerala' }]} />
        <TagField label="Capabilities" name="capabilities" isRequired items={[{ id: 'hdi', label: 'HDI' }]} />
        <DateField label="Delivery" name="delivery" isRequired />
        <DateRangeField label="Works closed" startName="from" endName="to" isRequired />
        <FileField label="Drawing" name="drawing" isRequired />
        <RadioGroup label="Gerber Data" name="data" isRequired items={[item, other]} />
        <CheckboxGroup label="Sides" name="sides" isRequired items={[item, other]} />
        <Checkbox name="terms" isRequired>
          I accept the terms
        </Checkbox>
        <Fieldset legend="Bill to">
          <TextField label="City" name="city" isRequired />
        </Fieldset>
        <Disclosure title="Advanced">
          <TextField label="Tented Vias" name="vias" isRequired />
        </Disclosure>
        <Button type="submit">Order</Button>
      </Stack>
    </Form>
  ),
});

EveryField.test('a link moves the focus to the visible control', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Order' }));
  const controls = [
    ['Surface Finish', () => canvas.getByRole('combobox', { name: /Surface Finish/ })],
    ['PCB Qty', () => canvas.getByRole('textbox', { name: 'PCB Qty' })],
    ['Place of supply', () => canvas.getByRole('combobox', { name: 'Place of supply' })],
    ['Capabilities', () => canvas.getByRole('combobox', { name: 'Capabilities' })],
    ['Delivery', () => canvas.getByLabelText('Delivery')],
    ['Works closed, From', () => canvas.getByRole('textbox', { name: 'From' })],
    ['Works closed, To', () => canvas.getByRole('textbox', { name: 'To' })],
    ['Drawing', () => canvas.getByRole('button', { name: 'Choose Drawing' })],
    ['Gerber Data', () => canvas.getByRole('radio', { name: 'Yes' })],
    ['Sides', () => canvas.getByRole('checkbox', { name: 'Yes' })],
    ['I accept the terms', () => canvas.getByRole('checkbox', { name: 'I accept the terms' })],
    ['Bill to, City', () => canvas.getByRole('textbox', { name: 'City' })],
    ['Tented Vias', () => canvas.getByRole('textbox', { name: 'Tented Vias' })],
  ] as const;
  await canvas.findByRole('group', { name: 'There is a problem' });
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent?.split(':')[0])).toEqual(
    controls.map(([label]) => label),
  );
  for (const [label, control] of controls) {
    const link = canvas.getByRole('link', { name: new RegExp(`^${label}:`) });
    await userEvent.click(link);
    await expect(control()).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${control().id}`);
  }
  await expect(canvas.getByRole('button', { name: 'Advanced' })).toHaveAttribute('aria-expanded', 'true');
});

/** Long messages wrap. */
export const LongContent = meta.story({
  tags: ['long-content', 'unbroken'],
  render: (args) => (
    <Form
      onSubmit={onSubmit}
      validationErrors={{
        name: 'We could not read this name because it contains letters that our invoices cannot print; write it in Latin letters.',
        email: 'Leiterplattenbestückungsautomatenwartungsauftragsliste@example.com',
      }}
    >
      <Stack gap="large">
        <ErrorSummary {...args} />
        <TextField label="Name of the person or company that the invoice is made out to" name="name" />
        <TextField label="Email" name="email" />
      </Stack>
    </Form>
  ),
  globals: narrow,
});

export const Dark = Refused.extend({ tags: ['dark'], globals: { theme: 'dark' } });
export const OnInverse = Refused.extend({ tags: ['on-inverse'] });
export const Touch = LongContent.extend({ tags: ['touch'], globals: { pointer: 'coarse' } });
