import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin, RolldownOptions } from 'rolldown'

import { dumpEmpty } from '../../packages/api/src/platform/db/embedded/pglite'

// These stay in node_modules: their binaries and dictionaries are files beside their code, and the bundler breaks pg's pool.
const UNBUNDLED = [
  /^node:/,
  /^@electric-sql\/pglite/,
  /^@node-rs\/argon2/,
  /^@zxcvbn-ts\//,
  /^pg$/,
  /^sharp$/,
]

export default bundle(at('dist'), dumpEmpty)

/** The options that bundle the server and its commands into a folder. `makeSeed` returns the dump for new embedded databases. */
export function bundle(dir: string, makeSeed: () => Promise<Blob>) {
  return {
    input: {
      server: at('src/server.ts'),
      backup: at('src/commands/backup.ts'),
      restore: at('src/commands/restore.ts'),
      pictures: at('src/commands/pictures.ts'),
      resetAdmin: at('src/commands/resetAdmin.ts'),
    },
    platform: 'node',
    // Bundled packages start faster and take less memory than their hundreds of files.
    external: UNBUNDLED,
    resolve: { conditionNames: ['@staff/source', 'node', 'default'] },
    transform: { target: 'node20' },
    output: { dir, cleanDir: true, format: 'esm', sourcemap: true, comments: false },
    // No warning about the plug-in below, which is slow because it creates a database.
    checks: { pluginTimings: false },
    plugins: [asciiOnly(), copyRuntimeFiles(makeSeed)],
  } satisfies RolldownOptions
}

/** Escapes the characters outside ASCII: for a single one, V8 keeps the whole source with two bytes for each character. */
function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    generateBundle(_options, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[\u0080-\uffff]/g, escaped)
    },
  }
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Copies the files that the server reads at run time next to the bundle. */
function copyRuntimeFiles(makeSeed: () => Promise<Blob>): Plugin {
  return {
    name: 'copy-runtime-files',
    async writeBundle({ dir = '' }) {
      cpSync(at('migrations'), join(dir, 'migrations'), { recursive: true })
      cpSync(
        at('../../packages/api/src/identity/passwords/commonPasswords.txt'),
        join(dir, 'commonPasswords.txt'),
      )
      cpSync(at('../../packages/content/src/images'), join(dir, 'images'), {
        recursive: true,
      })
      writeFileSync(join(dir, 'seed.tar.gz'), await contentOf(await makeSeed()))
    },
  }
}

function at(path: string): string {
  return join(import.meta.dirname, path)
}

async function contentOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer())
}
