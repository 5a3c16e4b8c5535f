import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)

const MODULE = JSON.stringify(join(import.meta.dirname, 'mappedStacks.ts'))
const SOURCE = `import { mapStacks } from ${MODULE}
mapStacks()
interface Reason { text: string }
function refuse({ text }: Reason): never {
  throw new TypeError(text)
}
try {
  refuse({ text: 'no' })
} catch (error) {
  console.log(error)
}`

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'staff-stacks-'))
  writeFileSync(join(folder, 'refusal.ts'), SOURCE)
  await build({
    input: join(folder, 'refusal.ts'),
    platform: 'node',
    output: { dir: join(folder, 'dist'), format: 'esm', sourcemap: true },
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a printed stack names the lines of the sources', async () => {
  const { stdout } = await run(process.execPath, [join(folder, 'dist/refusal.js')])
  expect(stdout).toMatch(/^TypeError: no\n {4}at refuse \(file:\S+\/refusal\.ts:5:9\)\n/)
})

test('without a map it names those of the bundle', async () => {
  writeFileSync(join(folder, 'dist/refusal.js.map'), 'damaged')
  const { stdout } = await run(process.execPath, [join(folder, 'dist/refusal.js')])
  expect(stdout).toMatch(/^TypeError: no\n {4}at refuse \(file:\S+\/dist\/refusal\.js:\d+:\d+\)\n/)
})
