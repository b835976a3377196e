import type { CountedService, VolumeStep } from '@pcb/quoting/volumePrices';
import { Text } from '@pcb/ui/Text';
import { columnFormat } from '../../shared/format/money.ts';
import { formatShare } from '../price/lineText.ts';
import type { QuoteContent } from '../quote.content.ts';
import { TitledCard } from '../TitledCard.tsx';
import type { PriceDetailsContent } from './PriceDetails.content.ts';
import * as styles from './PriceDetails.css.ts';

export interface VolumeStepsProps {
  service: CountedService;
  steps: readonly VolumeStep[];
  quantity: number | null;
  missing: string;
  content: PriceDetailsContent;
  quoteCopy: QuoteContent;
}

function nextStep(
  steps: readonly VolumeStep[],
  quantity: number | null,
  service: CountedService,
  content: PriceDetailsContent,
) {
  const copy = content.volume;
  const piece = content.pieces[service];
  const index = steps.findIndex(({ isCurrent }) => isCurrent);
  const next = steps[index + 1];
  if (index >= 0 && quantity !== null && next) {
    return copy.next(next.from - 1 - quantity, piece, formatShare(next.share));
  }
  const max = copy.beyond(steps.at(-1)?.to ?? 0, piece);
  return index >= 0 ? `${copy.last} ${max}` : max;
}

export function VolumeSteps({ service, steps, quantity, missing, content, quoteCopy }: VolumeStepsProps) {
  const copy = content.volume;
  const { workingDays, summary } = quoteCopy;
  const format = columnFormat(steps.map(({ unit }) => unit));
  return (
    <TitledCard level={3} title={copy.title} lead={steps.length > 0 ? copy.lead : missing}>
      {steps.length > 0 ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the table with large text (WCAG 2.1.1) */}
          <div role="group" aria-label={copy.title} tabIndex={0} className={styles.scroller}>
            <table aria-label={copy.title} className={styles.table}>
              <thead>
                <tr>
                  {(['pieces', 'rate', 'leadTime'] as const).map((name) => (
                    <th key={name} scope="col" className={styles.header}>
                      {copy.headers[name]}
                    </th>
                  ))}
                  <th scope="col" className={styles.figureHeader}>
                    {copy.headers.unit}
                  </th>
                </tr>
              </thead>
              <tbody>
                {steps.map(({ from, to, share, leadTime, unit, isCurrent }) => (
                  <tr key={from}>
                    <th scope="row" className={styles.name}>
                      <span>{copy.band(from, to)}</span>
                      {isCurrent ? <span className={styles.currentNote}>{copy.yours}</span> : null}
                    </th>
                    <td className={styles.name}>{share === 1 ? copy.fullRate : formatShare(share)}</td>
                    <td className={styles.name}>
                      {leadTime ? workingDays(leadTime.from, leadTime.to) : summary.unknown}
                    </td>
                    <td className={styles.figure}>
                      <span>{format(unit)}</span> <span className={styles.unitAt}>{copy.unitAt(to)}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Text size="small">{nextStep(steps, quantity, service, content)}</Text>
        </>
      ) : null}
    </TitledCard>
  );
}
