import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { withExtensions } from './withExtensions'

// `npm run build -w @staff/ui`: writes the sources that the entries of `tsconfig.build.json` reach to `dist`, as ES modules
// with declarations.

const dist = join(process.cwd(), 'dist')
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

rmSync(dist, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
})
if (status === 0) {
  copyStyles()
  for (const file of filesOf(dist, /\.(?:js|d\.ts)$/)) addExtensions(file)
}
process.exitCode = status ?? 1

/** The compiler leaves style sheets where they are. */
function copyStyles() {
  const src = join(process.cwd(), 'src')
  for (const file of filesOf(src, /\.css$/)) cpSync(file, file.replace(src, dist))
}

/** The sources import without extensions, as bundlers can; Node and its types need them. */
function addExtensions(file: string) {
  const isFile = (specifier: string) => existsSync(join(dirname(file), specifier))
  const code = readFileSync(file, 'utf8')
  // No type comes from a style sheet, and TypeScript could not resolve it.
  const kept = file.endsWith('.d.ts') ? code.replaceAll(/^import ['"].*\.css['"];\n/gm, '') : code
  writeFileSync(file, withExtensions(kept, isFile))
}

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
}
