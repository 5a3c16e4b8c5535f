import type { AnyEntity } from '@staff/entity'

import { importOutcome } from '../../../data/csv/importFile'
import { ApiError } from '../../../data/http/ApiError'
import { announce } from '../../../stores/announcer'
import type { ImportState, Source } from './importState'

const CANCELLED = 'The import was cancelled. Nothing was stored.'
const UNKNOWN =
  'The import was cancelled, but the server does not say whether that was in time. Look at the list before you import again.'

/** Finds out what a cancelled import has stored, because the cancellation may have come too late. */
export async function afterCancelling(
  entity: AnyEntity,
  source: Source,
  idempotencyKey: string,
): Promise<ImportState> {
  const outcome = await importOutcome(entity, idempotencyKey).catch(unknownOutcome)
  if (typeof outcome === 'object' && outcome.isStored)
    return { step: 'done', source, report: outcome, wasCancelled: true }
  const note = outcome === UNKNOWN ? UNKNOWN : CANCELLED
  announce(note)
  return { step: 'choose', note }
}

function unknownOutcome(error: unknown): typeof UNKNOWN {
  if (!(error instanceof ApiError)) throw error
  return UNKNOWN
}
