import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { link, unpack } from './consumerProject'
import { example, folderOf, LIBRARIES, pack, readManifest, run, type Library } from './pack'

/**
 * Makes a project in an empty folder from the README of a library alone: the packages of its install lines, and the files of its
 * first example. Returns the path of the folder. What the lines leave out is missing, as it is for a reader.
 */
export function makeReadmeProject(library: Library): string {
  const folder = mkdtempSync(join(tmpdir(), `staff-${library}-readme-`))
  const readme = readFileSync(join(folderOf(library), 'README.md'), 'utf8')
  install(installedBy(readme), folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  writeFileSync(join(folder, 'index.html'), blockOf(readme, 'html'))
  writeFileSync(join(folder, 'main.tsx'), blockOf(readme, 'tsx'))
  return folder
}

/**
 * Makes a server in an empty folder from the README of api alone: the packages of its install lines, the files that begin with
 * their name, and the migration that its command writes. Returns the path of the folder.
 */
export function makeServerProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'staff-api-readme-'))
  const readme = readFileSync(join(folderOf('api'), 'README.md'), 'utf8')
  install(installedBy(readme), folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  for (const [, name = '', code = ''] of readme.matchAll(/```ts\n\/\/ (\S+\.ts)\n(.*?)```/gs))
    writeFileSync(join(folder, name), code)
  run(process.execPath, [join(folder, 'node_modules/drizzle-kit/bin.cjs'), 'generate'], folder)
  checkTypes(folder, '*.ts', ['node'])
  return folder
}

/** Builds the project as its reader does, with `npx vite build`, then checks its types with the strict rules of the example. */
export function buildReadmeProject(folder: string) {
  const vite = join(folder, 'node_modules/vite/bin/vite.js')
  run(process.execPath, [vite, 'build', '--logLevel', 'warn'], folder)
  checkTypes(folder, 'main.tsx', [])
}

/** Checks the types of some files with the strict rules of the example. `types` names the packages of global types. */
function checkTypes(folder: string, files: string, types: readonly string[]) {
  cpSync(join(example, 'tsconfig.json'), join(folder, 'strict.json'))
  const config = { extends: './strict.json', compilerOptions: { types }, include: [files] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  run(process.execPath, [join(folder, 'node_modules/typescript/bin/tsc')], folder)
}

/** The names of the packages that the install lines of a README name. */
function installedBy(readme: string): string[] {
  const lines = blockOf(readme, 'sh').replaceAll('\\\n', ' ').split('\n')
  return lines.flatMap((line) => {
    const [, names = ''] = /^npm install (.*)$/.exec(line) ?? []
    return names.split(/\s+/).filter((name) => name !== '' && !name.startsWith('-'))
  })
}

/** The first code block of a language. */
function blockOf(readme: string, language: string): string {
  const [, code] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme) ?? []
  if (code === undefined) throw new Error(`The README has no block of ${language}`)
  return code
}

/** Installs packages as npm does: the named ones and what they depend on. Links stand for those of the registry. */
function install(names: readonly string[], folder: string) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  const waiting = [...names]
  const installed = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (installed.has(name)) continue
    installed.add(name)
    const library = LIBRARIES.find((each) => name === `@staff/${each}`)
    if (library) {
      unpack(pack(library, folder), join(folder, 'node_modules', name))
      waiting.push(...Object.keys(readManifest(folderOf(library)).dependencies ?? {}))
    } else link(name, folder)
  }
}
