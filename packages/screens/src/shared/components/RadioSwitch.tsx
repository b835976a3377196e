import { type ReactNode, useId } from 'react';
import * as styles from './RadioSwitch.css.ts';

export interface RadioSwitchProps<Choice extends string> {
  label: string;
  /** In display order. A choice with a `title` is named by it instead of its face. */
  choices: readonly { id: Choice; title?: string; face: ReactNode }[];
  value: Choice | null;
  onChange: (choice: Choice) => void;
  look: { group: string; choice: string };
}

/** Selects one of a few choices side by side. Native radio buttons, because every page loads them. */
export function RadioSwitch<Choice extends string>({
  label,
  choices,
  value,
  onChange,
  look,
}: RadioSwitchProps<Choice>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={look.group}>
      {choices.map(({ id, title, face }) => (
        <label key={id} className={look.choice} title={title}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            value={id}
            aria-label={title}
            checked={value === id}
            onChange={() => onChange(id)}
          />
          {face}
        </label>
      ))}
    </div>
  );
}
