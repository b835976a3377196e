// @vitest-environment happy-dom
import { FileField } from '@pcb/ui/FileField';
import { act } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const field = <FileField label="Gerber files" acceptedFileTypes={['.gbr', '.zip']} />;
let unmount = () => {};

const acceptedBy = (userAgent: string, maxTouchPoints = 0) => {
  vi.stubGlobal('navigator', { userAgent, platform: 'MacIntel', maxTouchPoints });
  document.body.innerHTML = '<div id="app"></div>';
  const root = createRoot(document.getElementById('app') as HTMLElement);
  act(() => root.render(field));
  unmount = () => act(() => root.unmount());
  return document.querySelector('input')?.accept;
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

it('passes the extensions to the file picker, except on iOS, which would refuse unknown ones', () => {
  expect(acceptedBy('Mozilla/5.0 (Macintosh)')).toBe('.gbr,.zip');
  unmount();
  expect(acceptedBy('Mozilla/5.0 (iPhone)')).toBe('');
  unmount();
  expect(acceptedBy('Mozilla/5.0 (Macintosh)', 5)).toBe('');
  expect(renderToString(field)).not.toContain('accept');
});

it.each([
  ['en-IN', 0, '0 bytes'],
  ['en-IN', 1, '1 byte'],
  ['en-IN', 999, '999 bytes'],
  ['en-IN', 1000, '1 kB'],
  ['en-IN', 48_300, '48.3 kB'],
  ['hi-IN', 4, '4 बाइट'],
])('shows the size of a file in the language of the page: %s, %i bytes', (locale, size, text) => {
  const html = renderToString(
    <I18nProvider locale={locale}>
      <FileField label="Gerber files" defaultValue={[{ id: 'drill', name: 'drill.drl', size }]} />
    </I18nProvider>,
  );
  expect(html.replaceAll(/<[^>]*>/g, '|')).toContain(`|${text}|`);
});
