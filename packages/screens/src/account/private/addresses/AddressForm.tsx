'use client';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { Grid } from '@pcb/ui/Grid';
import { Text } from '@pcb/ui/Text';
import { type ReactNode, useState } from 'react';
import { SendingForm } from '../../../shared/components/SendingForm.tsx';
import type { Sending } from '../../../shared/remote/remote.ts';
import { type AddressDraft, withBillingAddress, isSameAddress, completeAddresses } from './addressDraft.ts';
import type { AddressesContent } from './addresses.content.ts';
import { AddressFields } from './AddressFields.tsx';

interface AddressFormProps {
  addresses: AddressDraft;
  onOrder: (addresses: OrderAddresses) => void;
  sending: Sending;
  /** Renders the aside of the form, from the addresses once they are complete. */
  beside?: (complete: OrderAddresses | undefined) => ReactNode;
  content: AddressesContent & { order: string };
}

/** The billing and delivery addresses, with the button that places the order. */
export function AddressForm({ addresses, onOrder, sending, beside, content }: AddressFormProps) {
  const [typed, setTyped] = useState(addresses);
  const [isSame, setSame] = useState(() => isSameAddress(addresses));
  const complete = completeAddresses(isSame ? withBillingAddress(typed) : typed);
  return (
    <Grid columns={beside ? { phone: 1, laptop: [1, '23rem'] } : 1} gap="section" align="start">
      <SendingForm
        {...sending}
        values={typed}
        size="large"
        submit={content.order}
        onSubmit={() => {
          if (complete) onOrder(complete);
        }}
      >
        <AddressFields draft={typed} onChange={setTyped} isSame={isSame} onSameChange={setSame} content={content} />
        <Text size="small" tone="muted">
          {content.isKept}
        </Text>
      </SendingForm>
      {beside?.(complete)}
    </Grid>
  );
}
