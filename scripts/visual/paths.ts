import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

// A test compares the pictures of another folder.
const base = process.env['PICTURES_ROOT'] ?? root
const cache = join(base, 'node_modules/.cache/pictures')

export const paths = {
  /** The list of accepted pictures, which git tracks. */
  list: join(base, '.storybook/pictures.txt'),
  /** The Storybook that was built last. */
  storybook: join(cache, 'storybook'),
  /** The accepted pictures that this machine has drawn; safe to delete. */
  accepted: join(cache, 'accepted'),
  /** Playwright's report of the last run. */
  report: join(base, 'reports/pictures'),
  /** The files of failed tests. */
  results: join(base, 'reports/visual'),
}
