import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig, type Plugin } from 'rolldown'

import { dumpEmpty } from './src/db/pglite'

export default defineConfig({
  input: join(import.meta.dirname, 'src/server.ts'),
  platform: 'node',
  // Packages stay in node_modules, where their binaries are; ours are TypeScript, which Node cannot load.
  external: (id) => /^[^./\0]/.test(id) && !/^@staff\/|^[A-Za-z]:/.test(id),
  transform: { target: 'node20' },
  output: {
    dir: join(import.meta.dirname, 'dist'),
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
  },
  // The one slow plug-in makes a whole database.
  checks: { pluginTimings: false },
  plugins: [besideTheBundle()],
})

/** What the server reads at run time from beside its own file. */
function besideTheBundle(): Plugin {
  return {
    name: 'beside-the-bundle',
    async writeBundle({ dir = '' }) {
      cpSync(join(import.meta.dirname, 'src/db/migrations'), join(dir, 'migrations'), {
        recursive: true,
      })
      cpSync(join(import.meta.dirname, '../../packages/forms/src/images'), join(dir, 'images'), {
        recursive: true,
      })
      writeFileSync(
        join(dir, 'seed.tar.gz'),
        new Uint8Array(await (await dumpEmpty()).arrayBuffer()),
      )
    },
  }
}
