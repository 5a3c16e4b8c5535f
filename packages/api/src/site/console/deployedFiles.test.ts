import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { readConfig } from '../../operations/config/readConfig'
import type { Database } from '../../platform/db/database'
import { eachSharedDatabase } from '../../testing/eachDatabase'
import { createTestApp } from '../../testing/testContent'
import { keepDeployedFiles } from './deployedFiles'
import { deployedFiles } from './deployedFiles.table'

const DAY = 24 * 60 * 60_000
const OLD = '/assets/index-old1.js'
const NEW = '/assets/index-new1.js'
const FONT = '/assets/inter-font1.woff2'
const BROTLI = { 'accept-encoding': 'gzip, br' }

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deployed-'))
  await writeBuild('old', OLD)
  await writeBuild('new', NEW)
})
afterAll(() => rm(folder, { recursive: true }))

/** Writes a build of the console: a page, a script of its own, and a font that both builds have. */
async function writeBuild(name: string, script: string) {
  const dir = join(folder, name)
  await mkdir(join(dir, 'assets'), { recursive: true })
  await writeFile(join(dir, 'index.html'), `<script type="module" src="${script}"></script>`)
  await writeFile(join(dir, script), codeOf(script))
  await writeFile(join(dir, `${script}.br`), brotliCompressSync(codeOf(script)))
  await writeFile(join(dir, `${script}.map`), '{}')
  await writeFile(join(dir, FONT), 'font')
}

const codeOf = (script: string) => `start('${script}')`
const configOf = (build: string) => ({ ...readConfig({}), consoleDir: join(folder, build) })

eachSharedDatabase((empty) => {
  let database: Database
  let nodes: FastifyInstance[]

  beforeEach(async () => {
    database = await empty()
    nodes = []
  })
  afterEach(() => Promise.all(nodes.map((node) => node.close())))

  /** Starts a node with a build. */
  async function start(build: string, changes: Partial<Database> = {}) {
    const node = await createTestApp({
      database: { ...database, ...changes },
      config: configOf(build),
      logLevel: 'silent',
    })
    nodes.push(node)
    return node
  }

  const storedPaths = async () =>
    (await database.db.select().from(deployedFiles)).map(({ path }) => `/${path}`).toSorted()

  test('a node has the files of the builds before it and after it', async () => {
    const older = await start('old')
    const newer = await start('new')
    for (const [node, url] of [
      [older, NEW],
      [newer, OLD],
    ] as const) {
      const compressed = await node.inject({ url, headers: BROTLI })
      expect(compressed.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      })
      expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(codeOf(url))
      const plain = await node.inject(url)
      expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, codeOf(url)])
      expect((await node.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    }
  })

  test('a font is stored as it is, and both builds share it', async () => {
    await start('old')
    const newer = await start('new')
    expect(await storedPaths()).toEqual([NEW, OLD, FONT])
    await rm(join(folder, 'new', FONT))
    const font = await (await start('new')).inject({ url: FONT, headers: BROTLI })
    expect([font.headers['content-type'], font.body]).toEqual(['font/woff2', 'font'])
    expect(font.headers['content-encoding']).toBeUndefined()
    expect(await statusOf(newer, `${NEW}.map`)).toBe(404)
    await writeFile(join(folder, 'new', FONT), 'font')
  })

  test('nodes that start together store each file once', async () => {
    await Promise.all([start('old'), start('new'), start('old'), start('new')])
    expect(await storedPaths()).toEqual([NEW, OLD, FONT])
  })

  test('the files of a build stay for seven days after its last node', async () => {
    const begin = Date.now()
    const keep = (build: string, days: number) =>
      keepDeployedFiles(database.db, configOf(build), new Date(begin + days * DAY))
    await keep('old', 0)
    await keep('old', 20)
    await keep('new', 20)
    await keep('new', 26.9)
    expect(await storedPaths()).toEqual([NEW, OLD, FONT])
    await keep('new', 27.1)
    expect(await storedPaths()).toEqual([NEW, FONT])
    // The build before is back.
    await keep('old', 28)
    expect(await storedPaths()).toEqual([NEW, OLD, FONT])
  })

  test('a node whose database takes no writes starts all the same', async () => {
    const full = await start('old', { hasDiskSpace: () => Promise.resolve(false) })
    expect(await statusOf(full, OLD)).toBe(200)
    expect(await storedPaths()).toEqual([])
    expect(await statusOf(await start('new', { hasDiskSpace: failing }), NEW)).toBe(200)
  })

  test('a name that no build has is nothing, whatever it is', async () => {
    await start('old')
    const newer = await start('new')
    const responses = await Promise.all(NO_FILES.map((url) => newer.inject(url)))
    for (const { statusCode, headers } of responses) {
      expect([404, 414]).toContain(statusCode)
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})

const statusOf = async (node: FastifyInstance, url: string) => (await node.inject(url)).statusCode
const failing = () => Promise.reject(new Error('The disk does not respond'))

const NO_FILES = [
  '/assets/index-gone.js',
  '/assets/',
  '/assets/..%2findex.html',
  '/assets/%00',
  '/assets/index-old1.js%00',
  '/assets/%e2%80%ae.js',
  "/assets/'%20or%20true--.js",
  `/assets/${'a'.repeat(15_000)}.js`,
]
