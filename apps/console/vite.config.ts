import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// react-router's package names its development build only; the production build lies beside it.
const routerBuild = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')))

export default defineConfig(({ command }) => ({
  plugins: [react()],
  build: {
    target: 'es2023',
    sourcemap: true,
    // Every browser of this target preloads modules by itself.
    modulePreload: { polyfill: false },
    // What every visit begins with is one file: several compress less well.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
  resolve: {
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
    proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` },
  },
}))
