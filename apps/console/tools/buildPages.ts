import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build, createServer, type InlineConfig, type Plugin, type Rolldown } from 'vite'

import type { renderPages } from '../src/page/renderPages'
import type { renderStyles } from '../src/page/renderStyles'
import { compressFiles } from './compressFiles.ts'
import { chunkStyles, styledModules, writeSheet } from './styleSheet.ts'
import { removeStyles } from './styleTemplates.ts'

/**
 * Writes the pages of the console: `index.html` is the login screen, finished, and the other pages preload the files that
 * their addresses need. Styles and scripts of the first paint of the login are inline, so that no other file delays it. The styles of
 * all components are one sheet.
 */
export function buildPages(config: InlineConfig): Plugin[] {
  const ids = new Map<string, readonly string[]>()
  const writePages: Plugin = {
    name: 'build-pages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const template = templateOf(readFileSync(join(dir, 'index.html'), 'utf8'))
      const [rendered, styles, ...scripts] = await Promise.all([
        runRenderPages(config, styledModules(bundle, ids)),
        inlineStyles(dir, bundle),
        ...SCRIPTS.map((entry) => bundleScript(entry, config)),
      ])
      const [theme = '', keepPresses = '', callEarly = '', fitFrame = ''] = scripts
      const { login, frame, firstCalls, rules } = rendered
      const sheet = writeSheet(dir, rules, frame.styles)
      const calls = `const firstCalls=${JSON.stringify(firstCalls)};${callEarly}`
      const dashboard =
        script(theme) + script(calls) + style(styles + FRAME_STYLES) + frame.styles + WITHOUT_SCRIPT
      const body = `${sheetLink(sheet)}<div id="frame" inert aria-hidden="true">${frame.html}</div>${script(fitFrame)}`
      const pages = {
        'index.html': {
          head: [
            script(theme),
            script(keepPresses),
            style(styles + LOGIN_STYLES),
            login.styles,
            WITHOUT_SCRIPT,
            preload(bundle, LOGIN_CHUNKS),
          ].join(''),
          title: login.title,
          // After the global rules of the head, as where styled-components makes them in the browser.
          body: style(chunkStyles(bundle, LOGIN_CHUNKS, ids, rules)) + sheetLink(sheet, 'disabled'),
          root: login.html,
        },
        'home.html': { head: dashboard + preload(bundle, ['shared', 'lists', 'Home']), body },
        'list.html': { head: dashboard + preload(bundle, ['shared', 'lists']), body },
        'form.html': {
          head: dashboard + preload(bundle, ['shared', 'lists', 'overlays', 'forms']),
          body,
        },
      }
      for (const [name, parts] of Object.entries(pages))
        writeFileSync(join(dir, name), fill(template, parts))
      compressFiles(dir)
    },
  }
  return [{ ...removeStyles(ids), apply: 'build' }, writePages]
}

/** What the login loads beside the entry. */
const LOGIN_CHUNKS = ['shared', 'login']

const script = (code: string) => `<script>${code}</script>`
const style = (css: string) => `<style>${css}</style>`
const sheetLink = (path: string, state = '') => `<link rel="stylesheet" href="${path}" ${state}>`

/** The inline scripts, as modules: theme, kept presses, first calls and the frame. */
const SCRIPTS = [
  '@staff/admin/page/setTheme',
  '@staff/admin/page/keepPresses',
  at('src/page/callEarly.ts'),
  at('src/page/fitFrame.ts'),
]

interface PageParts {
  head: string
  title?: string
  /** At the start of the body. */
  body: string
  root?: string
}

function fill(template: string, { head, title, body, root = '' }: PageParts): string {
  return template
    .replace('</title>', () => `</title>${head}`)
    .replace(/<title>.*?<\/title>/, (old) => (title ? `<title>${title}</title>` : old))
    .replace('<div id="root"></div>', () => `${body}<div id="root">${root}</div>`)
}

/** The page of Vite without comments, white space and its stylesheet, which becomes inline. */
function templateOf(html: string): string {
  return html
    .replace(/<link rel="stylesheet"[^>]*>/, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('> <', '><')
}

/** The styles of the start, which Vite writes as a file. Their URLs are absolute. */
async function inlineStyles(dir: string, bundle: Rolldown.OutputBundle): Promise<string> {
  const names = Object.keys(bundle).filter((name) => name.endsWith('.css'))
  const texts = names.map((name) => readFileSync(join(dir, name), 'utf8').trim())
  for (const name of names) rmSync(join(dir, name))
  return texts.join('')
}

interface Rendered extends ReturnType<typeof renderPages> {
  rules: ReturnType<typeof renderStyles>
}

/** Runs the code of the console in Node. `modules` are those with styled components. */
async function runRenderPages(config: InlineConfig, modules: string[]): Promise<Rendered> {
  const server = await createServer({
    ...config,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const pages = await server.ssrLoadModule(at('src/page/renderPages.ts'))
    // oxlint-disable-next-line no-await-in-loop -- The sheet has the order in which the modules run.
    for (const module of modules) await server.ssrLoadModule(module)
    const styles = await server.ssrLoadModule(at('src/page/renderStyles.tsx'))
    // The modules that are loaded are those that the types are imported from.
    return {
      ...(pages as { renderPages: typeof renderPages }).renderPages(),
      rules: (styles as { renderStyles: typeof renderStyles }).renderStyles(),
    }
  } finally {
    await server.close()
  }
}

/** Compiles a script of the page into one expression without imports. */
async function bundleScript(entry: string, config: InlineConfig): Promise<string> {
  const output = await build({
    ...config,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [result] = Array.isArray(output) ? output : [output]
  if (!result || !('output' in result)) throw new Error(`${entry} is not built`)
  return result.output[0].code.trim()
}

function preload(bundle: Rolldown.OutputBundle, names: string[]): string {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' && names.includes(file.name) ? [file.fileName] : []))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

// The frame lies over the root, which has content when `startAdmin` removes the frame.
const FRAME_STYLES = '#frame{position:absolute;inset:0 0 auto}'
// A stored session opens another screen than the login.
const LOGIN_STYLES = "[data-session='stored'] #root{display:none}"
// Without its code a screen would do nothing.
const WITHOUT_SCRIPT = `<noscript>${style(`#root,#frame{display:none}p{padding:2rem;font:1rem/1.5 system-ui}`)}</noscript>`

function at(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}
