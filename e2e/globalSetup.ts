import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Builds the product as `npm start` does. */
export default function setup() {
  // What vitest says about itself must not reach the build: it would make a console for development.
  const outside = Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST)/.test(name))
  const turbo = ['--env-file=scripts/quiet.env', 'node_modules/turbo/bin/turbo']
  const { status } = spawnSync(
    process.execPath,
    [...turbo, 'run', 'build', '--filter=./apps/*', '--output-logs=errors-only'],
    { cwd: root, env: Object.fromEntries(outside), stdio: 'inherit' },
  )
  if (status !== 0) throw new Error('The product does not build')
}
