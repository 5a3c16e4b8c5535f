import type { AnyEntity } from '@staff/entity'
import type { QueryClient } from '@tanstack/react-query'

import type { RecordVersion } from '../../../data/review/reviewRecord'
import { checkVersion } from '../../../data/version/checkVersion'

/** Publishes a record, and says what became of it. The code loads with the first publication; if it is gone, the screen offers a reload. */
export async function loadAndPublish(
  client: QueryClient,
  entity: AnyEntity,
  edition: RecordVersion,
): Promise<void> {
  try {
    const { publishRecord } = await import('./publishRecord')
    await publishRecord(client, entity, edition, 'publish')
  } catch {
    void checkVersion()
  }
}
