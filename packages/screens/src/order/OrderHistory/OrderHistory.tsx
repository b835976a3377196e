'use client';
import type { Side } from '@pcb/records/orderSteps';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Notice } from '@pcb/ui/Notice';
import { useState } from 'react';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import { useReopenedDialog } from '../../shared/hooks/useReopenedDialog.ts';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import { RemoteSection } from '../../shared/remote/RemoteSection.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { EventCard } from '../private/EventCard.tsx';
import { EventDetails } from './EventDetails.tsx';
import { MessageForm } from './MessageForm.tsx';
import { orderHistoryContent, type OrderHistoryContent, type OrderHistoryCopy } from './OrderHistory.content.ts';
import type { NewMessage, OrderProgress, StepToTake } from './orderProgress.ts';
import { CancelForm, DispatchForm } from './StepForms.tsx';

export { orderHistoryContent, type OrderHistoryContent, type OrderHistoryCopy } from './OrderHistory.content.ts';
export type { OrderStep, Side } from '@pcb/records/orderSteps';
export type {
  RemainingLine,
  MessageFile,
  NewMessage,
  OrderEvent,
  OrderProgress,
  Parcel,
  StepToTake,
} from './orderProgress.ts';

export interface OrderHistoryProps extends WithContent<OrderHistoryContent> {
  /** The history of the order and the possible steps. */
  progress: Remote<OrderProgress>;
  /** Whose copy and buttons to show. */
  viewer: Side;
  /** Called with a confirmed step. Resolves to whether it was taken; if not, `taking` has the reason. */
  onStep: (step: StepToTake) => Promise<boolean>;
  /** The state of the step. */
  taking: Sending;
  /** Called with a message. Resolves to whether it was sent; if not, `sending` has the reason. */
  onSend: (message: NewMessage) => Promise<boolean>;
  /** The state of the message. */
  sending: Sending<'text'>;
}

const direct = ['start', 'return', 'settle'] as const;
const withForm = ['dispatch', 'cancel'] as const;

type Direct = (typeof direct)[number];

interface StepsProps extends Pick<OrderHistoryProps, 'onStep' | 'taking'> {
  progress: OrderProgress;
  content: OrderHistoryCopy;
}

/** A button for each possible step, and the dialogs of the steps that need input. */
function Steps({ progress: { can, remaining }, onStep, taking, content }: StepsProps) {
  const { dialog, open, close } = useReopenedDialog<(typeof withForm)[number]>();
  const [pressed, setPressed] = useState<Direct>();
  const take = async (step: StepToTake) => {
    if (await onStep(step)) close();
  };
  const isCancelling = dialog?.task === 'cancel';
  const hasButtons = [...direct, ...withForm].some((step) => can.includes(step));
  return (
    <>
      {hasButtons ? (
        <Inline gap="small">
          {direct
            .filter((step) => can.includes(step))
            .map((step) => (
              <Button
                key={step}
                size="small"
                variant="outline"
                isPending={pressed === step && (taking.isSaving ?? false)}
                onPress={() => {
                  setPressed(step);
                  void take({ step });
                }}
              >
                {content[step]}
              </Button>
            ))}
          {withForm
            .filter((step) => can.includes(step))
            .map((step) => (
              <Button
                key={step}
                size="small"
                variant="outline"
                tone={step === 'cancel' ? 'danger' : 'primary'}
                onPress={() => open(step)}
              >
                {content[step].button}
              </Button>
            ))}
        </Inline>
      ) : null}
      {dialog?.isOpen ? null : <ProblemNote text={taking.problems?.general} />}
      {dialog ? (
        <FormDialog
          key={dialog.key}
          title={content[dialog.task].title}
          submitLabel={content[dialog.task].submit}
          cancelLabel={content.dismiss}
          {...(isCancelling && { tone: 'danger' })}
          isSaving={taking.isSaving}
          isOpen={dialog.isOpen}
          onClose={close}
        >
          {(id) =>
            isCancelling ? (
              <CancelForm
                id={id}
                {...taking}
                onSubmit={(reason) => void take({ step: 'cancel', reason })}
                content={content.cancel}
              />
            ) : (
              <DispatchForm
                id={id}
                {...taking}
                remaining={remaining}
                onSubmit={(parcel) => void take({ step: 'dispatch', ...parcel })}
                content={content.dispatch}
              />
            )
          }
        </FormDialog>
      ) : null}
    </>
  );
}

/**
 * The history of an order with its questions and parcels, and a button for each possible step: for the customer below an
 * `OrderScreen`, for the business below an `AdminOrderEditScreen`.
 *
 * @example <OrderHistory progress={progress} viewer="business" onStep={take} taking={taking} onSend={send} sending={sending} />
 */
export function OrderHistory({
  progress,
  viewer,
  onStep,
  taking,
  onSend,
  sending,
  content: contents = orderHistoryContent,
}: OrderHistoryProps) {
  const content = contents[viewer];
  return (
    <RemoteSection
      data={progress}
      // Taking a step removes its button.
      removable={({ can }) => can.map((id) => ({ id }))}
      content={content}
      lines={4}
      gap="medium"
    >
      {(value) => (
        <>
          {value.isCancelled ? <Notice tone="danger">{content.cancelled}</Notice> : null}
          {value.awaits ? (
            <Notice tone={value.awaits === viewer ? 'warning' : 'info'}>{content.awaits[value.awaits]}</Notice>
          ) : null}
          <Steps progress={value} onStep={onStep} taking={taking} content={content} />
          <EventCard
            events={value.events}
            none={content.none}
            content={content}
            details={(event) => <EventDetails event={event} content={content} />}
            form={
              value.can.includes(viewer === 'customer' ? 'answer' : 'ask') ? (
                <MessageForm {...sending} onSend={onSend} content={content.message} />
              ) : null
            }
          />
        </>
      )}
    </RemoteSection>
  );
}
