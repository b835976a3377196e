'use client';
import type { PlaceOfSupply } from '@pcb/quoting/taxSplit';
import { Button } from '@pcb/ui/Button';
import { ComboBox } from '@pcb/ui/ComboBox';
import { Dialog } from '@pcb/ui/Dialog';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { useMemo } from 'react';
import { type Buyer, noBuyer } from './buyer.ts';
import { GstinField } from './GstinField.tsx';
import { placeName, placesOfSupply } from './places.ts';
import type { QuotedForContent } from './QuotedFor.content.ts';

interface BuyerDialogProps {
  buyer: Buyer;
  onBuyerChange: (buyer: Buyer) => void;
  onPrint: () => void;
  content: QuotedForContent;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The id of 'from GSTIN': a Select item needs an id. */
const fromGstin = 'from-gstin';

export function BuyerDialog({ buyer, onBuyerChange, onPrint, content, isOpen, onOpenChange }: BuyerDialogProps) {
  const change = (field: keyof Buyer) => (value: string) => onBuyerChange({ ...buyer, [field]: value });
  const text = (field: 'name' | 'company' | 'reference' | 'purchaseOrder', autoComplete: string) => (
    <TextField label={content[field]} autoComplete={autoComplete} value={buyer[field]} onChange={change(field)} />
  );

  const places = useMemo(
    () => [
      { id: fromGstin, label: content.fromGstin },
      ...placesOfSupply.map((place) => ({ id: place, label: placeName(place, content) })),
    ],
    [content],
  );
  return (
    <Dialog
      title={content.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onPress={() => onBuyerChange(noBuyer)}>
            {content.clear}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            onPress={() => {
              onOpenChange(false);
              onPrint();
            }}
          >
            {content.print}
          </Button>
          <Button onPress={() => onOpenChange(false)}>{content.done}</Button>
        </>
      }
    >
      <Stack gap="large">
        <Text size="small" tone="muted">
          {content.lead}
        </Text>
        <Grid minColumnWidth="13rem" gap="large" align="start">
          {text('name', 'name')}
          {text('company', 'organization')}
          <GstinField value={buyer.gstin} onChange={change('gstin')} content={content} />
          <ComboBox
            label={content.placeOfSupply}
            description={content.placeOfSupplyHelp}
            items={places}
            value={buyer.placeOfSupply || fromGstin}
            onChange={(id) =>
              onBuyerChange({ ...buyer, placeOfSupply: id === fromGstin ? '' : ((id ?? '') as PlaceOfSupply | '') })
            }
          />
          {text('reference', 'off')}
          {text('purchaseOrder', 'off')}
        </Grid>
      </Stack>
    </Dialog>
  );
}
