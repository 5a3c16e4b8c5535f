import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { addExtensions } from './addExtensions'

// `npm run build -w @staff/ui`: compiles the files of `tsconfig.build.json` and everything they import to `dist`, as ES
// modules with declarations.

const dist = join(process.cwd(), 'dist')
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url))

rmSync(dist, { recursive: true, force: true })
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
})
if (status === 0) {
  copyFiles()
  for (const file of filesOf(dist, /\.(?:js|d\.ts)$/)) completeImports(file)
}
process.exitCode = status ?? 1

/** Copies style sheets and lists of words, which the compiler ignores. */
function copyFiles() {
  const src = join(process.cwd(), 'src')
  for (const file of filesOf(src, /\.(?:css|txt)$/)) cpSync(file, file.replace(src, dist))
}

/** The sources import without extensions, but Node and its module resolution for types need them. */
function completeImports(file: string) {
  const isFile = (specifier: string) => existsSync(join(dirname(file), specifier))
  const code = readFileSync(file, 'utf8')
  // TypeScript cannot resolve style sheets, and a declaration does not need them.
  const resolvable = file.endsWith('.d.ts')
    ? code.replaceAll(/^import ['"].*\.css['"];\n/gm, '')
    : code
  writeFileSync(file, addExtensions(resolvable, isFile))
}

function filesOf(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
}
