import { paise } from '@pcb/quoting/money';
import type { CountedService, UnitPriceCurve } from '@pcb/quoting/volumePrices';
import { Text } from '@pcb/ui/Text';
import { useId } from 'react';
import { formatCount, formatRupees } from '../../shared/format/money.ts';
import { TitledCard } from '../TitledCard.tsx';
import * as styles from './CurveFigure.css.ts';
import { curveScale } from './curveScale.ts';
import type { PriceDetailsContent } from './PriceDetails.content.ts';

function curveText({ points, current, beyond }: UnitPriceCurve, service: CountedService, content: PriceDetailsContent) {
  const copy = content.curve;
  const piece = content.pieces[service];
  const [first] = points;
  const last = points.at(-1) ?? first;
  const course =
    last === first
      ? copy.onePrice(formatRupees(first.unit), piece)
      : copy.summary(formatRupees(first.unit), formatRupees(last.unit), last.quantity, piece);
  if (current) return `${course} ${copy.current(formatRupees(current.unit), current.quantity, piece)}`;
  return beyond === null ? course : `${course} ${copy.beyond(beyond, last.quantity, piece)}`;
}

export interface CurveFigureProps {
  service: CountedService;
  /** `null` without a size to price. */
  curve: UnitPriceCurve | null;
  missing: string;
  content: PriceDetailsContent;
}

/** The unit price by quantity as a figure, with the order as a point. `VolumeSteps` shows the same data as a table. */
export function CurveFigure({ service, curve, missing, content }: CurveFigureProps) {
  const textId = useId();
  return (
    <TitledCard level={3} title={content.curve.title} lead={curve ? content.note : missing}>
      {curve ? (
        <figure>
          <div role="img" aria-labelledby={textId} className={styles.plot}>
            <Plot curve={curve} onRequest={content.curve.onRequest} />
          </div>
          <Text elementType="figcaption" id={textId} size="small">
            {curveText(curve, service, content)}
          </Text>
        </figure>
      ) : null}
    </TitledCard>
  );
}

/** The drawing stretches with its box; labels and the point are HTML, so that they keep their size. */
function Plot({ curve, onRequest }: { curve: UnitPriceCurve; onRequest: string }) {
  const { points, current, beyond } = curve;
  const { x, y, quantities, units } = curveScale(curve);
  const [first] = points;
  const { quantity: max, unit: lowest } = points.at(-1) ?? first;
  const path = points.map(({ quantity, unit }) => `${x(quantity).toFixed(2)} ${y(unit).toFixed(2)}`).join('L');
  const marked = current ?? (beyond === null ? null : { quantity: beyond, unit: lowest });
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className={styles.drawing}>
        <rect x={x(max)} y="0" width={100 - x(max)} height="100" className={styles.onRequest} />
        {units.map((unit) => (
          <line key={unit} x1="0" x2="100" y1={y(unit)} y2={y(unit)} className={styles.gridLine} />
        ))}
        {quantities.map((quantity) => (
          <line key={quantity} x1={x(quantity)} x2={x(quantity)} y1="0" y2="100" className={styles.gridLine} />
        ))}
        <path d={`M${path}`} className={styles.curve} />
      </svg>
      <div aria-hidden="true">
        {units.slice(1).map((unit) => (
          <span key={unit} className={styles.unitLabel} style={{ top: `${y(unit)}%` }}>
            {formatRupees(paise(unit))}
          </span>
        ))}
        {quantities.map((quantity) => (
          <span key={quantity} className={styles.quantityLabel} style={{ left: `${x(quantity)}%` }}>
            {formatCount(quantity)}
          </span>
        ))}
        <span className={styles.onRequestLabel}>{onRequest}</span>
        {marked ? (
          <span className={styles.marker} style={{ left: `${x(marked.quantity)}%`, top: `${y(marked.unit)}%` }} />
        ) : null}
      </div>
    </>
  );
}
