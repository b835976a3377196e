import * as styles from '../../shared/styles/partNumber.css.ts';

interface PartIdentityProps {
  partNumber: string | undefined;
  /** The other identifiers of the part, in order. */
  others: readonly (string | undefined)[];
}

/** The part number, which does not wrap, and the other identifiers of the part. */
export function PartIdentity({ partNumber, others }: PartIdentityProps) {
  const rest = others.filter((text) => text !== undefined).join('\u00a0· ');
  if (partNumber === undefined) return rest;
  return (
    <>
      <span className={styles.partNumber}>{rest === '' ? partNumber : `${partNumber}\u00a0·`}</span>
      {rest === '' ? null : <span>{` ${rest}`}</span>}
    </>
  );
}
