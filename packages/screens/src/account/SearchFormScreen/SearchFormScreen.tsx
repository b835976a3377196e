'use client';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { DateField } from '@pcb/ui/DateField';
import { Grid } from '@pcb/ui/Grid';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { PageHeader } from '../../shared/components/PageHeader.tsx';
import { Section } from '../../shared/components/Section.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { SearchFieldId, SearchForm, SearchResults, SearchValues } from './searchForm.ts';
import { searchFormContent, type SearchFormContent } from './SearchFormScreen.content.ts';
import { SearchOutcome } from './SearchOutcome.tsx';

export type {
  SearchField,
  SearchFieldId,
  SearchForm,
  SearchResultRow,
  SearchResults,
  SearchValues,
} from './searchForm.ts';
import { wrapping } from '../../shared/styles/wrapping.css.ts';
export { searchForms } from './searchForms.content.ts';
export { searchFormContent, type SearchFormContent } from './SearchFormScreen.content.ts';

export interface SearchFormScreenProps extends WithContent<SearchFormContent> {
  /** The search form: one of `searchForms`. */
  form: SearchForm;
  /** Called with the field values when the form is submitted. */
  onSearch?: (values: SearchValues) => void;
  /** The search results. Without them, the page shows 'No data'. */
  results?: Remote<SearchResults>;
  /** Rendered above the form, such as `CustomerOrders` or `AccountRecords`. The form then gets its own heading. */
  above?: ReactNode;
}

/**
 * A page with a search form and its results. The form keeps its values when submitted. Rendered inside `AccountLayout`.
 *
 * @example <SearchFormScreen form={searchForms.orders} />
 */
export function SearchFormScreen(props: SearchFormScreenProps) {
  // The key resets the values when a host switches between forms.
  return <SearchPage key={props.form.id} {...props} />;
}

function SearchPage({ form, onSearch, results, above, content = searchFormContent }: SearchFormScreenProps) {
  const [values, setValues] = useState<SearchValues>({});
  const [searches, setSearches] = useState(0);
  const [resetCount, setResetCount] = useState(0);
  const searchButton = useRef<HTMLButtonElement>(null);

  const search = (event: FormEvent) => {
    event.preventDefault();
    setSearches(searches + 1);
    onSearch?.(values);
  };

  const reset = () => {
    setValues({});
    setResetCount(resetCount + 1);
  };

  const fieldProps = (id: SearchFieldId) => ({
    name: id,
    value: values[id] ?? '',
    onChange: (value: string) => setValues({ ...values, [id]: value }),
  });

  const card = (
    <Card>
      <form role="search" aria-labelledby="page-title" onSubmit={search}>
        <Stack gap="xlarge">
          {/* A new key also clears an incomplete date, which is not among the values. */}
          <Grid key={resetCount} gap="large" minColumnWidth="18rem">
            {form.fields.map(({ id, label, type }) =>
              type === 'date' ? (
                <DateField key={id} label={label} {...fieldProps(id)} />
              ) : (
                <TextField key={id} label={label} autoComplete="off" spellCheck="false" {...fieldProps(id)} />
              ),
            )}
          </Grid>
          <Inline gap="medium">
            <Button ref={searchButton} type="submit">
              {content.search}
            </Button>
            <Button variant="outline" tone="neutral" onPress={reset}>
              {content.reset}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
  return (
    <Stack gap="xxlarge" className={wrapping}>
      {above ? (
        <>
          <PageHeader designator={form.designator} title={form.title} />
          {above}
          <Section title={content.title} gap="medium">
            <Text tone="muted">{form.lead}</Text>
            {card}
          </Section>
        </>
      ) : (
        <>
          <PageHeader designator={form.designator} title={form.title} lead={form.lead} leadSize="base" />
          {card}
        </>
      )}
      <SearchOutcome results={results} searches={searches} form={form} content={content} focusOnRetry={searchButton} />
    </Stack>
  );
}
