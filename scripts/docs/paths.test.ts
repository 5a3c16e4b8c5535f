import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const NOT_SOURCES = /^(?:node_modules|dist|data|reports|storybook-static|\.git|\.turbo)$/
const files = listFiles(root)

/** Files that commands write, or that are in the projects of readers. */
const NOT_IN_REPOSITORY = /^(?:reports|apps\/console\/dist|\.storybook\/preview\.ts$)|</
const PATH = /\.(?:tsx?|mdx?|sql)$|^(?:apps|packages|scripts|docs|e2e|examples|\.storybook)\//

test.each(files.filter((file) => /\.mdx?$/.test(file)))('the paths in %s exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const created = [...text.matchAll(/^```tsx? file=(\S+)/gm)].map(([, file = '']) => file)
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]+)/g)].map(([, link = '']) => link)
  const paths = [...text.matchAll(/`([\w@.<>/-]+)`/g)].map(([, path = '']) => path)
  expect([
    ...links.filter((link) => !existsSync(join(root, document, '..', link))),
    ...paths.filter(
      (path) =>
        PATH.test(path) &&
        !NOT_IN_REPOSITORY.test(path) &&
        ![...files, ...created].some((file) =>
          `/${file}/`.includes(`/${path}/`.replace('//', '/')),
        ),
    ),
  ]).toEqual([])
})

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    // Only the root's `data` is a database.
    if (NOT_SOURCES.test(entry.name) && !(entry.name === 'data' && folder !== root)) return []
    return entry.isDirectory() ? listFiles(path) : [relative(root, path)]
  })
}
