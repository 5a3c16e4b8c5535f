import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A row of the table in `docs/security.md`: a requirement of OWASP ASVS and the test that proves it. */
interface Row {
  number: string
  /** Undefined where nothing can be tested, or the requirement is not met. */
  test: { file: string; title: string } | undefined
}

const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, number, cell = ''] = /^\| (\d\.\d+\.\d+) +\|[^|]*\|(.*)\|$/.exec(line) ?? []
    if (number === undefined) return []
    const [, file, title] = /^`([\w.]+)`: (.+)$/.exec(cell.trim()) ?? []
    return [{ number, test: file && title ? { file, title } : undefined }]
  })

test('the table of ASVS has each requirement once, in order', () => {
  const numbers = rows.map(({ number }) => number)
  const ordered = numbers.toSorted((one, other) => orderOf(one) - orderOf(other))
  expect(numbers).toEqual([...new Set(ordered)])
  expect(numbers.length).toBeGreaterThan(50)
})

test('every test that the table names exists', () => {
  const files = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group)).flatMap((name) => filesIn(join(root, group, name, 'src'))),
  )
  const missing = rows.flatMap(({ number, test: named }) => {
    if (!named) return []
    const { file, title } = named
    const path = files.find((each) => basename(each) === file)
    const text = path === undefined ? '' : readFileSync(path, 'utf8')
    const isThere = text.includes(`'${title}'`) || text.includes(`export const ${title}: Story`)
    return isThere ? [] : [`${number}: ${file}, ${title}`]
  })
  expect(missing).toEqual([])
})

function orderOf(number: string): number {
  return number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  )
}
