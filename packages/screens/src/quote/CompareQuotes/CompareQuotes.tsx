'use client';
import type { ServiceForms, ServiceTab } from '@pcb/quoting/forms';
import type { OrderDay } from '@pcb/quoting/orderDay';
import { isPin, type PinnedConfiguration, pinOf } from '@pcb/quoting/pinned';
import { Button } from '@pcb/ui/Button';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { Pin } from 'lucide-react';
import { useRef, useState } from 'react';
import type { WithContent } from '../../shared/WithContent.ts';
import { quoteContent, type QuoteContent } from '../quote.content.ts';
import { TitledCard } from '../TitledCard.tsx';
import { ComparedTable } from './ComparedTable.tsx';
import { compareQuotesContent, type CompareQuotesContent } from './CompareQuotes.content.ts';
import * as styles from './CompareQuotes.css.ts';

export { compareQuotesContent, type CompareQuotesContent } from './CompareQuotes.content.ts';

export interface CompareQuotesProps extends WithContent<CompareQuotesContent> {
  /** The service of the visible form. Only its pinned configurations are compared. */
  service: ServiceTab;
  /** The values of all forms. */
  forms: ServiceForms;
  /** The order date, which determines the ship dates. */
  day: OrderDay;
  /** The pinned configurations of all services. */
  pinned: readonly PinnedConfiguration[];
  /** Called with all pinned configurations when one is pinned or removed. */
  onPinnedChange: (pinned: readonly PinnedConfiguration[]) => void;
  /** The labels of fields, options and figures. */
  quoteCopy?: QuoteContent;
  /** Called with the values of all forms, including the pinned configuration, when 'Use this' is pressed. */
  onFormsChange: (forms: ServiceForms) => void;
}

/**
 * Compares up to three pinned configurations of a service with the form. For cheaper options use `PriceDetails`.
 *
 * @example <CompareQuotes service="fab" forms={forms} day={day} pinned={pinned} onPinnedChange={setPinned} onFormsChange={setForms} />
 */
export function CompareQuotes({
  service,
  forms,
  day,
  pinned: allPinned,
  onPinnedChange,
  onFormsChange,
  content = compareQuotesContent,
  quoteCopy = quoteContent,
}: CompareQuotesProps) {
  const [message, setMessage] = useState({ service, text: '' });
  const pinButton = useRef<HTMLButtonElement>(null);
  const announce = useAnnounce();
  const report = (text: string) => {
    setMessage({ service, text });
    announce(text);
  };

  const pinned = allPinned.filter(isPin(service));
  const nameOf = ({ letter, ...pin }: PinnedConfiguration) => content.name(letter, pin.forms[pin.service].name);

  const pin = () => {
    const result = pinOf({ service, forms }, allPinned);
    if (result.kind === 'full') return report(content.full);
    if (result.kind === 'same') return report(content.same(nameOf(result.pin)));
    onPinnedChange([...allPinned, result.pin]);
    report(content.pinned(nameOf(result.pin)));
  };
  const remove = (removed: PinnedConfiguration) => {
    // The pressed button unmounts. With another pin left, the table has moved the focus there.
    if (pinned.length === 1) pinButton.current?.focus();
    onPinnedChange(allPinned.filter((other) => other !== removed));
    report(content.removed(nameOf(removed)));
  };
  const apply = (applied: PinnedConfiguration) => {
    onFormsChange({ ...forms, [applied.service]: applied.forms[applied.service] });
    report(content.used(nameOf(applied)));
  };

  return (
    <TitledCard title={content.title} lead={content.lead}>
      <Inline className={styles.pinRow}>
        <Button variant="outline" ref={pinButton} onPress={pin}>
          <Pin size={18} aria-hidden="true" />
          {content.pin}
        </Button>
        <Text elementType="div" size="small">
          {message.service === service ? message.text : ''}
        </Text>
      </Inline>
      {pinned.length === 0 ? null : (
        <ComparedTable
          configuration={{ service, forms }}
          pinned={pinned}
          day={day}
          nameOf={nameOf}
          onUse={apply}
          onRemove={remove}
          content={content}
          quoteCopy={quoteCopy}
        />
      )}
    </TitledCard>
  );
}
