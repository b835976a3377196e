import type { RecordDescription } from '@pcb/records/fields';
import { recordKinds } from '@pcb/records/kinds';
import { administratorRights, includesRights } from '@pcb/records/rights';
import { describe, expect, it } from 'vitest';
import { DataError } from '../../apps/site/src/data/dataError.ts';
import { problemsOf, reasonOf } from '../../apps/site/src/messages/refusals.ts';
import { errorOf } from '../../apps/site/src/withServer/data/errorOf.ts';
import { passwordProblems } from '../../packages/api/src/security.ts';

describe('the errors of a form for a failed request', () => {
  it('has the messages by field, without a sentence that repeats them', () => {
    const fields = { email: 'This address has an account already.' };
    expect(problemsOf(new DataError('invalid', { fields }), 'Not saved.')).toEqual({ fields, general: undefined });
    expect(problemsOf(new DataError('invalid', { fields, reason: 'Two are wrong.' }), 'Not saved.')).toEqual({
      fields,
      general: 'Two are wrong.',
    });
  });

  it.each(['conflict', 'signedOut', 'forbidden', 'tooMany', 'busy'] as const)('has a sentence for %s', (kind) => {
    expect(problemsOf(new DataError(kind), 'Not saved.').general).not.toBe('Not saved.');
  });

  it('states when to try again, if the server does', () => {
    expect(reasonOf(new DataError('tooMany', { retryAfter: 30 }))).toBe('Too many attempts. Try again in 30 seconds.');
    expect(reasonOf(new DataError('tooMany', { retryAfter: 850 }))).toBe('Too many attempts. Try again in 15 minutes.');
    expect(reasonOf(new DataError('tooMany', { retryAfter: 86_000 }))).toBe(
      'Too many attempts. Try again in 24 hours.',
    );
    expect(reasonOf(new DataError('busy', { retryAfter: 1 }))).toBe('The server is busy. Try again in 1 second.');
    expect(reasonOf(new DataError('busy'))).toBe('The server is busy. Try again in a moment.');
  });

  it.each([new DataError('offline'), new DataError('unexpected'), new TypeError('Failed to fetch')])(
    'has the sentence of the form for %s',
    (error) => {
      expect(problemsOf(error, 'Not saved.')).toEqual({ fields: undefined, general: 'Not saved.' });
    },
  );

  it('prefers the reason of the data source to the reason of the site', () => {
    expect(reasonOf(new DataError('conflict', { reason: 'Asha has shipped it.' }))).toBe('Asha has shipped it.');
  });
});

describe('the error of a form or an upload for a limit of the server', () => {
  const shown = async (error: object, headers = {}) =>
    reasonOf(await errorOf(JSON.stringify({ error }), new Headers(headers)));

  it.each([
    ['upload', 850, 'You have sent 600 files within an hour, and cannot send more yet. Try again in 15 minutes.'],
    [
      'inquiryDay',
      86_000,
      'You have placed 100 inquiries within a day, and cannot place more yet. Try again in 24 hours.',
    ],
    ['signIn', 850, 'Too many attempts. Try again in 15 minutes.'],
  ])('names the exceeded limit: %s', async (limit, seconds, sentence) => {
    expect(await shown({ code: 'tooMany', limit }, { 'Retry-After': String(seconds) })).toBe(sentence);
  });

  it('states what to do about a full cart or an unavailable item', async () => {
    const fields = { 'lines.1c5b': 'unavailable' };
    expect(await shown({ code: 'illegalForm', fields })).toMatch(/^An item of your cart is no longer available\./);
    expect(await shown({ code: 'tooLarge', fields: { lines: 'count' } })).toMatch(/^Your cart is full: it holds 100/);
  });

  it('states whose storage is full', async () => {
    expect(await shown({ code: 'overQuota' })).toMatch(/^Your files have reached the limit of 2 GB without an order/);
    expect(await shown({ code: 'full' })).toMatch(/^There is no room for more files at the moment/);
  });
});

describe('a response of the server', () => {
  const received = async (error: object) => errorOf(JSON.stringify({ error }), new Headers());

  it.each(passwordProblems)('explains in a sentence why a new password is refused: %s', async (password) => {
    const { fields } = await received({ code: 'invalid', fields: { password, name: 'As the server says it' } });
    expect(fields).toEqual({ password: expect.stringMatching(/^[A-Z].*\.$/) as string, name: 'As the server says it' });
  });

  it.each([
    ['taken', 'email', 'hasAccount', 'An account has this address.'],
    ['invalid', 'amount', 'abovePaid', 'A refund cannot exceed the amount received.'],
  ])('shows the reason for a field of a form at the field only: %s', async (code, field, reason, sentence) => {
    const error = await received({ code, fields: { [field]: reason } });
    expect(problemsOf(error, 'Not saved.')).toEqual({ fields: { [field]: sentence }, general: undefined });
  });

  it('names whom an administrator without sufficient rights can ask', async () => {
    expect(reasonOf(await received({ code: 'forbidden' }))).toMatch(/^Your rights do not allow this\. Ask/);
  });
});

it('hides the buttons that an administrator does not have the rights for', () => {
  const whoCanChange = ({ rightsToChange }: RecordDescription) =>
    administratorRights.filter((rights) => includesRights(rights, rightsToChange));
  expect(whoCanChange(recordKinds.quotations)).toEqual(['all', 'orders']);
  expect(whoCanChange(recordKinds.users)).toEqual(['all']);
});
