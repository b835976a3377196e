'use client';
import { ToggleGroup } from '@pcb/ui/ToggleGroup';
import { memo } from 'react';
import { type ChoiceProps, choiceField } from './choiceField.tsx';

export const ChoiceToggle = memo(function ChoiceToggle(props: ChoiceProps) {
  return <ToggleGroup {...choiceField(props)} />;
});
