import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Browser } from 'playwright'

import { openPage } from './drawingBrowser'
import { hashOf } from './pictureList'

const FONT = '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/**
 * The fingerprint of the browser and fonts: the browser's version, and the hash of a reference page with
 * everything that machines draw differently.
 */
export async function readRenderer(browser: Browser): Promise<string> {
  const page = await openPage(browser)
  await page.setContent(referencePage())
  await page.evaluate(() => document.fonts.ready)
  const png = await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 480 } })
  await page.context().close()
  return `Chromium ${browser.version()}, ${hashOf(png)}`
}

function referencePage(): string {
  const font = readFileSync(fileURLToPath(new URL(FONT, import.meta.url))).toString('base64')
  const families = ['House', 'sans-serif', 'serif', 'monospace', 'system-ui']
  const lines = families.map(
    (family) =>
      `<p style="font-family: ${family}">Quick ${family} fox 0123 → ✓ ★ é ñ Ž المحتوى 内容 🙂</p>`,
  )
  return `<style>
    @font-face { font-family: House; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
    p { margin: 4px; font-size: 17px }
    div { width: 300px; height: 60px; margin: 8px; border-radius: 9px; box-shadow: 0 3px 11px rgb(0 0 0 / 0.3) }
  </style>
  ${lines.join('')}
  <p style="font: italic 650 13.5px House">Weights between the steps, at a size between the pixels</p>
  <div style="background: linear-gradient(73deg, #0a7, #c3f)"></div>
  <div style="background: radial-gradient(#fed, #124); transform: rotate(3deg)"></div>
  <input type="checkbox" checked><input type="date"><select><option>One</option></select>`
}
