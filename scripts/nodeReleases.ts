import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// `npm run node-releases`: builds and starts the product and runs tests of the API under every maintained release of
// Node. `-- 22 24` chooses releases, `-- --all` runs all tests of the API. npm's package `node` brings the binaries.

const MAINTAINED = ['20', '22', '24', '26']

/** What meets the database, the passwords, the pictures, the streams and the compression of each release. */
const QUICK_TESTS = [
  'apps/api/src/records/references.test.ts',
  'apps/api/src/login/login.test.ts',
  'apps/api/src/images/images.test.ts',
  'apps/api/src/backup/encryption.test.ts',
]

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((major) => !MAINTAINED.includes(major))
if (unknown.length > 0) throw new Error(`Choose from ${MAINTAINED.join(', ')}.`)

const steps = [
  {
    name: 'build',
    args: ['node_modules/turbo/bin/turbo', 'run', 'build', '--force', '--output-logs=errors-only'],
  },
  {
    name: 'start',
    args: ['node_modules/tsx/dist/cli.mjs', 'scripts/nodeReleases/startProduct.ts'],
  },
  {
    name: 'tests',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'api',
      ...(values.all ? [] : QUICK_TESTS),
    ],
  },
]

const outcomes = (positionals.length > 0 ? positionals : MAINTAINED).map(tryRelease)
console.log()
for (const { line } of outcomes) console.log(line)
if (!outcomes.every(({ ok }) => ok !== false) || !outcomes.some(({ ok }) => ok))
  process.exitCode = 1

/** Undefined where the release cannot be had. */
function tryRelease(major: string): { ok: boolean | undefined; line: string } {
  const node = install(major)
  if (!node)
    return { ok: undefined, line: `- Node ${major}: not tried, npm has no binary for this machine` }
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
  console.log(`\n▸ Node ${version}`)
  const times: string[] = []
  for (const { name, args } of steps) {
    const start = performance.now()
    const ok = run(node, args)
    if (!ok) return { ok, line: `✗ Node ${version}: ${name} failed` }
    times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
  return { ok: true, line: `✓ Node ${version}: ${times.join(', ')}` }
}

/** The path of a release's binary, fetched once a day at most by npm's own cache. */
function install(major: string): string | undefined {
  const folder = join(root, 'node_modules/.cache/node-releases', major)
  mkdirSync(folder, { recursive: true })
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    `node@${major}`,
  ]
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const node = join(folder, 'node_modules/node/bin/node')
  if (status === 0 && spawnSync(node, ['--version']).status === 0) return node
  rmSync(folder, { recursive: true, force: true })
  return undefined
}

function run(node: string, args: string[]): boolean {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH']}` }
  const quiet = ['--env-file=scripts/quiet.env']
  return spawnSync(node, [...quiet, ...args], { cwd: root, env, stdio: 'inherit' }).status === 0
}
