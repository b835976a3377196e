import type { Coverage } from '../quotes/coverage.ts';
import type { BoardValues, FabValues } from '../quotes/forms.ts';
import { type Hint, hintQuantity } from '../quotes/hints.ts';
import { parseSize } from '../quotes/parse.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';
import {
  type FormProps,
  LinkedSentence,
  QuantityField,
  SizeFields,
  ChoiceToggle,
  type ChoiceProps,
} from './FormParts.tsx';

type DispatchUnit = FabValues['dispatchUnit'];

interface BoardFieldsProps<Values> extends FormProps<Values> {
  words: ServicesContent['fab'] | ServicesContent['flex'];
  dispatchUnit: ChoiceProps<DispatchUnit>;
  sizeHint: Hint | null;
  coverage: Coverage;
}

/** The dispatch unit, the size and the quantity of rigid or flexible boards. */
export function BoardFields<Values extends BoardValues & { dispatchUnit: DispatchUnit }>({
  values,
  onChange,
  content,
  words,
  dispatchUnit,
  sizeHint,
  coverage,
}: BoardFieldsProps<Values>) {
  const set = (change: Partial<BoardValues>) => onChange({ ...values, ...change });
  return (
    <>
      <ChoiceToggle {...dispatchUnit} description={<LinkedSentence sentence={words.dispatchHelp} />} />
      <SizeFields
        labels={words}
        values={values}
        onChange={set}
        help={words.sizeHelp[values.dispatchUnit]}
        hint={sizeHint}
        content={content}
      />
      <QuantityField
        label={words.quantity}
        value={values.quantity}
        onChange={(quantity) => set({ quantity })}
        help={words.quantityHelp[values.dispatchUnit]}
        hint={hintQuantity(values.quantity, coverage, parseSize(values))}
        content={content}
      />
    </>
  );
}
