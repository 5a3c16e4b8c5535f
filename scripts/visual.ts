import { spawnSync } from 'node:child_process'

import { launchBrowser } from './visual/drawingBrowser'
import { paths, root } from './visual/paths'
import { readPictureList } from './visual/pictureList'
import { readRenderer } from './visual/renderer'
import { buildStorybook } from './visual/storybookBuild'

// `npm run test:visual`: compares a picture of every story with the accepted one. `-- --update` accepts the pictures;
// other arguments go to Playwright, such as `-g <title or id>`.

const UPDATE = '--update'

try {
  process.exitCode = await comparePictures(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function comparePictures(args: string[]): Promise<number> {
  const isUpdate = args.includes(UPDATE)
  const otherArgs = args.filter((arg) => arg !== UPDATE)
  const renderer = await currentRenderer()
  const { renderer: accepted } = readPictureList(paths.list)
  const isNewList = !accepted || (isUpdate && otherArgs.length === 0)
  if (renderer !== accepted && !isNewList)
    throw new Error(
      `The accepted pictures are from ${accepted}, and this machine draws with ${renderer}. ` +
        'Pictures of different browsers or fonts cannot be compared: use the same ones, ' +
        'or redraw the whole list with: npm run test:visual -- --update',
    )

  buildStorybook(paths.storybook)
  const update = isUpdate ? ['--update-snapshots=changed'] : []
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--config=scripts/visual']
  const { status } = spawnSync(process.execPath, [...playwright, ...update, ...otherArgs], {
    cwd: root,
    env: { ...process.env, PICTURES_RENDERER: renderer },
    stdio: 'inherit',
  })
  if (status !== 0)
    console.log(
      'Look at them with: npx playwright show-report reports/pictures\n' +
        'Accept what is intended with: npm run test:visual -- --update',
    )
  return status ?? 1
}

async function currentRenderer(): Promise<string> {
  const browser = await launchBrowser()
  try {
    return await readRenderer(browser)
  } finally {
    await browser.close()
  }
}
