import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { browserFlags, requireBrowser } from '../prerequisites/browser'
import { run } from './pack'

/** Runs the story tests of a project with the browser of this machine and returns the output of vitest. */
export function testProject(folder: string): string {
  // The dependencies are links to folders outside the project, which Vite serves only without `strict`.
  const config = `
    import { mergeConfig } from 'vitest/config'
    import { playwright } from '@vitest/browser-playwright'
    import projectConfig from './vitest.config'

    const config = mergeConfig(projectConfig, { server: { fs: { strict: false } } })
    config.test.browser.provider = playwright({ launchOptions: ${JSON.stringify({
      executablePath: requireBrowser(),
      args: browserFlags,
    })} })
    export default config
  `
  writeFileSync(join(folder, 'vitest.here.config.ts'), config)
  const vitest = join(dirname(folder), 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--config', 'vitest.here.config.ts']
  return stripVTControlCharacters(run(process.execPath, args, folder))
}
