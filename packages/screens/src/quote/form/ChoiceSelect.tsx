'use client';
import { Select } from '@pcb/ui/Select';
import { memo } from 'react';
import { type ChoiceProps, choiceField } from './choiceField.tsx';

/** A single choice from many or long options. */
export const ChoiceSelect = memo(function ChoiceSelect(props: ChoiceProps) {
  return <Select {...choiceField(props)} />;
});
