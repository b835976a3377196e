'use client';
import { Button } from '@pcb/ui/Button';
import { Box } from '@pcb/ui/Box';
import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { Notice } from '@pcb/ui/Notice';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useRef, useState } from 'react';
import { FormDialog } from '../../shared/components/FormDialog.tsx';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import { Section } from '../../shared/components/Section.tsx';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { useFocusAfterRemoval } from '../../shared/useFocusAfterRemoval.ts';
import { useReopenedDialog } from '../../shared/useReopenedDialog.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { MessageForm } from './MessageForm.tsx';
import { orderHistoryContent, type OrderHistoryContent, type OrderHistoryCopy } from './OrderHistory.content.ts';
import * as styles from './OrderHistory.css.ts';
import { OrderEvents } from './OrderEvents.tsx';
import type { NewMessage, OrderProgress, StepToTake } from './orderProgress.ts';
import type { Side } from '../../shared/side.ts';
import { CancelForm, DispatchForm } from './StepForms.tsx';

export { orderHistoryContent, type OrderHistoryContent, type OrderHistoryCopy } from './OrderHistory.content.ts';
export type { Side } from '../../shared/side.ts';
export type {
  LeftLine,
  MessageFile,
  NewMessage,
  OrderEvent,
  OrderProgress,
  OrderStep,
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
function Steps({ progress: { can, left }, onStep, taking, content }: StepsProps) {
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
                left={left}
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
  useRemoteAnnouncement(progress, content);
  const value = progress.status === 'ready' ? progress.value : undefined;
  const awaits = value?.awaits ? content.awaits[value.awaits] : undefined;
  const isMine = value?.awaits === viewer;
  const body = useRef<HTMLDivElement>(null);
  // Taking a step removes its button.
  useFocusAfterRemoval(body, value?.can.map((id) => ({ id })) ?? []);
  return (
    <Section title={content.title} gap="medium">
      <div ref={body} role="group" aria-label={content.title} tabIndex={-1}>
        {progress.status === 'loading' ? (
          <Card aria-busy="true">
            <Skeleton lines={4} />
          </Card>
        ) : null}
        {progress.status === 'failed' ? (
          <LoadFailed copy={content.failed} headingLevel={3} onRetry={progress.onRetry} focusOnRetry={body} />
        ) : null}
        {value ? (
          <Stack gap="medium" aria-busy={busyIfStale(progress)}>
            {value.isCancelled ? <Notice tone="danger">{content.cancelled}</Notice> : null}
            {awaits ? <Notice tone={isMine ? 'warning' : 'info'}>{awaits}</Notice> : null}
            <Steps progress={value} onStep={onStep} taking={taking} content={content} />
            <Card padding="none">
              {value.events.length > 0 ? (
                <OrderEvents events={value.events} content={content} />
              ) : (
                <Box padding="large">
                  <Text tone="muted">{content.none}</Text>
                </Box>
              )}
              {value.can.includes(viewer === 'customer' ? 'answer' : 'ask') ? (
                <div className={styles.form}>
                  <MessageForm {...sending} onSend={onSend} content={content.message} />
                </div>
              ) : null}
            </Card>
          </Stack>
        ) : null}
      </div>
    </Section>
  );
}
