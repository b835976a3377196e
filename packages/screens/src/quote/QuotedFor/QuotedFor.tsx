'use client';
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { Grid } from '@pcb/ui/Grid';
import { Select } from '@pcb/ui/Select';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { gstinProblem, normalisedGstin, stateOfGstin } from '@pcb/quoting/gstin';
import type { PlaceOfSupply } from '@pcb/quoting/taxSplit';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import type { WithContent } from '../../shared/WithContent.ts';
import { type Buyer, noBuyer, placesOfSupply } from './parties.ts';
import { quotedForContent, type QuotedForContent } from './QuotedFor.content.ts';

export { type Buyer, noBuyer } from './parties.ts';

export { quotedForContent, type QuotedForContent } from './QuotedFor.content.ts';

export interface QuotedForProps extends WithContent<QuotedForContent> {
  /** For whom the quotation is. Keep it in memory only, as the form says: not in storage, and not in an address. */
  buyer: Buyer;
  /** Called with the buyer on every change, including each keystroke. */
  onBuyerChange: (buyer: Buyer) => void;
  /** Called when 'Print quotation' is pressed in the form, after it has closed. */
  onPrint: () => void;
}

/** The id of an item that stands for no choice, as an item must have one. */
const fromGstin = 'from-gstin';

const gstinLength = 15;

/**
 * A button that opens a form for the buyer of a quotation. A GSTIN is checked by its check digit; an odd one is answered,
 * and printed as typed.
 *
 * @example <QuotedFor buyer={buyer} onBuyerChange={setBuyer} onPrint={print} />
 */
export function QuotedFor({ buyer, onBuyerChange, onPrint, content = quotedForContent }: QuotedForProps) {
  const [isOpen, setOpen] = useState(false);
  // A GSTIN that is still being typed is not answered.
  const [isTypingGstin, setTypingGstin] = useState(false);
  const change = (field: keyof Buyer) => (value: string) => onBuyerChange({ ...buyer, [field]: value });
  const text = (field: 'name' | 'company' | 'reference' | 'purchaseOrder', autoComplete: string) => (
    <TextField label={content[field]} autoComplete={autoComplete} value={buyer[field]} onChange={change(field)} />
  );

  const typed = normalisedGstin(buyer.gstin);
  const isAnswered = typed !== '' && (!isTypingGstin || typed.length >= gstinLength);
  const problem = isAnswered ? gstinProblem(typed) : null;
  const state = stateOfGstin(typed);
  const name = buyer.company.trim() || buyer.name.trim();
  return (
    <>
      <Button variant="ghost" tone="neutral" size="small" onPress={() => setOpen(true)}>
        <UserRound size={16} aria-hidden="true" />
        {name ? content.openFor(name) : content.open}
      </Button>
      <Dialog
        title={content.title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="ghost" tone="neutral" onPress={() => onBuyerChange(noBuyer)}>
              {content.clear}
            </Button>
            <Button
              variant="outline"
              tone="neutral"
              onPress={() => {
                setOpen(false);
                onPrint();
              }}
            >
              {content.print}
            </Button>
            <Button onPress={() => setOpen(false)}>{content.done}</Button>
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
            <TextField
              label={content.gstin}
              description={state ? content.gstinState(state) : content.gstinHelp}
              isInvalid={problem !== null}
              errorMessage={problem && content.gstinProblem(problem)}
              validationBehavior="aria"
              autoComplete="off"
              spellCheck="false"
              value={buyer.gstin}
              onChange={(gstin) => {
                setTypingGstin(true);
                change('gstin')(gstin);
              }}
              onBlur={() => setTypingGstin(false)}
            />
            <Select
              label={content.placeOfSupply}
              description={content.placeOfSupplyHelp}
              items={[
                { id: fromGstin, label: content.fromGstin },
                ...placesOfSupply.map((place) => ({ id: place, label: content.placeName(place) })),
              ]}
              value={buyer.placeOfSupply || fromGstin}
              onChange={(id) =>
                onBuyerChange({ ...buyer, placeOfSupply: id === fromGstin ? '' : (id as PlaceOfSupply) })
              }
            />
            {text('reference', 'off')}
            {text('purchaseOrder', 'off')}
          </Grid>
        </Stack>
      </Dialog>
    </>
  );
}
