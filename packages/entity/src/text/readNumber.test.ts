import { expect, test } from 'vitest'

import { readNumber, writeNumber } from './readNumber'

test.each([
  ['7', 7],
  ['007', 7],
  [' 12 ', 12],
  ['\u00a012\t', 12],
  ['2.5', 2.5],
  ['.5', 0.5],
  ['+3', 3],
  ['-3', -3],
  ['\u22123', -3],
  ['1,200', 1200],
  ['12,345,678.9', 12_345_678.9],
  ['\uff11\uff12\uff0e\uff15', 12.5],
  ['\uff0d\uff11\uff0c\uff12\uff10\uff10', -1200],
])('“%s” is a number', (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test('minus zero is zero', () => {
  expect(readNumber('-0')).toBe(0)
})

test.each([
  '',
  ' ',
  '1e1',
  '1E1',
  '0x10',
  '0b1',
  '0o7',
  'Infinity',
  '-Infinity',
  'NaN',
  '1_000',
  '1 000',
  '1,5',
  '12,34',
  '1,2345',
  ',123',
  '1.2.3',
  '5.',
  '.',
  '-',
  '--1',
  '+-1',
  '1-',
  '3 years',
  '5\u00b2',
  '\u00bd',
  '\u2160',
])('“%s” is not a number', (text) => {
  expect(readNumber(text)).toBeNaN()
})

test.each([
  [3, '3'],
  [12.25, '12.25'],
  [1e-7, '0.0000001'],
  [1e21, '1000000000000000000000'],
  [12_345, '12345'],
])('%d is written without an exponent', (value, text) => {
  expect(writeNumber(value)).toBe(text)
})
