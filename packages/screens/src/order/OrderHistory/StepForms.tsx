'use client';
import { maxLength } from '@pcb/records/limits';
import { NumberField } from '@pcb/ui/NumberField';
import { Text } from '@pcb/ui/Text';
import { TextArea } from '@pcb/ui/TextArea';
import { TextField } from '@pcb/ui/TextField';
import { useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import { wholeNumbersFormat } from '../../shared/format/wholeNumbers.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import type { OrderHistoryCopy } from './OrderHistory.content.ts';
import type { RemainingLine, Parcel } from './orderProgress.ts';

interface StepFormProps extends Sending {
  id: string;
}

interface CancelFormProps extends StepFormProps {
  onSubmit: (reason: string) => void;
  content: OrderHistoryCopy['cancel'];
}

export function CancelForm({ onSubmit, content, ...form }: CancelFormProps) {
  const [reason, setReason] = useState('');
  return (
    <SendingForm {...form} values={reason} onSubmit={() => onSubmit(reason)}>
      <Text>{content.note}</Text>
      <TextArea
        name="reason"
        label={content.reason}
        isRequired
        maxLength={maxLength.lines}
        value={reason}
        onChange={setReason}
      />
    </SendingForm>
  );
}

interface DispatchFormProps extends StepFormProps {
  remaining: readonly RemainingLine[];
  onSubmit: (parcel: Parcel) => void;
  content: OrderHistoryCopy['dispatch'];
}

/** Initially dispatches everything that is left. */
export function DispatchForm({ remaining, onSubmit, content, ...form }: DispatchFormProps) {
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const quantityOf = ({ position, quantity }: RemainingLine) => chosen[position] ?? quantity;
  const lines = remaining
    .map((line) => ({ position: line.position, quantity: quantityOf(line) }))
    .filter(({ quantity }) => quantity > 0);
  return (
    <SendingForm
      {...form}
      values={{ carrier, tracking, chosen }}
      onSubmit={() => onSubmit({ carrier, tracking, lines })}
    >
      <TextField
        name="carrier"
        label={content.carrier}
        description={content.carrierHelp}
        maxLength={maxLength.parcel}
        autoComplete="off"
        value={carrier}
        onChange={setCarrier}
      />
      <TextField
        name="tracking"
        label={content.tracking}
        maxLength={maxLength.parcel}
        autoComplete="off"
        value={tracking}
        onChange={setTracking}
      />
      {remaining.map((line) => (
        <NumberField
          key={line.position}
          label={content.quantity(line.name, line.quantity)}
          minValue={0}
          maxValue={line.quantity}
          step={1}
          formatOptions={wholeNumbersFormat}
          value={quantityOf(line)}
          onChange={(quantity) => setChosen({ ...chosen, [line.position]: quantity })}
        />
      ))}
    </SendingForm>
  );
}
