import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { choice, iconSwitch, radio, selectedMark } from './IconSwitch.css.ts';

export interface IconSwitchProps<Choice extends string> {
  /** The accessible name of the group. */
  label: string;
  /** The choices, in display order, with their icons. */
  icons: readonly (readonly [Choice, LucideIcon])[];
  /** The names of the choices. */
  labels: Readonly<Record<Choice, string>>;
  value: Choice;
  /** Called when another choice is selected. */
  onChange: (choice: Choice) => void;
}

/** Selects one of a few choices that are shown as icons. Native radio buttons, because every page loads them. */
export function IconSwitch<Choice extends string>({ label, icons, labels, value, onChange }: IconSwitchProps<Choice>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={iconSwitch}>
      {icons.map(([option, Icon]) => (
        <label key={option} className={choice} title={labels[option]}>
          <input
            type="radio"
            className={radio}
            name={name}
            value={option}
            aria-label={labels[option]}
            checked={value === option}
            onChange={() => onChange(option)}
          />
          <span className={selectedMark}>
            <Icon size={14} aria-hidden="true" />
          </span>
        </label>
      ))}
    </div>
  );
}
