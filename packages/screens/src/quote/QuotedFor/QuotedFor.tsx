'use client';
import { Button } from '@pcb/ui/Button';
import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { lazyComponent } from '../../shared/remote/lazyComponent.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import type { Buyer } from './buyer.ts';
import { quotedForContent, type QuotedForContent } from './QuotedFor.content.ts';

export { type Buyer, noBuyer } from './buyer.ts';

export { quotedForContent, type QuotedForContent } from './QuotedFor.content.ts';

export interface QuotedForProps extends WithContent<QuotedForContent> {
  /** The recipient of the quotation. As the form promises, keep it in memory only: not in storage, and not in a URL. */
  buyer: Buyer;
  /** Called with the buyer on every change, including each keystroke. */
  onBuyerChange: (buyer: Buyer) => void;
  /** Called when 'Print quotation' is pressed in the form, after it has closed. */
  onPrint: () => void;
}

const BuyerDialog = lazyComponent(async () => (await import('./BuyerDialog.tsx')).BuyerDialog, null);

/**
 * A button that opens a form for the buyer of a quotation. An invalid GSTIN gets a warning and is printed as typed.
 *
 * @example <QuotedFor buyer={buyer} onBuyerChange={setBuyer} onPrint={print} />
 */
export function QuotedFor({ buyer, onBuyerChange, onPrint, content = quotedForContent }: QuotedForProps) {
  // `null` until it is opened for the first time.
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const name = buyer.company.trim() || buyer.name.trim();
  return (
    <>
      <Button variant="outline" tone="neutral" size="small" onPress={() => setOpen(true)}>
        <UserRound size={16} aria-hidden="true" />
        <span>{name ? content.openFor(name) : content.open}</span>
      </Button>
      {isOpen === null ? null : (
        <BuyerDialog
          buyer={buyer}
          onBuyerChange={onBuyerChange}
          onPrint={onPrint}
          content={content}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
