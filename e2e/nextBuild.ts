import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const BUILT = join(import.meta.dirname, '../apps/console/dist')

/** Copies the built console as another build: each script has another name. Returns its folder. */
export function makeNextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'staff-next-'))
  cpSync(BUILT, folder, { recursive: true })
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    join(folder, name),
  )
  for (const file of files.filter((each) => /\.(?:br|gz)$/.test(each))) rmSync(file)
  for (const file of files.filter((each) => /\.(?:html|js)$/.test(each))) {
    const text = readFileSync(file, 'utf8').replaceAll(NAME, `$1-${NEXT}.js`)
    writeFileSync(file, text)
    if (!file.endsWith('.js')) continue
    const name = file.replace(/\.js$/, `-${NEXT}.js`)
    renameSync(file, name)
    writeFileSync(`${name}.br`, brotliCompressSync(text, FAST))
  }
  return folder
}

/** What the names of the next build's scripts end with. */
export const NEXT = 'next'

// How scripts and pages name other scripts.
const NAME = /((?:assets|\.)\/[\w.-]+)\.js/g
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
