import { expect, test } from 'vitest'

import { addExtensions } from './addExtensions'

const files = [
  './tokens.js',
  '../index.js',
  './entity/index.js',
  '../Badge/Badge.js',
  './inter.css',
]

test.each([
  ["import { color } from './tokens'", "import { color } from './tokens.js'"],
  ["export * from './entity'", "export * from './entity/index.js'"],
  [`type Badge = import("../Badge/Badge").Badge`, `type Badge = import("../Badge/Badge.js").Badge`],
  ["const tokens = await import('./tokens')", "const tokens = await import('./tokens.js')"],
  ["import './inter.css'", "import './inter.css'"],
  [`type Call = import("..").Call`, `type Call = import("../index.js").Call`],
  ["import './tokens.js'", "import './tokens.js'"],
  ["import { useId } from 'react'", "import { useId } from 'react'"],
])('%s', (before, after) => {
  expect(addExtensions(before, (specifier) => files.includes(specifier))).toBe(after)
})

test('an import that leads to no file is an error', () => {
  expect(() => addExtensions("import './gone'", () => false)).toThrow(
    "No file for the import './gone'",
  )
})
