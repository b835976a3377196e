'use client';
import { maxLength, taxCode } from '@pcb/records/limits';
import { readRupees } from '@pcb/records/readRupees';
import { Button } from '@pcb/ui/Button';
import { Fieldset } from '@pcb/ui/Fieldset';
import { Grid } from '@pcb/ui/Grid';
import { NativeDateField } from '@pcb/ui/NativeDateField';
import { NumberField } from '@pcb/ui/NumberField';
import { Stack } from '@pcb/ui/Stack';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import { wholeNumbersFormat } from '../../shared/format/wholeNumbers.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import type { AdminQuotationDialogContent } from './AdminQuotationDialog.content.ts';
import {
  type DraftLine,
  emptyLine,
  type NewQuotation,
  type QuotationDraft,
  quotationOfDraft,
} from './quotationDraft.ts';

interface LineFieldsProps {
  line: DraftLine;
  /** Starts at 1. */
  position: number;
  onChange: (line: DraftLine) => void;
  /** Omit it for the only line. */
  onRemove: (() => void) | undefined;
  content: AdminQuotationDialogContent;
}

function LineFields({ line, position, onChange, onRemove, content }: LineFieldsProps) {
  const set =
    <Name extends keyof DraftLine>(name: Name) =>
    (value: DraftLine[Name]) =>
      onChange({ ...line, [name]: value });
  const whole = { step: 1, formatOptions: wholeNumbersFormat, isRequired: true };
  return (
    <Fieldset legend={content.line(position)}>
      <Stack gap="medium">
        <TextField
          label={content.name}
          isRequired
          maxLength={maxLength.line}
          value={line.name}
          onChange={set('name')}
        />
        <Grid columns={{ phone: 1, tablet: 2 }} gap="medium" align="start">
          <NumberField
            {...whole}
            label={content.quantity}
            minValue={1}
            maxValue={1_000_000}
            value={line.quantity}
            onChange={set('quantity')}
          />
          <TextField
            label={content.amount}
            description={content.amountHelp}
            isRequired
            autoComplete="off"
            validate={(typed) => {
              const amount = readRupees(typed);
              return amount.isValid ? null : content.amounts[amount.problem](typed);
            }}
            value={line.amount}
            onChange={set('amount')}
          />
          <NumberField
            {...whole}
            label={content.leadDays}
            minValue={0}
            maxValue={365}
            value={line.leadDays}
            onChange={set('leadDays')}
          />
          <TextField
            label={content.code}
            isRequired
            autoComplete="off"
            validate={(typed) => (taxCode.test(typed.replace(/\s/g, '')) ? null : content.codeProblem)}
            value={line.code}
            onChange={set('code')}
          />
        </Grid>
        {onRemove ? (
          <Button size="small" variant="outline" tone="neutral" onPress={onRemove}>
            {content.remove(position)}
          </Button>
        ) : null}
      </Stack>
    </Fieldset>
  );
}

interface QuotationFormProps extends Sending {
  id: string;
  /** The initial values. */
  draft: QuotationDraft;
  onSubmit: (quotation: NewQuotation) => void;
  content: AdminQuotationDialogContent;
}

export function QuotationForm({ draft: initial, onSubmit, content, ...form }: QuotationFormProps) {
  const [draft, setDraft] = useState(initial);
  const { service, lines, terms, validUntil } = draft;
  const setLines = (changed: readonly DraftLine[]) => setDraft({ ...draft, lines: changed });
  const nextKey = Math.max(...lines.map(({ key }) => key)) + 1;
  return (
    <SendingForm {...form} values={draft} onSubmit={() => onSubmit(quotationOfDraft(draft))}>
      <TextField
        name="service"
        label={content.service}
        description={content.serviceHelp}
        isRequired
        maxLength={maxLength.line}
        value={service}
        onChange={(text) => setDraft({ ...draft, service: text })}
      />
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          line={line}
          position={index + 1}
          onChange={(changed) => setLines(lines.map((other) => (other.key === line.key ? changed : other)))}
          onRemove={lines.length > 1 ? () => setLines(lines.filter(({ key }) => key !== line.key)) : undefined}
          content={content}
        />
      ))}
      <Button variant="outline" onPress={() => setLines([...lines, emptyLine(nextKey)])}>
        {content.add}
      </Button>
      <NativeDateField
        name="validUntil"
        label={content.validUntil}
        isRequired
        value={validUntil}
        onChange={(day) => setDraft({ ...draft, validUntil: day })}
      />
      <TextArea
        name="terms"
        label={content.terms}
        maxLength={maxLength.lines}
        value={terms}
        onChange={(text) => setDraft({ ...draft, terms: text })}
      />
    </SendingForm>
  );
}
