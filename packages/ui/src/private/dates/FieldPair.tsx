import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import * as fieldStyles from '../Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel } from '../Field/Field.tsx';
import { joinClassNames } from '../joinClassNames.ts';
import * as styles from './FieldPair.css.ts';

/** Each part shows its own errors. */
export type PairAnatomy = Omit<FieldAnatomy, 'errorMessage' | 'emptyMessage'>;

interface FieldPairProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'>,
    Pick<PairAnatomy, 'label' | 'isLabelHidden' | 'description'> {
  labelId: string;
  /** Ref to the element around the two fields. A calendar opens below it. */
  pairRef: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Shows two fields side by side under one label. */
export function FieldPair({
  labelId,
  label,
  isLabelHidden = false,
  description,
  pairRef,
  children,
  className,
  ...props
}: FieldPairProps) {
  const descriptionId = `${labelId}-description`;
  return (
    <div
      aria-describedby={description ? descriptionId : undefined}
      {...props}
      role="group"
      aria-labelledby={labelId}
      className={joinClassNames(fieldStyles.field, className)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} elementType="span" textId={labelId} />
      <div ref={pairRef} className={styles.fields}>
        {children}
      </div>
      {description ? (
        <div id={descriptionId} className={fieldStyles.description}>
          {description}
        </div>
      ) : null}
    </div>
  );
}
