'use client';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { memo } from 'react';
import { type ChoiceProps, choiceField } from './choiceField.tsx';

/** A single choice from a few short options, all visible. */
export const ChoiceToggle = memo(function ChoiceToggle(props: ChoiceProps) {
  return <ToggleGroup {...choiceField(props)} />;
});
