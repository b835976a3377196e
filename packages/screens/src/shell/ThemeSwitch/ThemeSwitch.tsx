'use client';
import { Monitor, Moon, Sun } from 'lucide-react';
import { IconSwitch } from '../../shared/components/IconSwitch.tsx';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const icons = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const;

export interface ThemeSwitchProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  labels: Record<ThemeChoice | 'label', string>;
}

export function ThemeSwitch({ theme, onThemeChange, labels }: ThemeSwitchProps) {
  return <IconSwitch label={labels.label} icons={icons} labels={labels} value={theme} onChange={onThemeChange} />;
}
