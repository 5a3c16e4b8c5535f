import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The list of accepted pictures, as git keeps it. */
export const BASELINE_PATH = '.storybook/pictures.txt'

/** Pictures seen before and Storybooks just built; it may be deleted at any time. */
export const cacheFolder = join(root, 'node_modules/.cache/pictures')

/** Where a run with differences leaves its pictures and a page to look at. */
export const reportFolder = join(root, 'reports/pictures')
