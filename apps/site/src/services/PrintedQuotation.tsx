import { IndicativeQuotation, type IndicativeQuotationProps } from '@pcb/screens/quote/IndicativeQuotation';
import { useEffect, useEffectEvent } from 'react';

export interface PrintedQuotationProps extends IndicativeQuotationProps {
  onPrinted: () => void;
}

export function PrintedQuotation({ onPrinted, ...quotation }: PrintedQuotationProps) {
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    // The page is hidden in print, and loses the focus.
    const focused = document.activeElement;
    const leave = () => {
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      finish();
    };
    window.addEventListener('afterprint', leave, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', leave);
  }, []);
  return <IndicativeQuotation {...quotation} />;
}
