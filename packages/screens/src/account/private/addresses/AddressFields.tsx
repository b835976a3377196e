'use client';
import { maxLength } from '@pcb/records/limits';
import { billingGstinProblem } from '@pcb/records/orderAddresses';
import { Checkbox } from '@pcb/ui/Checkbox';
import { PhoneField } from '@pcb/ui/PhoneField';
import { Stack } from '@pcb/ui/Stack';
import { TextField } from '@pcb/ui/TextField';
import { Section } from '../../../shared/components/Section.tsx';
import type { AddressDraft } from './addressDraft.ts';
import type { AddressesContent } from './addresses.content.ts';
import { PlaceFields } from './PlaceFields.tsx';

interface AddressFieldsProps {
  draft: AddressDraft;
  onChange: (draft: AddressDraft) => void;
  /** Whether the order goes to the billing address. */
  isSame: boolean;
  onSameChange: (isSame: boolean) => void;
  content: AddressesContent;
}

export function AddressFields({ draft, onChange, isSame, onSameChange, content }: AddressFieldsProps) {
  const { billing, delivery } = draft;
  const bill = (change: Partial<typeof billing>) => onChange({ ...draft, billing: { ...billing, ...change } });
  const deliver = (change: Partial<typeof delivery>) => onChange({ ...draft, delivery: { ...delivery, ...change } });
  return (
    <>
      <Section title={content.billing.title} gap="large">
        <TextField
          name="addresses.billing.name"
          label={content.billing.name}
          isRequired
          maxLength={maxLength.line}
          autoComplete="billing organization"
          value={billing.name}
          onChange={(name) => bill({ name })}
        />
        <TextField
          name="addresses.billing.gstin"
          label={content.billing.gstin}
          description={content.billing.gstinHelp}
          maxLength={maxLength.gstin}
          autoComplete="off"
          autoCorrect="off"
          spellCheck="false"
          validate={(gstin) => {
            const problem = billingGstinProblem({ gstin, state: billing.state });
            return problem && content.billing.gstinProblem(problem);
          }}
          value={billing.gstin}
          onChange={(gstin) => bill({ gstin })}
        />
        <PlaceFields part="billing" value={billing} onChange={bill} content={content.place} />
      </Section>
      <Section title={content.delivery.title} gap="large">
        <TextField
          name="addresses.delivery.name"
          label={content.delivery.name}
          isRequired
          maxLength={maxLength.line}
          autoComplete="shipping name"
          value={delivery.name}
          onChange={(name) => deliver({ name })}
        />
        <PhoneField
          name="addresses.delivery.phone"
          label={content.delivery.phone}
          description={content.delivery.phoneHelp}
          isRequired
          autoComplete="shipping tel"
          value={delivery.phone}
          onChange={(phone) => deliver({ phone })}
        />
        <Checkbox isSelected={isSame} onChange={onSameChange}>
          {content.delivery.isSame}
        </Checkbox>
        {isSame ? null : (
          <Stack gap="large">
            <PlaceFields part="delivery" value={delivery} onChange={deliver} content={content.place} />
            <Checkbox
              description={content.delivery.isOtherPartyHelp}
              isSelected={delivery.isOtherParty}
              onChange={(isOtherParty) => deliver({ isOtherParty })}
            >
              {content.delivery.isOtherParty}
            </Checkbox>
          </Stack>
        )}
      </Section>
    </>
  );
}
