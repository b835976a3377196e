'use client';
import { Select } from '@pcb/ui/Select';
import { memo } from 'react';
import { type ChoiceProps, choiceField } from './choiceField.tsx';

export const ChoiceSelect = memo(function ChoiceSelect(props: ChoiceProps) {
  return <Select {...choiceField(props)} />;
});
