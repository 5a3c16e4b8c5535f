import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// `npm run node-releases`: builds the product, starts it and runs tests of the API under each maintained release of
// Node. `-- 22 24` selects releases, `-- --all` runs all tests of the API. The binaries come from npm's package `node`.

const MAINTAINED = ['20', '22', '24', '26']

/** Tests of what depends on the release: database, password hashes, images, streams and compression. */
const QUICK_TESTS = [
  'packages/api/src/records/references.test.ts',
  'packages/api/src/identity/login/login.test.ts',
  'packages/api/src/records/images/images.test.ts',
  'packages/api/src/operations/backup/encryption.test.ts',
]

const root = fileURLToPath(new URL('..', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((major) => !MAINTAINED.includes(major))
if (unknown.length > 0)
  throw new Error(`Unknown release: ${unknown.join(', ')}. Choose from ${MAINTAINED.join(', ')}.`)

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

const outcomes = (positionals.length > 0 ? positionals : MAINTAINED).map(testRelease)
console.log()
for (const { line } of outcomes) console.log(line)
if (outcomes.some(({ ok }) => ok === false) || !outcomes.some(({ ok }) => ok)) process.exitCode = 1

/** `ok` is undefined if npm has no binary of the release. */
function testRelease(major: string): { ok: boolean | undefined; line: string } {
  const node = install(major)
  if (!node)
    return {
      ok: undefined,
      line: `- Node ${major}: not tested, npm has no binary for this platform`,
    }
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

/** Installs a release into a cache folder and returns the path of its binary. */
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
  const nodeArgs = ['--env-file=scripts/noTelemetry.env', ...args]
  return spawnSync(node, nodeArgs, { cwd: root, env, stdio: 'inherit' }).status === 0
}
