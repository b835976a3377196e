import { describe, expect, it } from 'vitest';
import { formFields, formSchemas, serviceTabs } from '../../packages/quoting/src/forms.ts';
import { flexiblePcbContent } from '../../packages/screens/src/content/pages/flexiblePcb.content.ts';
import { contentPages } from '../../packages/screens/src/content/pages/pages.ts';
import { fieldCopy } from '../../packages/screens/src/quote/fieldCopy.ts';
import { quoteContent } from '../../packages/screens/src/quote/quote.content.ts';
import { stringsIn, tableNamed } from '../helpers/contentPages.ts';

const labels = serviceTabs.flatMap((service) =>
  formFields[service].map(({ name }) => fieldCopy(service, name, quoteContent).label),
);

const texts = stringsIn([contentPages, quoteContent]);

describe('the information that a page or a form asks the customer to state', () => {
  it('has a field: each name in quotation marks is one of a form', () => {
    const named = texts.flatMap((text) =>
      [...text.matchAll(/(?:under|choose|Choose) “([^”]+)”/g)].map(([, label]) => label ?? ''),
    );
    expect(new Set(named)).toEqual(
      new Set(['Remarks', 'Bending', 'Aperture Reduction', 'Electropolishing', 'Nano Coating']),
    );
    for (const label of named) expect(labels).toContain(label);
  });

  it('always has a place to state it', () => {
    expect(
      texts.filter((text) => /\b(?:state|name|write)\b[^.]*\b(?:in|with) your order\b|: state which\b/i.test(text)),
    ).toEqual([]);
    expect(texts.filter((text) => /\btell us (?:the|if|which|whether)\b/i.test(text))).toEqual([]);
  });

  it('is never requested in remarks that the form does not have', () => {
    for (const service of serviceTabs) {
      const help = stringsIn([quoteContent.help[service]]);
      if (help.some((text) => /in the remarks/.test(text)))
        expect(Object.keys(formSchemas[service])).toContain('remarks');
    }
  });
});

describe('the page about flexible boards', () => {
  it('lists the copper of the form', () => {
    const row = tableNamed(flexiblePcbContent, 'Flexible Boards').rows.find(({ id }) => id === 'copper');
    expect(row?.cells['choices']?.match(/\d+/g)).toEqual(formSchemas.flex.copper.options);
  });

  it('states the minimum thickness and radius of each build', () => {
    const cells = (caption: string, ids: readonly string[]) =>
      tableNamed(flexiblePcbContent, caption).rows.map((row) => ids.map((id) => row.cells[id]));
    expect(cells('Minimum Thickness by Build', ['thinMm', 'mediumMm', 'thickMm'])).toEqual([
      ['0.02', '0.03', '0.05'],
      ['0.05', '0.06', '0.08'],
      ['0.08', '0.09', '0.10'],
      ['0.06', '0.07', '0.11'],
      ['0.09', '0.10', '0.13'],
      ['0.12', '0.13', '0.16'],
    ]);
    expect(cells('Minimum Bend Radius', ['ratio', 'thicknessMm', 'radiusMm'])).toEqual([
      ['3–6', '0.06', '0.36'],
      ['6–10', '0.13', '1.30'],
      ['100', '0.06', '6.00'],
      ['150', '0.13', '19.50'],
    ]);
  });
});
