import { describe, expect, it } from 'vitest';
import { DataError } from '../../apps/site/src/data/dataError.ts';
import { mayChange } from '../../apps/site/src/session/mayChange.ts';
import { errorOf } from '../../apps/site/src/withServer/errorOf.ts';
import { passwordProblems } from '../../packages/api/src/security.ts';
import { problemsOf, reasonOf } from '../../apps/site/src/messages/refusals.ts';

describe('what a form shows for a failed request', () => {
  it('has the messages by field, and no sentence that repeats them', () => {
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

  it('says when to try again, if the server does', () => {
    expect(reasonOf(new DataError('tooMany', { retryAfter: 30 }))).toBe('Too many attempts. Try again in 30 seconds.');
    expect(reasonOf(new DataError('tooMany', { retryAfter: 850 }))).toBe('Too many attempts. Try again in 15 minutes.');
    expect(reasonOf(new DataError('tooMany', { retryAfter: 7300 }))).toBe('Too many attempts. Try again in 3 hours.');
    expect(reasonOf(new DataError('busy', { retryAfter: 1 }))).toBe('The server is busy. Try again in 1 second.');
    expect(reasonOf(new DataError('busy'))).toBe('The server is busy. Try again in a moment.');
  });

  it.each([new DataError('offline'), new DataError('unexpected'), new TypeError('Failed to fetch')])(
    'has the sentence of the form for %s',
    (error) => {
      expect(problemsOf(error, 'Not saved.')).toEqual({ fields: undefined, general: 'Not saved.' });
    },
  );

  it('has the reason of the data source before that of the site', () => {
    expect(reasonOf(new DataError('conflict', { reason: 'Asha has shipped it.' }))).toBe('Asha has shipped it.');
  });
});

describe('an answer of the server', () => {
  const answer = (error: object) => errorOf(JSON.stringify({ error }), new Headers());

  it.each(passwordProblems)('says in a sentence why a new password is refused: %s', (password) => {
    const { fields } = answer({ code: 'invalid', fields: { password, name: 'As the server says it' } });
    expect(fields).toEqual({ password: expect.stringMatching(/^[A-Z].*\.$/) as string, name: 'As the server says it' });
  });

  it('says whom an administrator asks whose rights do not suffice', () => {
    expect(reasonOf(answer({ code: 'forbidden' }))).toMatch(/^Your rights do not allow this\. Ask/);
  });
});

it('hides the buttons for what the rights of an administrator do not include', () => {
  expect(['all', 'orders', 'read'].map((rights) => mayChange(rights as 'all', 'quotations'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(['all', 'orders', 'read'].map((rights) => mayChange(rights as 'all', 'users'))).toEqual([true, false, false]);
});
