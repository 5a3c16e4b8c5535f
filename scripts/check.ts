import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run check`: runs all checks. A failed check does not stop the others. The tests run last and alone, so that their totals are
// the last line of the output. They name the failed checks above their totals.

interface Step {
  name: string
  script: string
}

/** Two rows of steps run beside each other, because a step of them seldom uses more than one processor. */
const ROWS: Step[][] = [
  [
    { name: 'builds', script: 'build' },
    // Packs what was built.
    { name: 'packages', script: 'packages' },
  ],
  [
    { name: 'format', script: 'format:check' },
    { name: 'lint', script: 'lint' },
    { name: 'types', script: 'types' },
    { name: 'unused', script: 'unused' },
    { name: 'dependencies', script: 'dependencies' },
  ],
]

/** Waits for elements in a browser, so it runs alone. */
const STORYBOOK: Step = { name: 'storybook', script: 'test:dialogs' }

const root = fileURLToPath(new URL('..', import.meta.url))
const results = [...(await Promise.all(ROWS.map(runRow))).flat(), await runStep(STORYBOOK)]

console.log()
for (const { name, ok, seconds } of results)
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(13)}${seconds.toFixed(1).padStart(7)} s`)

const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll of these passed.')
console.log('\n▸ tests')
const tests = start('test', 'inherit', { FAILED_CHECKS: failed.join(', ') })
process.exitCode = !(await hasPassed(tests)) || failed.length > 0 ? 1 : 0

async function runRow(steps: Step[]) {
  const row = []
  for (const step of steps) row.push(await runStep(step))
  return row
}

/** Runs a step, and prints what it has printed when it has ended. */
async function runStep({ name, script }: Step) {
  const begin = performance.now()
  const child = start(script, 'pipe')
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => output.push(text))
  const ok = await hasPassed(child)
  const seconds = (performance.now() - begin) / 1000
  console.log(`\n▸ ${name}`)
  process.stdout.write(Buffer.concat(output))
  console.log(`${ok ? '✓' : '✗'} ${name} in ${seconds.toFixed(1)} s`)
  return { name, ok, seconds }
}

function start(script: string, output: 'inherit' | 'pipe', env: NodeJS.ProcessEnv = {}) {
  return spawn('npm', ['run', '--silent', script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  })
}

function hasPassed(child: ReturnType<typeof start>): Promise<boolean> {
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}
