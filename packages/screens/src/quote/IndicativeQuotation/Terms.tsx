import { SheetTable } from '../../shared/paper/SheetTable.tsx';
import type { IndicativeQuotationContent } from './IndicativeQuotation.content.ts';
import type { Seller } from './seller.ts';

interface TermsProps {
  seller: Seller;
  content: IndicativeQuotationContent['terms'];
}

export function Terms({ seller: { terms, bank, registration }, content }: TermsProps) {
  return (
    <SheetTable
      label={content.title}
      rows={[
        [content.payment, terms.payment],
        [content.bank, content.bankText(bank, registration.legalName)],
        [content.delivery, terms.delivery],
        [content.freight, content.freightText],
      ]}
      hasLabelColumn
    />
  );
}
