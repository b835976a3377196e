import fc from 'fast-check';
import { expect } from 'vitest';

export const badNumbers = [0, -1, NaN, Infinity, -Infinity];
export const anyNumber = fc.oneof(fc.double(), fc.double({ min: 0, max: 50 }), fc.constantFrom(...badNumbers));

export function valuesOf<Result extends { isValid: boolean }>(result: Result) {
  if (!result.isValid) throw new Error(`Invalid: ${JSON.stringify(result)}`);
  return result as Extract<Result, { isValid: true }>;
}

export const refused = (input: string) => ({ isValid: false, reason: { input } });

export function expectSound(result: { isValid: boolean; reason?: { kind: string; input: string } }) {
  if (result.isValid) {
    for (const value of Object.values(result)) if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite);
  } else
    expect(result.reason).toMatchObject({ kind: expect.any(String) as unknown, input: expect.any(String) as unknown });
}
