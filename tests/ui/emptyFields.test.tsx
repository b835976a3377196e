// @vitest-environment happy-dom
import { Checkbox } from '@pcb/ui/Checkbox';
import { DateField } from '@pcb/ui/DateField';
import { Form } from '@pcb/ui/Form';
import { hi } from '@pcb/ui/languages/hi';
import { MessagesProvider } from '@pcb/ui/MessagesProvider';
import { NumberField } from '@pcb/ui/NumberField';
import { PasswordField } from '@pcb/ui/PasswordField';
import { RadioGroup } from '@pcb/ui/RadioGroup';
import { Select } from '@pcb/ui/Select';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { act, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, it } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
const items = [{ id: 'fr4', label: 'FR-4' }];

/** The messages of a form that is submitted unchanged. */
function messagesOf(fields: ReactNode, locale = 'en-IN') {
  act(() =>
    show(
      <I18nProvider locale={locale}>
        <MessagesProvider messages={{ hi }}>
          <Form>{fields}</Form>
        </MessagesProvider>
      </I18nProvider>,
    ),
  );
  act(() => void document.querySelector('form')?.checkValidity());
  return [...document.querySelectorAll('[slot="errorMessage"]')].map(({ textContent }) => textContent);
}

it.each([
  ['Full Name', <TextField key="" label="Full Name" isRequired />, 'Enter the full name.'],
  [
    'GSTIN of the PCB Buyer',
    <TextField key="" label="GSTIN of the PCB Buyer" isRequired />,
    'Enter the GSTIN of the PCB buyer.',
  ],
  ['Description', <TextArea key="" label="Description" isRequired />, 'Enter the description.'],
  ['Password', <PasswordField key="" label="Password" autoComplete="new-password" isRequired />, 'Enter the password.'],
  ['Quantity', <NumberField key="" label="Quantity" isRequired />, 'Enter the quantity.'],
  ['Material', <Select key="" label="Material" items={items} isRequired />, 'Choose the material.'],
  [
    'Surface Finish',
    <RadioGroup key="" label="Surface Finish" items={items} isRequired />,
    'Choose the surface finish.',
  ],
  ['Order Date', <DateField key="" label="Order Date" isRequired />, 'Enter a date'],
  [
    'a checkbox',
    <Checkbox key="" isRequired>
      I agree
    </Checkbox>,
    'Check this box.',
  ],
])('%s has our own message for an empty field', (_, field, message) => {
  expect(messagesOf(field)).toEqual([message]);
});

it("has that message in the language of the page, with the label unchanged, or the field's own message", () => {
  expect(messagesOf(<TextField label="पूरा नाम" isRequired />, 'hi-IN')).toEqual(['पूरा नाम लिखें।']);
  const field = <TextField label="Email" isRequired emptyMessage="Enter your email address." />;
  expect(messagesOf(field)).toEqual(['Enter your email address.']);
});

it('has our own message for an invalid address', () => {
  expect(messagesOf(<TextField label="Email" type="email" defaultValue="menon" />)).toEqual([
    'Enter an address such as name@example.com.',
  ]);
});
