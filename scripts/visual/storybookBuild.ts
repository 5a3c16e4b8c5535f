import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { root } from './paths'

/** Builds Storybook into a folder, without its documentation. Throws its output if the build fails. */
export function buildStorybook(folder: string): void {
  const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const flags = ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', folder]
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...flags], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  if (status !== 0) throw new Error(`Storybook could not be built:\n${stdout}${stderr}`)
}
