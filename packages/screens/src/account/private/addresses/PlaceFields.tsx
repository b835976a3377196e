'use client';
import { type GstStateCode, gstStates } from '@pcb/quoting/gstStates';
import { maxLength } from '@pcb/records/limits';
import { ComboBox } from '@pcb/ui/ComboBox';
import { Grid } from '@pcb/ui/Grid';
import { PinCodeField } from '@pcb/ui/PinCodeField';
import { TextArea } from '@pcb/ui/TextArea';
import { useMemo } from 'react';
import type { AddressesContent } from './addresses.content.ts';

interface Place {
  address: string;
  pin: string;
  state: GstStateCode | null;
}

interface PlaceFieldsProps {
  /** The prefix of the field names: 'billing' for 'addresses.billing.pin'. */
  part: 'billing' | 'delivery';
  value: Place;
  onChange: (change: Partial<Place>) => void;
  content: AddressesContent['place'];
}

export function PlaceFields({ part, value, onChange, content }: PlaceFieldsProps) {
  const states = useMemo(() => gstStates.map(({ code }) => ({ id: code, label: content.stateName(code) })), [content]);
  // The section tells browsers which address to fill in.
  const autoComplete = (field: string) => `${part === 'billing' ? 'billing' : 'shipping'} ${field}`;
  return (
    <>
      <TextArea
        name={`addresses.${part}.address`}
        label={content.address}
        isRequired
        rows={3}
        maxLength={maxLength.address}
        autoComplete={autoComplete('street-address')}
        value={value.address}
        onChange={(address) => onChange({ address })}
      />
      <Grid minColumnWidth="11rem" gap="large" align="start">
        <PinCodeField
          name={`addresses.${part}.pin`}
          label={content.pin}
          isRequired
          autoComplete={autoComplete('postal-code')}
          value={value.pin}
          onChange={(pin) => onChange({ pin })}
        />
        <ComboBox
          name={`addresses.${part}.state`}
          label={content.state}
          isRequired
          items={states}
          value={value.state}
          onChange={(state) => onChange({ state: state as GstStateCode | null })}
        />
      </Grid>
    </>
  );
}
