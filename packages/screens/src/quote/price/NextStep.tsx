'use client';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Text } from '@pcb/ui/Text';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import { LinkedSentence } from '../form/LinkedSentence.tsx';
import type { QuoteContent } from '../quote.content.ts';
import * as styles from './NextStep.css.ts';

interface NextStepProps {
  content: QuoteContent;
}

function TalkLink({ content, isPrimary }: NextStepProps & { isPrimary: boolean }) {
  const { label, href } = content.nextStep.talk;
  return (
    <ButtonLink
      href={href}
      {...(isPrimary ? { size: 'large' } : { variant: 'outline', tone: 'neutral', size: 'small' })}
    >
      {label}
    </ButtonLink>
  );
}

/** The next step after a price: the cart. An order on request goes to an engineer. */
export function OrderStep({
  content,
  isOnRequest,
  isPriced,
  sent,
  onAddToCart,
}: NextStepProps & {
  isOnRequest: boolean;
  isPriced: boolean;
  /** The percentage of the files sent, while the cart waits for them. */
  sent: number | undefined;
  onAddToCart: () => void;
}) {
  return isOnRequest ? (
    <TalkLink content={content} isPrimary />
  ) : (
    <>
      <Button
        size="large"
        {...(!isPriced && { variant: 'outline', tone: 'neutral' })}
        isPending={sent !== undefined}
        onPress={onAddToCart}
      >
        {content.nextStep.addToCart}
      </Button>
      {sent === undefined ? null : <Text size="small">{content.nextStep.sending(sent)}</Text>}
    </>
  );
}

/** The next step for parts: an inquiry after signing in. While inquiries are closed, customers contact an engineer. */
export function InquiryStep({
  content,
  isSignedIn,
  isOpen,
  sending,
  onPlaceInquiry,
}: NextStepProps & { isSignedIn: boolean; isOpen: boolean; sending: Sending; onPlaceInquiry: () => void }) {
  const copy = content.nextStep;
  const signedIn = isOpen ? copy.open : copy.signedIn;
  return (
    <>
      <Text size="small">{isSignedIn ? signedIn : <LinkedSentence sentence={copy.signedOut} />}</Text>
      <ProblemNote text={sending.problems?.general} />
      {isSignedIn && !isOpen ? (
        <TalkLink content={content} isPrimary />
      ) : (
        <Button size="large" isPending={sending.isSaving ?? false} onPress={onPlaceInquiry}>
          {copy.placeInquiry}
        </Button>
      )}
    </>
  );
}

export function QuoteActions({
  content,
  hasEngineerLink,
  onPrint,
  children,
}: NextStepProps & {
  /** Whether asking an engineer is among the actions, rather than the next step. */
  hasEngineerLink: boolean;
  onPrint?: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.buttons}>
      {hasEngineerLink ? <TalkLink content={content} isPrimary={false} /> : null}
      {onPrint ? (
        <Button variant="outline" tone="neutral" size="small" onPress={onPrint}>
          <Printer size={16} aria-hidden="true" />
          <span>{content.summary.print}</span>
        </Button>
      ) : null}
      {children}
    </div>
  );
}
