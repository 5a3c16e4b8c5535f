import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Builds the product as `npm start` does. */
export default function buildProduct() {
  // The build takes neither the runner's mode nor its flags for Node.
  const { NODE_ENV: _mode, NODE_OPTIONS: _flags, ...env } = process.env
  const turbo = ['--env-file=scripts/noTelemetry.env', 'node_modules/turbo/bin/turbo']
  const { status } = spawnSync(
    process.execPath,
    [...turbo, 'run', 'build', '--filter=./apps/*', '--output-logs=errors-only'],
    { cwd: root, env, stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The product does not build')
}
