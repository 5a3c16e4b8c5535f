import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type InlineConfig,
} from 'vite'

import { buildPages } from './tools/buildPages.ts'
import { subsetFonts } from './tools/subsetFonts.ts'
import { keepStyles } from './tools/styleTemplates.ts'

// The exports of react-router contain only its development build; the production build is next to it.
const routerBuild = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')))

// The build makes all styles.
const styledByClass = fileURLToPath(new URL('src/page/styledByClass.ts', import.meta.url))

// Names classes after their file, so that those of the finished login page are those of the code.
const oxc = { plugins: { styledComponents: { displayName: false } } }

/** How the build runs the console's code itself, to render the login page. */
const server: InlineConfig = {
  configFile: false,
  oxc,
  plugins: [keepStyles()],
  logLevel: 'warn',
  resolve: { conditions: ['@staff/source', ...defaultServerConditions] },
  ssr: { resolve: { conditions: ['@staff/source', ...defaultServerConditions] } },
}

/** What the form of the login and the lists share. The login loads no list and a list no login, as `e2e/budgets.test.ts` says. */
const SHARED = [
  'node_modules/yup/',
  'lucide-react/dist/esm/icons/(?:eye|circle-exclamation-point).mjs',
  'contract/src/calls/passwordState.ts',
  'entity/src/(?:(?:field|rules|text)/|validate)',
  'ui/src/Field/control.ts',
  'ui/src/useSameFunction/',
]

/**
 * Few files, because many small ones compress badly and load in waves: one for every start, one for what the login and the lists share, one
 * for the login, one for everything behind it up to the lists, one for what opens over a page, and one for the forms. What remains, such as
 * Change password, has its own files.
 */
const chunkGroups = [
  { name: 'start', tags: ['$initial' as const], priority: 6 },
  {
    name: 'shared',
    test: new RegExp(SHARED.join('|').replaceAll('/', String.raw`[\\/]`)),
    priority: 5,
  },
  {
    name: 'lists',
    test: /routes[\\/]openRouter\.tsx$|ListScreen\.tsx$|apps[\\/]console[\\/]src[\\/]content\.ts$|\.area\.tsx$/,
    priority: 4,
  },
  { name: 'login', test: /LoginScreen[\\/]LoginScreen\.tsx$/, priority: 3 },
  // It loads with the first screen, so it must not need the next group.
  { name: 'toaster', test: /Toaster[\\/]Toaster\.tsx$/, priority: 3 },
  // Menus, dialogs and the popups of filters, with react-aria: loaded when the first one opens or the pointer is on its button.
  { name: 'overlays', test: /(?:DialogPanel|DrawerPanel|MenuPopup|Popup)\.tsx$/, priority: 2 },
  { name: 'forms', test: /(?:Create|Edit)Screen\.tsx$|\.editor\.ts$/, priority: 1 },
  // What opens for pictures: the start knows every file by its name.
  {
    name: 'pictures',
    test: /screens[\\/](?:Pictures|BrokenLinks)[\\/]|fields[\\/]picture[\\/](?:crop[\\/]|TextPictureDialog)|RecordLinkDialog\.tsx$/,
    priority: 0,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), subsetFonts(), buildPages(server)],
  build: {
    target: 'es2023',
    // The files are public, so there are no source maps.
    sourcemap: false,
    // Every browser of this target supports module preload.
    modulePreload: { polyfill: false },
    // One file, which `buildPages` moves into the pages. Otherwise code that loads later would load it again.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  oxc,
  resolve: {
    // Resolves our packages to their sources, so that they need no build.
    conditions: ['@staff/source', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
            { find: /^styled-components$/, replacement: styledByClass },
          ]
        : [],
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` },
  },
}))
