'use client';
import { Button } from '@pcb/ui/Button';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Text } from '@pcb/ui/Text';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import type { Sending } from '../../shared/remote/remote.ts';
import { LinkedSentence } from '../form/FormParts.tsx';
import type { QuoteContent } from '../quote.content.ts';
import { buttons } from './NextStep.css.ts';

interface NextStepProps {
  content: QuoteContent;
}

function TalkLink({ content, isPrimary }: NextStepProps & { isPrimary: boolean }) {
  const { label, href } = content.nextStep.talk;
  return (
    <ButtonLink href={href} {...(isPrimary ? {} : { variant: 'outline', tone: 'neutral' })}>
      {label}
    </ButtonLink>
  );
}

/** The next step after a price: the cart, or an engineer. An order on request goes to an engineer. */
export function OrderStep({
  content,
  isOnRequest,
  onAddToCart,
}: NextStepProps & { isOnRequest: boolean; onAddToCart: () => void }) {
  return (
    <div className={buttons}>
      {isOnRequest ? null : <Button onPress={onAddToCart}>{content.nextStep.addToCart}</Button>}
      <TalkLink content={content} isPrimary={isOnRequest} />
    </div>
  );
}

/** The next step for parts: an inquiry after signing in. Inquiries are not open yet, so customers go to an engineer. */
export function InquiryStep({
  content,
  isSignedIn,
  sending,
  onPlaceInquiry,
}: NextStepProps & { isSignedIn: boolean; sending: Sending; onPlaceInquiry: () => void }) {
  const words = content.nextStep;
  return (
    <>
      <Text size="small">{isSignedIn ? words.signedIn : <LinkedSentence sentence={words.signedOut} />}</Text>
      <ProblemNote text={sending.problems?.general} />
      <div className={buttons}>
        {isSignedIn ? null : (
          <Button isPending={sending.isSaving ?? false} onPress={onPlaceInquiry}>
            {words.placeInquiry}
          </Button>
        )}
        <TalkLink content={content} isPrimary={isSignedIn} />
      </div>
    </>
  );
}
