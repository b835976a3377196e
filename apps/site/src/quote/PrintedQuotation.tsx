import { Quotation, type QuotationProps } from '@pcb/screens/storefront/Quotation';
import { useEffect, useEffectEvent } from 'react';

export interface PrintedQuotationProps extends QuotationProps {
  /** Called when the print dialog has closed. */
  onPrinted: () => void;
}

/** A quotation that is printed once it has rendered. */
export function PrintedQuotation({ onPrinted, ...quotation }: PrintedQuotationProps) {
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    window.addEventListener('afterprint', finish, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', finish);
  }, []);
  return <Quotation {...quotation} />;
}
