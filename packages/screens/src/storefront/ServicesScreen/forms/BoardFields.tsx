import type { Coverage } from '../quotes/coverage.ts';
import type { BoardValues, FabValues } from '../quotes/forms.ts';
import { type Hint, hintQuantity } from '../quotes/hints.ts';
import { parseSize } from '../quotes/parse.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';
import { ChoiceToggle, type ChoiceProps } from './Choices.tsx';
import { QuantityField, SizeFields } from './TypedFields.tsx';
import type { SetField } from './useSetField.ts';

interface BoardFieldsProps {
  values: BoardValues & Pick<FabValues, 'dispatchUnit'>;
  onChange: SetField;
  content: ServicesContent;
  words: ServicesContent['fab'] | ServicesContent['flex'];
  dispatchUnit: ChoiceProps;
  sizeHint: Hint | null;
  coverage: Coverage;
}

/** The dispatch unit, the size and the quantity of rigid or flexible boards. */
export function BoardFields({ values, onChange, content, words, dispatchUnit, sizeHint, coverage }: BoardFieldsProps) {
  return (
    <>
      <ChoiceToggle {...dispatchUnit} description={words.dispatchHelp} />
      <SizeFields
        labels={words}
        values={values}
        onChange={onChange}
        help={words.sizeHelp[values.dispatchUnit]}
        hint={sizeHint}
        content={content}
      />
      <QuantityField
        label={words.quantity}
        value={values.quantity}
        onChange={onChange}
        help={words.quantityHelp[values.dispatchUnit]}
        hint={hintQuantity(values.quantity, coverage, parseSize(values))}
        content={content}
      />
    </>
  );
}
