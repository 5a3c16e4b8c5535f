import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { destinationAfterLogin } from './paths'

const ORIGIN = 'https://console.example'

const words = (text: string) => text.split(' ')

const PIECES = [
  ...words('/ // \\ /\\ \t \n \r \0 \u2028 \u3000 ／ ＼ 。 .. . ; @ : ? # & = *'),
  ...words('%2f %5c %09 %00 US UK us dashboard masters blogs login undefined __proto__'),
  ...words('https: http: javascript: data: blob: evil.example console.example'),
  ' ',
]

const hostile = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
)
const start = fc.constantFrom(
  '',
  '/US/dashboard',
  '/UK/dashboard',
  '/US/dashboard/',
  '/US',
  '/dashboard',
  '/dashboard/',
)

const REGIONS = [
  { name: 'US', locale: 'en-US' },
  { name: 'UK', locale: 'en-GB' },
]

describe.each([
  { admin: 'with regions', regions: REGIONS, homes: ['/US/dashboard', '/UK/dashboard'] },
  { admin: 'without regions', regions: [], homes: ['/dashboard'] },
])('in an admin $admin', ({ regions, homes }) => {
  const [home] = homes
  const inside = new RegExp(`^(?:${homes.join('|')})(?:[/?#]|$)`)

  test('a login never leads out of the console', () => {
    fc.assert(
      fc.property(start, hostile, (beginning, rest) => {
        const path = destinationAfterLogin(beginning + rest, regions)
        const { origin, pathname } = new URL(path, ORIGIN)
        expect(origin).toBe(ORIGIN)
        // The path must not be an absolute URL either.
        expect(URL.canParse(path)).toBe(false)
        expect(path).toMatch(inside)
        expect(pathname).not.toMatch(/^\/\//)
      }),
      { numRuns: 1000 },
    )
  })

  test('a login returns to the requested path inside the console', () => {
    const word = fc.stringMatching(/^[\w%-]{1,12}$/)
    const asked = fc
      .tuple(fc.constantFrom(...homes), fc.array(word, { maxLength: 4 }), fc.webQueryParameters())
      .map(([base, parts, query]) => `${[base, ...parts].join('/')}?${query}`)
      .filter((path) => !path.includes('//'))
    fc.assert(
      fc.property(asked, (path) => {
        expect(destinationAfterLogin(path, regions)).toBe(path)
      }),
    )
  })

  test('a value that is not a string leads to the default path', () => {
    const noText = fc.anything().filter((value) => typeof value !== 'string')
    fc.assert(
      fc.property(noText, (asked) => {
        expect(destinationAfterLogin(asked, regions)).toBe(home)
      }),
    )
  })
})
