import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutStack } from '../../packages/screens/src/storefront/RouteErrorScreen/withoutStack.ts';

describe('[R-16] withoutStack', () => {
  it('does not change an ordinary message', () => {
    const message = 'Failed to fetch dynamically imported module: https://alphianz.example/assets/cart-B1.js';
    expect(withoutStack(message)).toBe(message);
  });

  it('keeps several lines without a stack', () => {
    const message =
      'Minified React error #31;\nvisit the manual for the full message\n  - at least one child is an object';
    expect(withoutStack(message)).toBe(message);
  });

  it('removes a stack in the format of Chromium', () => {
    expect(
      withoutStack(
        'TypeError: lines is not iterable\n    at cartTotals (cart.js:12:3)\n    at CartScreen (cart.js:40:9)',
      ),
    ).toBe('TypeError: lines is not iterable');
  });

  it('removes a stack in the format of Firefox and Safari', () => {
    expect(withoutStack('lines is not iterable\ncartTotals@https://alphianz.example/cart.js:12:3\n@cart.js:1:1')).toBe(
      'lines is not iterable',
    );
  });

  it('returns an empty text for only a stack', () => {
    expect(withoutStack('    at cartTotals (cart.js:12:3)\n')).toBe('');
  });

  it('never shows a stack frame, for any preceding text', () => {
    fc.assert(
      fc.property(fc.string(), (message) => {
        expect(withoutStack(`${message}\n    at secretName (cart.js:12:3)`)).not.toContain('secretName');
      }),
    );
  });
});
