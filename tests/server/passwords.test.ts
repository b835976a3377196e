import { expect, it } from 'vitest';
import { passwordProblem } from '../../apps/server/src/auth/newPassword.ts';
import { hashPassword, isPassword } from '../../apps/server/src/auth/passwords.ts';
import { readConfig } from '../../apps/server/src/config.ts';

it('too many passwords at once do not affect later responses to unknown addresses', async () => {
  const attempts = await Promise.allSettled([
    ...Array.from({ length: 22 }, () => hashPassword('one of many')),
    isPassword(undefined, 'x'),
  ]);
  expect(attempts.map(({ status }) => status)).toContain('rejected');
  expect(await isPassword(undefined, 'x')).toBe(false);
});

const owner = { name: 'Anjali Menon', email: 'anjali.menon@example.org' };

it.each([
  ['tiny', 'short'],
  // Seven characters of two units each.
  ['\u{1f511}'.repeat(7), 'short'],
  ['password', 'common'],
  ['PassWord', 'common'],
  ['pass word', 'common'],
  ['12345678', 'common'],
  ['password1234', 'common'],
  ['        ', 'common'],
  ['\u00a0\u3000'.repeat(6), 'common'],
  ['zzzzzzzzzzzzzzzz', 'common'],
  ['anjali   menon', 'own'],
  ['Anjali Menon', 'own'],
  ['anjali.menon', 'own'],
  ['ANJALI.MENON@example.org', 'own'],
  ['correct horse', undefined],
  ['z\u00fcrich town', undefined],
])('the new password ‘%s’ is %s', (password, problem) => {
  expect(passwordProblem(password, owner)).toBe(problem);
});

it('the first administrator cannot get a password that is easy to guess', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'password' })).toThrow('ADMIN_PASSWORD');
  expect(readConfig({ ADMIN_PASSWORD: 'correct horse' }).ADMIN_PASSWORD).toBe('correct horse');
});

it('a password matches however its accents are typed, even one that was stored before normalisation', async () => {
  const [composed, decomposed] = ['gr\u00fcner Tee', 'gru\u0308ner Tee'];
  for (const stored of [composed, decomposed]) {
    const hash = await hashPassword(stored);
    for (const typed of [composed, decomposed]) expect(await isPassword(hash, typed)).toBe(true);
  }
});
