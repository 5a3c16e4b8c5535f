import { describe, inject } from 'vitest'

import { freshFolder, freshPostgres, type FreshPlace } from './freshPlaces'

/**
 * Runs the same tests with the embedded database and with PostgreSQL. Each call of `fresh` makes a place for a database without tables. The tests on PostgreSQL are
 * skipped without one.
 */
export function eachFreshPlace(body: (fresh: () => Promise<FreshPlace>) => void) {
  const template = inject('template')
  describe('PGlite', () => body(freshFolder))
  describe.skipIf(!template)('PostgreSQL', () =>
    body(() => (template ? freshPostgres(template) : Promise.reject(new Error('No server')))),
  )
}
