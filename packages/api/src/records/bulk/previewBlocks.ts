import {
  bulkResult,
  joinPreviews,
  previewReplacement,
  type BulkEdition,
  type BulkResult,
} from '@staff/contract'

import type { Db } from '../../platform/db/database'
import type { RecordContext } from '../table/recordTable'
import { foreseeBlock } from './changeBlock'
import { findTargets, inOrderOf, pauseForOthers, type Action } from './targets'

/** What a replacement would do. It writes nothing, locks nothing and ends when the caller disconnects. */
export async function previewBlocks(
  db: Db,
  context: RecordContext,
  call: Action,
): Promise<BulkResult> {
  const { blocks, rest } = await findTargets(db, context, call)
  const foreseen: Awaited<ReturnType<typeof previewBlock>>[] = []
  for (const block of blocks) {
    if (context.request.socket.destroyed) break
    foreseen.push(await previewBlock(db, context, block, call))
    if (blocks.length > 1) await pauseForOthers()
  }
  return {
    ...bulkResult(foreseen, { undo: null, rest }),
    preview: joinPreviews(foreseen.map(({ preview }) => preview)),
  }
}

async function previewBlock(
  db: Db,
  context: RecordContext,
  block: readonly BulkEdition[],
  { values }: Action,
) {
  const change = { action: 'replace', values } as const
  const { found, news, refused } = await foreseeBlock(db, context, block, change)
  const changed = new Set(news.map(({ id }) => id))
  const looked = found.map(({ id, title, stored }) => ({
    id,
    title,
    stored,
    isChanged: changed.has(id),
  }))
  return {
    done: news.length,
    refused: inOrderOf(block, refused),
    former: undefined,
    preview: previewReplacement(values, looked),
  }
}
