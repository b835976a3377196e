'use client';
import { maxLength } from '@pcb/records/limits';
import { readRupees } from '@pcb/records/readRupees';
import { Grid } from '@pcb/ui/Grid';
import { NativeDateField } from '@pcb/ui/NativeDateField';
import { Select } from '@pcb/ui/Select';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import { type NewPayment, type PaymentMethod, paymentMethods } from './orderPayment.ts';
import type { OrderPaymentContent } from './OrderPaymentScreen.content.ts';

interface RecordPaymentProps {
  /** The balance in paise, the initial amount of the form. */
  balance: number;
  onRecord: (payment: NewPayment) => void;
  sending: Sending;
  content: OrderPaymentContent;
}

const kinds = ['receipt', 'refund'] as const;

/** The form of a receipt or refund. Change its `key` to reset it after a submission. */
export function RecordPayment({ balance, onRecord, sending, content }: RecordPaymentProps) {
  const copy = content.record;
  const [kind, setKind] = useState<NewPayment['kind']>(balance < 0 ? 'refund' : 'receipt');
  const [amount, setAmount] = useState(balance === 0 ? '' : String(Math.abs(balance) / 100));
  const [method, setMethod] = useState<PaymentMethod>('bank');
  const [reference, setReference] = useState('');
  const [date, setDate] = useState('');
  return (
    <Section title={copy.title} gap="medium">
      <SendingForm
        {...sending}
        values={[kind, amount, method, reference, date].join('\n')}
        submit={copy.submit}
        onSubmit={() => {
          const read = readRupees(amount);
          if (read.isValid) onRecord({ kind, amount: read.value, method, reference: reference.trim(), date });
        }}
      >
        <Grid minColumnWidth="13rem" gap="large" align="start">
          <Select
            label={copy.kind}
            items={kinds.map((id) => ({ id, label: copy.kinds[id] }))}
            value={kind}
            onChange={(id) => setKind(id === 'refund' ? 'refund' : 'receipt')}
          />
          <TextField
            name="amount"
            label={copy.amount}
            isRequired
            inputMode="decimal"
            autoComplete="off"
            validate={(typed) => {
              const read = readRupees(typed);
              return read.isValid && read.value > 0 ? null : copy.amountProblem;
            }}
            value={amount}
            onChange={setAmount}
          />
          <Select
            label={copy.method}
            items={paymentMethods.map((id) => ({ id, label: content.methods[id] }))}
            value={method}
            onChange={(id) => setMethod(paymentMethods.find((one) => one === id) ?? 'other')}
          />
          <TextField
            name="reference"
            label={copy.reference}
            description={copy.referenceHelp}
            isRequired
            maxLength={maxLength.line}
            autoComplete="off"
            value={reference}
            onChange={setReference}
          />
          <NativeDateField name="date" label={copy.date} isRequired value={date} onChange={setDate} />
        </Grid>
      </SendingForm>
    </Section>
  );
}
