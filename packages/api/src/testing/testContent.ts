import { content } from '@staff/server/content'
import type { FastifyInstance } from 'fastify'

import { createApp, type AppOptions } from '../app'
import { registerContent } from '../operations/content/content'
import { addSampleContent } from '../operations/firstStart/sampleContent'
import type { Db } from '../platform/db/database'

// The tests of the server use our own content, which has an entity of every kind.
registerContent(content)

export { content }

/** Creates the app with our content. */
export function createTestApp(options: Omit<AppOptions, 'content'>): Promise<FastifyInstance> {
  return createApp({ content, ...options })
}

/** Fills every empty table with our sample content. */
export async function addTestSamples(db: Db) {
  if (content.samples) await addSampleContent(db, await content.samples())
}
