import { expect, test } from 'vitest'

import { newRecoveryCodes, readCode } from './recoveryCodes'
import { acceptedStep, codeOfStep, newSecret, setupUri, timeStep, toBase32 } from './totp'

// The secret and the codes of RFC 6238, appendix B, with SHA-1. The RFC has eight digits; apps show the last six.
const SECRET = toBase32(new TextEncoder().encode('12345678901234567890'))

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code of second %i is that of RFC 6238', async (seconds, code) => {
  expect(await codeOfStep(SECRET, timeStep(seconds * 1000))).toBe(code.slice(-6))
})

test('Base32 is that of RFC 4648', () => {
  expect(toBase32(new TextEncoder().encode('fooba'))).toBe('MZXW6YTB')
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
})

test('a code works one step early and late, once, and never again after a later one', async () => {
  const now = 1_700_000_000_000
  const step = timeStep(now)
  const accept = async (offset: number, lastStep = 0) =>
    acceptedStep(await codeOfStep(SECRET, step + offset), { secret: SECRET, lastStep, now })
  expect(await Promise.all([-2, -1, 0, 1, 2].map((offset) => accept(offset)))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
  expect(await accept(0, step)).toBeUndefined()
  expect(await accept(-1, step)).toBeUndefined()
  expect(await accept(1, step)).toBe(step + 1)
  expect(await acceptedStep('', { secret: SECRET, lastStep: 0, now })).toBeUndefined()
})

test('codes are read as people type them', () => {
  expect(readCode(' 287 082 ')).toEqual({ kind: 'app', code: '287082' })
  const recovery = { kind: 'recovery', code: 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX' }
  expect(readCode('abcdefgh ijkl-mnop QRST uvwx')).toEqual(recovery)
  // Base32 has neither 0 nor 1 nor 8.
  expect(readCode('ABCD-EFGH-1JKL-MN0P-QRST-UVWX')).toEqual(recovery)
  for (const typed of [
    '',
    '12345',
    '1234567',
    'ABCD-EFGH-IJKL-MNOP',
    'ABCD-EFGH-IJKL-MNOP-QRST-UVW9',
    '١٢٣٤٥٦',
  ])
    expect(readCode(typed)).toBeUndefined()
})

test('recovery codes are different, and read as they are written', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(readCode(code)).toEqual({ kind: 'recovery', code })
})

test('the address for an app has the names without characters that would end them', () => {
  const uri = setupUri({ secret: SECRET, email: 'a+b@example.com', issuer: 'My site: & more' })
  expect(new URL(uri).searchParams.get('secret')).toBe(SECRET)
  expect(new URL(uri).searchParams.get('issuer')).toBe('My site: & more')
  expect(uri).toMatch(/^otpauth:\/\/totp\/My%20site%3A%20%26%20more:a%2Bb%40example\.com\?/)
})
