import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin, RolldownOptions } from 'rolldown'

import { dumpEmpty } from './src/db/embedded/pglite'

export default bundle(at('dist'), dumpEmpty)

/** How the server and its commands are bundled into a folder; `makeSeed` gives the dump that a new embedded database starts from. */
export function bundle(dir: string, makeSeed: () => Promise<Blob>) {
  return {
    input: {
      server: at('src/server.ts'),
      backup: at('src/backup/commands/backupCommand.ts'),
      restore: at('src/backup/commands/restoreCommand.ts'),
      resetAdmin: at('src/areas/users/resetAdminCommand.ts'),
    },
    platform: 'node',
    // Packages stay in node_modules, where their binaries are; ours are TypeScript, which Node cannot load.
    external: (id) => /^[^./\0]/.test(id) && !/^@staff\/|^[A-Za-z]:/.test(id),
    resolve: { conditionNames: ['@staff/source', 'import', 'default'] },
    transform: { target: 'node20' },
    output: { dir, cleanDir: true, format: 'esm', sourcemap: true },
    // The one slow plug-in makes a whole database.
    checks: { pluginTimings: false },
    plugins: [besideTheBundle(makeSeed)],
  } satisfies RolldownOptions
}

/** What the server reads at run time from beside its own file. */
function besideTheBundle(makeSeed: () => Promise<Blob>): Plugin {
  return {
    name: 'beside-the-bundle',
    async writeBundle({ dir = '' }) {
      cpSync(at('src/db/migrations'), join(dir, 'migrations'), { recursive: true })
      cpSync(at('src/passwords/commonPasswords.txt'), join(dir, 'commonPasswords.txt'))
      cpSync(at('../../packages/forms/src/content/images'), join(dir, 'images'), {
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
