'use client';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { DateField } from '@pcb/ui/DateField';
import { Designator } from '@pcb/ui/Designator';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import type { Remote } from '../../shared/remote.ts';
import type { SearchFieldId, SearchForm, SearchResults, SearchValues } from './searchForm.ts';
import { searchFormContent, type SearchFormContent } from './SearchFormScreen.content.ts';
import * as styles from './SearchFormScreen.css.ts';
import { SearchOutcome } from './SearchOutcome.tsx';

export type {
  SearchField,
  SearchFieldId,
  SearchForm,
  SearchResultRow,
  SearchResults,
  SearchValues,
} from './searchForm.ts';
export { searchForms } from './searchForms.content.ts';
export { searchFormContent, type SearchFormContent } from './SearchFormScreen.content.ts';

export interface SearchFormScreenProps {
  /** What is searched for, and by which fields: one of `searchForms`. */
  form: SearchForm;
  /** What stands in the fields (controlled). */
  values?: SearchValues;
  /** What the fields start with. @default {} */
  defaultValues?: SearchValues;
  /** Something was typed, chosen or reset. */
  onValuesChange?: (values: SearchValues) => void;
  /** The form was sent, with what stands in its fields. Nothing else happens. */
  onSearch?: (values: SearchValues) => void;
  /** The outcome of the search. Leave it out where nothing can be searched yet: the page then shows 'No data'. */
  results?: Remote<SearchResults>;
  /** The words that all search forms share: pass others to translate or to re-word them. @default searchFormContent */
  content?: SearchFormContent;
}

/**
 * A page with a search form and, below it, what was found. What was typed stays when the form is sent. It stands in
 * `AccountLayout`.
 *
 * @example <SearchFormScreen form={searchForms.orders} />
 */
export function SearchFormScreen(props: SearchFormScreenProps) {
  // Each form has values of its own, also where a host shows one after the other in the same place.
  return <SearchPage key={props.form.id} {...props} />;
}

function SearchPage({
  form,
  values,
  defaultValues = {},
  onValuesChange,
  onSearch,
  results,
  content = searchFormContent,
}: SearchFormScreenProps) {
  const [ownValues, setOwnValues] = useState(defaultValues);
  const current = values ?? ownValues;
  const [searches, setSearches] = useState(0);
  const searchButton = useRef<HTMLButtonElement>(null);

  const change = (next: SearchValues) => {
    setOwnValues(next);
    onValuesChange?.(next);
  };

  const search = (event: FormEvent) => {
    event.preventDefault();
    setSearches(searches + 1);
    onSearch?.(current);
  };

  const fieldProps = (id: SearchFieldId) => ({
    name: id,
    value: current[id] ?? '',
    onChange: (value: string) => change({ ...current, [id]: value }),
  });

  return (
    <div className={styles.page}>
      <Stack as="header" gap="medium">
        <Designator reference={form.reference}>{form.designator}</Designator>
        <Heading level={1} id="page-title" tabIndex={-1}>
          {form.title}
        </Heading>
        <Text tone="muted" measure>
          {form.lead}
        </Text>
      </Stack>
      <Card>
        <form role="search" aria-labelledby="page-title" className={styles.form} onSubmit={search}>
          <Grid gap="large" minColumnWidth="18rem">
            {form.fields.map(({ id, label, type }) =>
              type === 'date' ? (
                <DateField key={id} label={label} {...fieldProps(id)} />
              ) : (
                <TextField key={id} label={label} autoComplete="off" spellCheck="false" {...fieldProps(id)} />
              ),
            )}
          </Grid>
          <Inline gap="medium">
            <Button ref={searchButton} type="submit" tone="highlight">
              {content.search}
            </Button>
            <Button variant="outline" tone="neutral" onPress={() => change({})}>
              {content.reset}
            </Button>
          </Inline>
        </form>
      </Card>
      <SearchOutcome
        results={results}
        searches={searches}
        tableLabel={form.title}
        content={content}
        focusOnRetry={searchButton}
      />
    </div>
  );
}
