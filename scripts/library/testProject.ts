import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { browserFlags, requireBrowser } from '../browser'
import { run } from './pack'

/** Runs the story tests of a project with the browser of this machine; what vitest printed. */
export function testProject(folder: string): string {
  // The other packages are links to ours, outside of the project: Vite serves such files only when told to.
  const config = `
    import { mergeConfig } from 'vitest/config'
    import { playwright } from '@vitest/browser-playwright'
    import own from './vitest.config'

    const config = mergeConfig(own, { server: { fs: { strict: false } } })
    config.test.browser.provider = playwright({ launchOptions: ${JSON.stringify({
      executablePath: requireBrowser(),
      args: browserFlags,
    })} })
    export default config
  `
  writeFileSync(join(folder, 'vitest.here.config.ts'), config)
  const vitest = join(dirname(folder), 'node_modules/vitest/vitest.mjs')
  const words = [vitest, 'run', '--config', 'vitest.here.config.ts']
  return stripVTControlCharacters(run(process.execPath, words, folder))
}
