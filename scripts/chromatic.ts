import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run chromatic`: publishes the stories to Chromatic, which compares their pictures. Arguments after `--` go to the
// `chromatic` command.

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error('Set CHROMATIC_PROJECT_TOKEN to the token of the Chromatic project.')
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const { status } = spawnSync(
  'chromatic',
  ['--config-file', '.storybook/chromatic.config.json', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
