import { ComboBox } from '@pcb/ui/ComboBox';
import { DateField } from '@pcb/ui/DateField';
import { Fieldset } from '@pcb/ui/Fieldset';
import { Form } from '@pcb/ui/Form';
import { NativeDateField } from '@pcb/ui/NativeDateField';
import { NumberField } from '@pcb/ui/NumberField';
import { PhoneField } from '@pcb/ui/PhoneField';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { TimeField } from '@pcb/ui/TimeField';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

// Firefox treats an empty required field as invalid, and screen readers announce that before the user types.
it.each([
  ['TextField', <TextField key="" label="Name" isRequired />],
  ['TextArea', <TextArea key="" label="Notes" isRequired />],
  ['NumberField', <NumberField key="" label="Quantity" isRequired />],
  ['PhoneField', <PhoneField key="" label="Mobile" isRequired />],
  ['DateField', <DateField key="" label="Date" isRequired />],
  ['TimeField', <TimeField key="" label="Time" isRequired />],
  ['NativeDateField', <NativeDateField key="" label="Date" isRequired />],
  ['ComboBox', <ComboBox key="" label="Part" items={[]} isRequired />],
])('%s is not invalid before the user types', (_, field) => {
  expect(renderToString(field)).toMatch(/<(?:input|textarea)[^>]*aria-invalid="false"/);
});

// Firefox also treats the group of such a field as invalid, and screen readers announce that on entry.
it.each([
  ['Form', <Form key="" />],
  ['Fieldset', <Fieldset key="" legend="Address" />],
])('%s is not invalid because of its fields', (_, group) => {
  expect(renderToString(group)).toMatch(/<(?:form|fieldset)[^>]*aria-invalid="false"/);
});
