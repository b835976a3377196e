import type { BoardValues } from '@pcb/quoting/forms';
import type { QuoteContent } from '../quote.content.ts';
import { WithTerms } from './AboutTerm.tsx';
import type { ChoiceProps } from './choiceField.tsx';
import { ChoiceToggle } from './ChoiceToggle.tsx';
import type { Help } from './FieldNote.tsx';
import type { Term } from './about.content.ts';
import { QuantityField, SizeFields } from './TypedFields.tsx';
import type { SetField } from './useSetField.ts';

interface BoardFieldsProps {
  values: BoardValues;
  onChange: SetField;
  content: QuoteContent;
  words: QuoteContent['fab'] | QuoteContent['flex'];
  help: Readonly<Record<'size' | 'quantity', Help>>;
  dispatchUnit: ChoiceProps;
  /** The terms below the dispatch unit. */
  terms: readonly Term[];
}

/** The dispatch unit, the size and the quantity of rigid or flexible boards. */
export function BoardFields({ values, onChange, content, words, help, dispatchUnit, terms }: BoardFieldsProps) {
  return (
    <>
      <WithTerms terms={terms} content={content}>
        <ChoiceToggle {...dispatchUnit} />
      </WithTerms>
      <SizeFields
        labels={words}
        values={values}
        onChange={onChange}
        unit={content.units.millimetres}
        help={help.size}
      />
      <QuantityField
        label={words.quantity}
        unit={content.units.pieces}
        value={values.quantity}
        onChange={onChange}
        help={help.quantity}
      />
    </>
  );
}
