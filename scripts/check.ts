import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run check`: everything that has to be right before a change is shared. It stops at nothing.

const STEPS = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'builds', script: 'build' },
  { name: 'storybook', script: 'build-storybook' },
  { name: 'tests', script: 'test' },
]

const root = fileURLToPath(new URL('..', import.meta.url))
const results = STEPS.map(runStep)

console.log()
for (const { name, ok, seconds } of results)
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(10)}${seconds.toFixed(1).padStart(7)} s`)

const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll is well.')
process.exitCode = failed.length > 0 ? 1 : 0

function runStep({ name, script }: (typeof STEPS)[number]) {
  console.log(`\n▸ ${name}`)
  const start = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const seconds = (performance.now() - start) / 1000
  const ok = status === 0
  console.log(`${ok ? '✓' : '✗'} ${name} in ${seconds.toFixed(1)} s`)
  return { name, ok, seconds }
}
