import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

// react-router's package names its development build only; the production build lies beside it.
const routerBuild = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')))

export default defineConfig(({ command }) => ({
  plugins: [react(), compressFiles()],
  build: {
    target: 'es2023',
    // Everybody may read what is served here: no source maps.
    sourcemap: false,
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    // One file starts the app and one adds the login screen: more files compress less well. Everybody behind the login
    // has loaded both.
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
    // Our packages from their sources, so that there is nothing to rebuild.
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

/** Puts a Brotli and a gzip file beside every text that the server serves, so that no request has to wait for one. */
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

// Fonts and pictures are compressed already, and the page is different in each answer.
const COMPRESSIBLE = /\.(?:css|js|json|svg|txt)$/
