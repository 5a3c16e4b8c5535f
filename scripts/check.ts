import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run check`: runs all checks. A failed check does not stop the others. The tests run last, so that their totals are
// the last line of the output. They name the failed checks above their totals.

const STEPS = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'unused', script: 'unused' },
  { name: 'dependencies', script: 'dependencies' },
  { name: 'builds', script: 'build' },
  { name: 'packages', script: 'packages' },
  { name: 'storybook', script: 'test:dialogs' },
]

const root = fileURLToPath(new URL('..', import.meta.url))
const results = STEPS.map(runStep)

console.log()
for (const { name, ok, seconds } of results)
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(13)}${seconds.toFixed(1).padStart(7)} s`)

const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll of these passed.')
console.log('\n▸ tests')
const testsPass = run('test', { FAILED_CHECKS: failed.join(', ') })
process.exitCode = failed.length > 0 || !testsPass ? 1 : 0

function runStep({ name, script }: (typeof STEPS)[number]) {
  console.log(`\n▸ ${name}`)
  const start = performance.now()
  const ok = run(script)
  const seconds = (performance.now() - start) / 1000
  console.log(`${ok ? '✓' : '✗'} ${name} in ${seconds.toFixed(1)} s`)
  return { name, ok, seconds }
}

function run(script: string, env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return status === 0
}
