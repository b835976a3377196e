import * as styles from './sheet.css.ts';

interface FactsProps {
  className: string;
  facts: readonly (readonly [name: string, value: string])[];
}

/** Omits facts without a value. */
export function Facts({ className, facts }: FactsProps) {
  const stated = facts.filter(([, value]) => value.trim() !== '');
  if (stated.length === 0) return null;
  return (
    <dl className={className}>
      {stated.map(([name, value]) => (
        <div key={name} className={styles.factRow}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.fact}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
