import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

// The exports of react-router contain only its development build; the production build is next to it.
const routerBuild = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')))

export default defineConfig(({ command }) => ({
  plugins: [react(), compressFiles()],
  build: {
    target: 'es2023',
    // The files are public, so there are no source maps.
    sourcemap: false,
    // Every browser of this target supports module preload.
    modulePreload: { polyfill: false },
    // One file for the start and one for the login screen, because several files compress less well. After the login,
    // both are loaded.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'login', test: /LoginScreen\.tsx$/ },
          ],
        },
      },
    },
  },
  resolve: {
    // Resolves our packages to their sources, so that they need no build.
    conditions: ['@staff/source', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
          ]
        : [],
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` },
  },
}))

/** Writes a Brotli and a gzip file next to each text file, so that the server need not compress them per request. */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      for (const name of files.filter((each) => COMPRESSIBLE.test(each))) {
        const file = join(dir, name)
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

// Fonts and pictures are already compressed, and the HTML page differs in each response.
const COMPRESSIBLE = /\.(?:css|js|json|svg|txt)$/
