import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailtoHref } from '../../packages/screens/src/storefront/ReachOutScreen/mailto.ts';

const email = 'hello@boards.example';

it('passes any subject and message unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (subject, body) => {
      fc.pre(!/[\r\n]/.test(subject + body));
      const { searchParams } = new URL(mailtoHref({ email, subject, body }));
      expect(searchParams.get('subject')).toBe(subject);
      expect(searchParams.get('body')).toBe(body);
    }),
  );
});

it('writes line breaks as RFC 6068 requires', () => {
  expect(mailtoHref({ email, subject: 'Inquiry', body: 'One\nTwo\r\nThree' })).toBe(
    `mailto:${email}?subject=Inquiry&body=One%0D%0ATwo%0D%0AThree`,
  );
});

it('replaces half of a character, which pasting can produce', () => {
  expect(mailtoHref({ email, subject: '\uD83D', body: '' })).toBe(`mailto:${email}?subject=%EF%BF%BD`);
});
