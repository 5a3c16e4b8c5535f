import type { AnyEntity } from '@staff/entity'

import { saveListPreferences } from '../../../../data/session/preferences'
import { notify } from '../../../../shared/notify'

/** Remembers the view that the list opens with; null for the whole list. */
export async function saveStartView({ area }: AnyEntity, startView: string | null): Promise<void> {
  const outcome = await saveListPreferences(area, { startView })
  if (outcome.status === 'kept')
    notify('error', `Your start view is kept on this device only. ${outcome.message}`)
}
