import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Builds the Storybook of a checkout, without what only a reader needs, into a folder. Throws what it complained of. */
export function buildStorybook(checkout: string, folder: string): void {
  const program = join(checkout, 'node_modules/storybook/dist/bin/dispatcher.js')
  const flags = ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', folder]
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...flags], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  if (status !== 0)
    throw new Error(`Storybook could not be built in ${checkout}:\n${stdout}${stderr}`)
}
