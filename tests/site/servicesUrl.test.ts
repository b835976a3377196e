import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { servicesSchema } from '../../apps/site/src/services/servicesUrl.ts';
import { readSearch, type UrlState, writeSearch } from '../../apps/site/src/url/searchSchema.ts';

const tabs = ['layout', 'fab', 'flex', 'stencil', 'source'] as const;
const tabFrom = (url: UrlState) => readSearch(servicesSchema, url).tab;
const withTab = (url: UrlState, tab: (typeof tabs)[number]) => writeSearch(servicesSchema, url, { tab });

describe('[Q-02] the tab of a URL', () => {
  it.each([
    ['', '', 'layout'],
    ['', '#fab', 'fab'],
    ['?tab=flex', '', 'flex'],
    ['?tab=flex', '#fab', 'flex'],
    ['?tab=nonsense', '#fab', 'fab'],
    ['?tab=', '#stencil', 'stencil'],
    ['?tab=FAB', '', 'layout'],
    ['?tab=<script>alert(1)</script>', '#<script>', 'layout'],
    ['', '#constructor', 'layout'],
    ['?tab=toString', '#__proto__', 'layout'],
    ['', '#%E0%A4%A', 'layout'],
  ])('%s%s is %s', (search, hash, tab) => {
    expect(tabFrom({ search, hash })).toBe(tab);
  });

  it('is one of the five for any URL', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (search, hash) => {
        expect(tabs).toContain(tabFrom({ search: `?tab=${search}`, hash: `#${hash}` }));
      }),
    );
  });
});

describe('[Q-03] choosing a tab', () => {
  it('writes it into the hash, removes `tab` from the query and keeps other parameters', () => {
    expect(withTab({ search: '?a=1&tab=fab&b=%26', hash: '#flex' }, 'stencil')).toEqual({
      search: '?a=1&b=%26',
      hash: '#stencil',
    });
  });

  it('writes the first tab too', () => {
    expect(withTab({ search: '', hash: '#flex' }, 'layout')).toEqual({ search: '', hash: '#layout' });
  });

  it('selects that tab from any URL', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.constantFrom(...tabs), (search, hash, tab) => {
        expect(tabFrom(withTab({ search: `?x=1&tab=${search}`, hash }, tab))).toBe(tab);
      }),
    );
  });
});
