import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Content, SampleContent } from '@staff/api'
import { ownCalls } from '@staff/content/calls'
import { ownDescriptions } from '@staff/content/calls/ownDescriptions'
import { ownEntities } from '@staff/content/entities'
import { REGIONS } from '@staff/content/regions'

import { areas } from './areas/areas'
import { dashboardRoute } from './areas/dashboard/dashboardRoute'
import { noteRoutes } from './areas/queries/noteRoutes'
import { publicQueryRoute } from './areas/queries/publicQueryRoute'
import { purgeOldQueries } from './areas/queries/purgeQueries'
import { workRoutes } from './areas/queries/workRoutes'

/** What makes the server of `@staff/api` ours. */
export const content: Content = {
  entities: ownEntities,
  areas,
  regions: REGIONS,
  migrations: fileURLToPath(folder('migrations/', '../migrations/')),
  calls: {
    calls: ownCalls,
    descriptions: ownDescriptions,
    routes: async (app, db, config) => {
      dashboardRoute(app, db)
      workRoutes(app, db)
      noteRoutes(app, db)
      await app.register((scope) => publicQueryRoute(scope, db, config))
    },
  },
  purge: purgeOldQueries,
  samples: loadSamples,
}

async function loadSamples(): Promise<SampleContent> {
  const [{ fixtures }, { auditFixtures }, { computedColumns }, { ownExamples }] = await Promise.all(
    [
      import('@staff/content/fixtures'),
      import('@staff/content/audit/auditEntry.fixtures'),
      import('@staff/content/calls/computed'),
      import('@staff/content/calls/ownExamples'),
    ],
  )
  return {
    fixtures,
    audit: auditFixtures,
    pictures: folder('images/', '../../../packages/content/src/images/'),
    computed: computedColumns,
    examples: ownExamples,
  }
}

/** A folder beside the bundle, or where the sources have it. */
function folder(bundled: string, source: string): URL {
  const beside = new URL(bundled, import.meta.url)
  return existsSync(beside) ? beside : new URL(source, import.meta.url)
}
