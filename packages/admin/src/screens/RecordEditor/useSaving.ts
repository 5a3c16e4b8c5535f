import type { SaveOutcome } from '@staff/forms'
import type { Dispatch } from 'react'
import { useNavigate } from 'react-router-dom'

import { useContent } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'
import { useRegion } from '../../shared/regions/useRegion'
import { returnPath } from '../../shared/returnPath'
import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import { useMayPublish } from '../../shared/useMayPublish'
import { isToPublish } from '../../data/live/publication'
import type { AnyStored } from '../../data/records/recordQueries'
import { changedFields } from '../../data/records/saveRecord'
import { useSaveRecord } from '../../data/records/useSaveRecord'
import type { EditorEvent, EditorState } from './editorState'
import { useNotifySaved } from './undo/useNotifySaved'

export interface SavingOptions extends Pick<EditorState, 'base'> {
  dispatch: Dispatch<EditorEvent>
  /** Called when what is typed is stored. */
  onStored: () => void
}

/** What a form does with its values. Each path ends where the user came from. */
export function useSaving({ entity }: AreaScreens, { base, dispatch, onStored }: SavingOptions) {
  const navigate = useNavigate()
  const { create, change } = useSaveRecord(entity)
  const notifySaved = useNotifySaved(entity)
  const region = useRegion()
  const { areas } = useContent()
  const isCurrentScreen = useIsCurrentScreen()
  const mayPublish = useMayPublish(entity)

  // What somebody saves who may not publish is a draft.
  const writesDrafts = entity.publicSite !== undefined && !mayPublish

  const changesIn = (values: object) => (base ? changedFields(base, values) : values)

  function leave(record: object) {
    void navigate(returnPath(areas, region, entity, record))
  }

  /** Stores values, which are then not unsaved any more. */
  async function store(values: object, asDraft: boolean): Promise<SaveOutcome<AnyStored>> {
    const publishes = mayPublish && !asDraft && base && isToPublish(entity, base)
    const kind = { asDraft, publishes }
    const outcome = base
      ? await change(base, changesIn(values), kind)
      : await create(values, { asDraft })
    if (outcome.status === 'conflict') dispatch({ type: 'conflict', current: outcome.current })
    if (outcome.status === 'saved') onStored()
    return outcome
  }

  async function save(values: object, asDraft = false): Promise<SaveOutcome> {
    const outcome = await store(values, asDraft)
    if (outcome.status !== 'saved') return outcome
    notifySaved(outcome, base, changesIn(values), asDraft || writesDrafts)
    // Skipped if the user left during the save.
    if (isCurrentScreen()) leave(outcome.record)
    return outcome
  }

  return {
    save,
    leave,
    /** What a schedule needs. */
    drafts: {
      isChanged: (values: object) => !base || Object.keys(changesIn(values)).length > 0,
      store: (values: object) => store(values, true),
      onDone: (record: object) => {
        if (isCurrentScreen()) leave(record)
      },
    },
  }
}
