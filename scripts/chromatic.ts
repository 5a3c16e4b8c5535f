import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run chromatic`: publishes the stories and compares their pictures. Words after `--` go to Chromatic.

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error('Chromatic needs the token of its project in CHROMATIC_PROJECT_TOKEN.')
  process.exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const { status } = spawnSync('chromatic', process.argv.slice(2), {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
process.exitCode = status ?? 1
