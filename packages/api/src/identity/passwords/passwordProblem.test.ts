import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { isCommonPassword } from './isCommonPassword'
import { passwordProblem } from './passwordProblem'

const owner = { name: 'Zoë Ng Østergaard', email: 'z.moreno+site@mail.northwind.co.uk' }
const COMMON = 'is one of the most common ones. Choose another'
const PERSONAL = 'must not contain your name or email'

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd123!',
  'pA55W0RD!',
  'Qwerty123!',
  '1Qaz2wsx!',
  'Summer2026!',
  '$ummer-2026',
  '!!Welcome!!1',
  'L3tm31n!',
  'Adm1n1strat0r!',
  'M1chae1#7',
  'Iloveyou<3',
  'Princess.1',
  'Trustno1!',
  'Abc-12345678',
])('%s is refused as common', (password) => {
  expect(passwordProblem(password, owner)).toBe(COMMON)
})

test.each([
  '1qaz!QAZ2wsx',
  'ZAQ!xsw2CDE#',
  'Zaq12wsx!x',
  'Aa123456!',
  'Staff-console-1',
  'My-Staff-Console-2026!',
  'Console-admin-2026!',
  'Ab1!Ab1!Ab1!',
  'Aaaa1111!',
  'Test-Test-1',
  'Welcome2024#',
])('%s is refused as guessable', (password) => {
  expect(passwordProblem(password, owner)).toMatch(/Choose another$/)
})

test.each([
  'Correct-horse-7',
  'Summer rain in Porto 7!',
  'Passwordless-garden-4',
  'Tr0ub4dor&3-staple',
  'Ünïcödé-✓-9',
  '8hQ*w2-Lk5+pZ',
  'Pw-9 🐎🔋📎',
])('%s is accepted', (password) => {
  expect(passwordProblem(password, owner)).toBeUndefined()
})

test.each([
  ['a first name', 'Hello-zoë-4-you'],
  ['a first name from another keyboard', 'Hello-ZOE\u0308-4-you'],
  ['a last name', 'My-øsTERgaard-7'],
  ['the email', 'X-z.moreno+site-7'],
  ['a part of the email', 'Señor-Moreno-7'],
  ['the word of the domain', 'Northwind-rocks-7'],
])('%s is refused in a password', (_what, password) => {
  expect(passwordProblem(password, owner)).toBe(PERSONAL)
})

test('two letters of a name and the endings of a domain are accepted', () => {
  expect(passwordProblem('Long-uk-co-mail-7', owner)).toBeUndefined()
})

test('every entry of the list is refused with a capital, digits and a special character', () => {
  const list = readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8').trim()
  const words = list.split(/\s+/)
  expect(words.length).toBeGreaterThan(2000)
  expect(new Set(words).size).toBe(words.length)
  const disguised = words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}2026!`)
  expect(disguised.filter((password) => !isCommonPassword(password))).toEqual([])
})

test('the longest passwords are checked quickly', () => {
  passwordProblem('Correct-horse-7', owner)
  const started = performance.now()
  for (const unit of ['p@55w0rd', 'qwertyuiop1!A', '1!@4$5', 'Aa1!', '👨‍👩‍👧‍👦'])
    passwordProblem(unit.repeat(20), owner)
  expect(performance.now() - started).toBeLessThan(5000)
})

test('a long text of special characters only is not common', () => {
  const texts = ['!'.repeat(50_000), `${'!'.repeat(50_000)}a`, `a${'!1'.repeat(25_000)}`]
  expect(texts.map((text) => isCommonPassword(text))).toEqual([false, false, false])
})
