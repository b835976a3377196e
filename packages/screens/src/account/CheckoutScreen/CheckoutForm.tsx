'use client';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import { type OrderAddresses, placeOfSupplyOf } from '@pcb/records/orderAddresses';
import { Grid } from '@pcb/ui/Grid';
import { Text } from '@pcb/ui/Text';
import { useState } from 'react';
import { SendingForm } from '../../shared/components/SendingForm.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import { AddressFields } from './AddressFields.tsx';
import { type AddressDraft, deliveredToBuyer, isDeliveredToBuyer, statedAddresses } from './addressDraft.ts';
import type { CheckoutContent } from './CheckoutScreen.content.ts';
import { CheckoutSummary, type CheckoutSummaryProps } from './CheckoutSummary.tsx';

interface CheckoutFormProps extends Pick<CheckoutSummaryProps, 'lines'> {
  addresses: AddressDraft;
  hasGoods: boolean;
  sellerState: GstStateCode;
  onOrder: (addresses: OrderAddresses) => void;
  sending: Sending;
  content: CheckoutContent;
}

export function CheckoutForm({ addresses, hasGoods, onOrder, sending, content, ...summary }: CheckoutFormProps) {
  const [typed, setTyped] = useState(addresses);
  const [isSame, setSame] = useState(() => isDeliveredToBuyer(addresses));
  const stated = statedAddresses(isSame ? deliveredToBuyer(typed) : typed);
  return (
    <Grid columns={{ phone: 1, laptop: [1, '23rem'] }} gap="section" align="start">
      <SendingForm
        {...sending}
        values={typed}
        size="large"
        submit={content.order}
        onSubmit={() => {
          if (stated) onOrder(stated);
        }}
      >
        <AddressFields draft={typed} onChange={setTyped} isSame={isSame} onSameChange={setSame} content={content} />
        <Text size="small" tone="muted">
          {content.isKept}
        </Text>
      </SendingForm>
      <CheckoutSummary {...summary} place={stated ? placeOfSupplyOf(stated, hasGoods) : null} content={content} />
    </Grid>
  );
}
