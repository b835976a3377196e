import { CompareQuotes, type CompareQuotesProps } from '@pcb/screens/quote/CompareQuotes';
import { DispatchPlan } from '@pcb/screens/quote/DispatchPlan';
import { PriceDetails } from '@pcb/screens/quote/PriceDetails';
import { Stack } from '@pcb/ui/Stack';
import { memo } from 'react';
import { useStore } from 'zustand';
import { useSite } from '../app/hooks/useSite.ts';

export type QuoteDetailsProps = Pick<CompareQuotesProps, 'service' | 'forms' | 'day' | 'onFormsChange'>;

/** Memoised: a keystroke must not wait for hundreds of cells. */
export const QuoteDetails = memo(function QuoteDetails(props: QuoteDetailsProps) {
  const { serviceForms } = useSite();
  const pinned = useStore(serviceForms, (typed) => typed.pinned);
  return (
    <Stack gap="xxlarge">
      <PriceDetails {...props} />
      <DispatchPlan service={props.service} forms={props.forms} day={props.day} />
      <CompareQuotes
        {...props}
        pinned={pinned}
        onPinnedChange={(configurations) => serviceForms.setState({ pinned: configurations })}
      />
    </Stack>
  );
});
