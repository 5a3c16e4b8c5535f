import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { publint, type Message } from 'publint'
import { formatMessage } from 'publint/utils'

import {
  buildLibraries,
  folderOf,
  LIBRARIES,
  pack,
  readManifest,
  run,
  type Library,
} from './packages/pack'

// `npm run packages`: packs the libraries and checks that others can install and import them.

const attw = fileURLToPath(
  new URL('../node_modules/@arethetypeswrong/cli/dist/index.js', import.meta.url),
)

buildLibraries()
const folder = mkdtempSync(join(tmpdir(), 'staff-packages-'))
try {
  const problems = await Promise.all(LIBRARIES.map(check))
  for (const problem of problems.flat()) console.error(problem)
  if (problems.flat().length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
if (!process.exitCode) console.log('The packages can be installed and imported.')

/** Returns the problems that publint finds in the tarball of a library. Throws with the output of attw if its check fails. */
async function check(library: Library) {
  const tarball = pack(library, folder)
  checkTypes(library, tarball)
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    strict: true,
  })
  return messages
    .filter((message) => !isAboutSources(message))
    .map((message) => `@staff/${library}: ${formatMessage(message, pkg)}`)
}

/** The sources are not published. publint accepts a missing source file, but not a pattern that matches none. */
function isAboutSources({ code, path }: Message): boolean {
  return code === 'EXPORTS_GLOB_NO_MATCHED_FILES' && path.includes('@staff/source')
}

/** Checks that TypeScript finds the declarations of each published entry from an ES module. */
function checkTypes(library: Library, tarball: string) {
  const entries = Object.entries(readManifest(folderOf(library)).exports ?? {})
    .filter(([, entry]) => entry.types)
    .map(([name]) => name)
  const args = [tarball, '--profile', 'esm-only', '--no-emoji', '--entrypoints', ...entries]
  run(process.execPath, [attw, ...args], folder)
}
