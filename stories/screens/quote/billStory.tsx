import { BillOfMaterials, billOfMaterialsContent, type BillWorkbook } from '@pcb/screens/quote/BillOfMaterials';
import { type ComponentProps, useState } from 'react';
import { fn } from 'storybook/test';
import { underHeading } from '../inMain.tsx';

/** Shared by the story files of the bill of materials. */
export const billMeta = {
  parameters: { layout: 'fullscreen' as const },
  decorators: [underHeading('Component Sourcing')],
  args: {
    text: billOfMaterialsContent.example,
    quantity: '10',
    onTextChange: fn(),
    onWorkbookChange: fn(),
    onChoicesChange: fn(),
    onExport: fn(),
  },
  render: function Host({
    text: initialText,
    onTextChange,
    onWorkbookChange,
    choices: initialChoices = {},
    onChoicesChange,
    ...args
  }: ComponentProps<typeof BillOfMaterials>) {
    const [text, setText] = useState(initialText);
    const [workbook, setWorkbook] = useState<BillWorkbook | null>(null);
    const changeWorkbook = (changed: BillWorkbook | null) => {
      onWorkbookChange(changed);
      setWorkbook(changed);
    };
    const [choices, setChoices] = useState(initialChoices);
    const changeChoices = (changed: typeof choices) => {
      onChoicesChange(changed);
      setChoices(changed);
    };
    const changeText = (changed: string) => {
      onTextChange(changed);
      setText(changed);
    };
    return (
      <BillOfMaterials
        {...args}
        text={text}
        onTextChange={changeText}
        workbook={workbook}
        onWorkbookChange={changeWorkbook}
        choices={choices}
        onChoicesChange={changeChoices}
      />
    );
  },
};
