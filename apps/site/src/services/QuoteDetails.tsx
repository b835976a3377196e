import { sampleWorkingCalendar } from '@pcb/screens/fixtures/workingCalendar';
import type { OrderDay } from '@pcb/quoting/quote';
import { memo } from 'react';
import { CompareQuotes, type CompareQuotesProps } from '@pcb/screens/quote/CompareQuotes';
import { DispatchPlan } from '@pcb/screens/quote/DispatchPlan';
import { PriceDetails } from '@pcb/screens/quote/PriceDetails';
import { Stack } from '@pcb/ui/Stack';
import { useStore } from 'zustand';
import { useSite } from '../app/hooks/useSite.ts';

export interface QuoteDetailsProps extends Pick<CompareQuotesProps, 'service' | 'forms' | 'onFormsChange'> {
  today: OrderDay['today'];
  orderCutOff: string;
}

/**
 * The details below the form and the price, loaded when they come near the window. Memoised: they are hundreds of cells,
 * which a keystroke must not wait for.
 */
export const QuoteDetails = memo(function QuoteDetails({ today, orderCutOff, ...props }: QuoteDetailsProps) {
  const { serviceForms } = useSite();
  const pinned = useStore(serviceForms, (typed) => typed.pinned);
  const day = { today, calendar: sampleWorkingCalendar };
  return (
    <Stack gap="xxlarge">
      <PriceDetails {...props} day={day} />
      <DispatchPlan service={props.service} forms={props.forms} day={day} orderCutOff={orderCutOff} />
      <CompareQuotes
        {...props}
        day={day}
        pinned={pinned}
        onPinnedChange={(configurations) => serviceForms.setState({ pinned: configurations })}
      />
    </Stack>
  );
});
