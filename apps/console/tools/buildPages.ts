import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { build, createServer, type InlineConfig, type Plugin } from 'vite'

import type { renderPages } from '../src/page/renderPages'
import { compressFiles } from './compressFiles.ts'

type Bundle = Parameters<Extract<Plugin['writeBundle'], (...args: never[]) => unknown>>[1]

/**
 * Writes the pages of the console: `index.html` is the login screen, finished, and the other pages preload the files that
 * their addresses need. Styles and scripts of the first paint are inline, so that no other file delays it.
 */
export function buildPages(config: InlineConfig): Plugin {
  return {
    name: 'build-pages',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const template = templateOf(readFileSync(join(dir, 'index.html'), 'utf8'))
      const [rendered, styles, ...scripts] = await Promise.all([
        runRenderPages(config),
        inlineStyles(dir, bundle),
        ...SCRIPTS.map((entry) => bundleScript(entry, config)),
      ])
      const [theme = '', keepPresses = '', callEarly = ''] = scripts
      const { login, firstCalls } = rendered
      const calls = `const firstCalls=${JSON.stringify(firstCalls)};${callEarly}`
      const dashboard = script(theme) + script(calls) + style(styles) + WITHOUT_SCRIPT
      const pages = {
        'index.html': {
          head: [
            script(theme),
            script(keepPresses),
            style(styles + LOGIN_STYLES),
            login.styles,
            WITHOUT_SCRIPT,
          ].join(''),
          title: login.title,
          root: login.html,
        },
        'home.html': { head: dashboard + preload(bundle, ['lists', 'Home']) },
        'list.html': { head: dashboard + preload(bundle, ['lists']) },
        'form.html': { head: dashboard + preload(bundle, ['lists', 'overlays', 'forms']) },
      }
      for (const [name, parts] of Object.entries(pages))
        writeFileSync(join(dir, name), fill(template, parts))
      compressFiles(dir)
    },
  }
}

const script = (code: string) => `<script>${code}</script>`
const style = (css: string) => `<style>${css}</style>`

/** The inline scripts, as modules: theme, kept presses and first calls. */
const SCRIPTS = [
  '@staff/admin/page/setTheme',
  '@staff/admin/page/keepPresses',
  at('src/page/callEarly.ts'),
]

interface PageParts {
  head: string
  title?: string
  root?: string
}

function fill(template: string, { head, title, root = '' }: PageParts): string {
  return template
    .replace('</title>', () => `</title>${head}`)
    .replace(/<title>.*?<\/title>/, (old) => (title ? `<title>${title}</title>` : old))
    .replace('<div id="root"></div>', () => `<div id="root">${root}</div>`)
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
async function inlineStyles(dir: string, bundle: Bundle): Promise<string> {
  const names = Object.keys(bundle).filter((name) => name.endsWith('.css'))
  const texts = names.map((name) => readFileSync(join(dir, name), 'utf8').trim())
  for (const name of names) rmSync(join(dir, name))
  return texts.join('')
}

/** Runs the code of the console in Node. */
async function runRenderPages(config: InlineConfig): Promise<ReturnType<typeof renderPages>> {
  const server = await createServer({
    ...config,
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = await server.ssrLoadModule(at('src/page/renderPages.ts'))
    // The module that is loaded is the one that the type is imported from.
    return (module as { renderPages: typeof renderPages }).renderPages()
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

function preload(bundle: Bundle, names: string[]): string {
  return Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' && names.includes(file.name) ? [file.fileName] : []))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

// Without its code the login screen would do nothing, and a stored session opens another screen.
const HIDDEN_ROOT = '#root{display:none}'
const LOGIN_STYLES = `[data-session='stored'] ${HIDDEN_ROOT}`
const WITHOUT_SCRIPT = `<noscript>${style(`${HIDDEN_ROOT}p{padding:2rem;font:1rem/1.5 system-ui}`)}</noscript>`

function at(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}
