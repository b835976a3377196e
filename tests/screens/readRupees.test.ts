import { readRupees } from '@pcb/records/readRupees';
import { expect, it } from 'vitest';

it.each([
  ['1,25,000', 1_25_000_00],
  ['₹ 1,25,000.50', 1_25_000_50],
  ['125000', 1_25_000_00],
  ['₹9,000', 9000_00],
  ['Rs. 500', 500_00],
  ['INR 266.5', 266_50],
  ['१,२५,०००', 1_25_000_00],
  ['0', 0],
])('reads %j as %d paise', (typed, value) => {
  expect(readRupees(typed)).toEqual({ isValid: true, value });
});

it.each([
  ['1,25,00.5.0', 'points'],
  ['1,25,00', 'commas'],
  ['12,5', 'commas'],
  ['9000.505', 'decimals'],
  ['-₹500', 'negative'],
  ['99999999999999', 'tooLarge'],
  ['on request', 'unreadable'],
  [' ', 'empty'],
])('has an error for %j: %s', (typed, problem) => {
  expect(readRupees(typed)).toEqual({ isValid: false, problem });
});
