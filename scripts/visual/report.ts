import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { differenceOf } from './difference'

/** A picture that is not as it was. */
export interface Finding {
  /** Story, width and theme. */
  name: string
  kind: 'changed' | 'new'
  /** Undefined for a new picture, and where the old one cannot be drawn here. */
  before: Buffer | undefined
  after: Buffer
}

const STYLE = `
  body { margin: 24px; font: 15px/1.5 system-ui, sans-serif; color: #1c2024; background: #f4f5f6; }
  section { margin-block: 40px; }
  div { display: flex; gap: 16px; align-items: flex-start; }
  figure { flex: 1; margin: 0; min-width: 0; }
  img { max-width: 100%; border: 1px solid #b9bec4; background: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
`

/** Writes the pictures of a run's findings and a page that shows them side by side; answers the page's path. */
export function writeReport(folder: string, findings: readonly Finding[]): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections = findings.map((finding) => writeFinding(folder, finding))
  const page = join(folder, 'index.html')
  writeFileSync(
    page,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures that differ</title>
<style>${STYLE}</style><h1>Pictures that differ: ${findings.length}</h1>
${sections.join('\n')}</html>\n`,
  )
  return page
}

function writeFinding(folder: string, { name, kind, before, after }: Finding): string {
  const difference = before && differenceOf(before, after)
  const files = { before, after, difference: difference?.png }
  const figures = Object.entries(files).map(([moment, png]) => {
    if (!png) return ''
    const file = `${name.replaceAll(' ', '.')}.${moment}.png`
    writeFileSync(join(folder, file), png)
    return `<figure><figcaption>${moment}</figcaption><a href="${file}"><img src="${file}" alt="" loading="lazy"></a></figure>`
  })
  const amount = difference ? `: ${difference.pixels} pixels` : ''
  return `<section><h2>${name} (${kind}${amount})</h2><div>${figures.join('')}</div></section>`
}
