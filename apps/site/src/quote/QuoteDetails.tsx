import { CompareQuotes, type CompareQuotesProps } from '@pcb/screens/storefront/CompareQuotes';
import { useStore } from 'zustand';
import { useSite } from '../app/useSite.ts';

export type QuoteDetailsProps = Pick<CompareQuotesProps, 'service' | 'forms' | 'day' | 'onFormsChange'>;

/** The details below the form and the price, loaded when they come near the window. */
export function QuoteDetails(props: QuoteDetailsProps) {
  const { serviceForms } = useSite();
  const pinned = useStore(serviceForms, (typed) => typed.pinned);
  return (
    <CompareQuotes
      {...props}
      pinned={pinned}
      onPinnedChange={(configurations) => serviceForms.setState({ pinned: configurations })}
    />
  );
}
