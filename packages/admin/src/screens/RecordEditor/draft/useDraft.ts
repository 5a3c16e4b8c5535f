import { type AnyEntity, fieldValue, secretsOf } from '@staff/entity'
import { useLocale } from '@staff/ui'
import { afterPress } from '@staff/ui/afterPress'
import { useEffect, useState } from 'react'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { changedFields } from '../../../data/records/saveRecord'
import { draftOwner } from '../../../stores/session/auth'
import { deleteDraft } from '../../../stores/drafts/drafts'
import { readDraft, saveDraft } from '../../../stores/drafts/sealedDrafts'
import { storeDraftSoon, storeWaitingDraft } from '../../../stores/drafts/waitingDraft'

/** The draft of a form, stored on this device for one user. `source`: the id of the record that a new one duplicates. */
export function useDraft(
  entity: AnyEntity,
  record: AnyStored | undefined,
  preset = {},
  source?: string,
) {
  const clock = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' })
  // The user at the start: the draft stays theirs even if the session ends while the form is open.
  const [owner] = useState(draftOwner)
  const ofNew = source === undefined ? ['new', ...Object.values(preset)] : ['copy', source]
  const segments = record ? [idOf(entity, record)] : ofNew
  const key = keyOf(entity, segments)
  const [found] = useState(() => readDraft(owner, key))
  const [keptAt, setKeptAt] = useState('')
  const start = initialValues(entity, record, preset)
  // The same object at each render: a new object would reset the form and render again.
  const [restored] = useState(() => found && { ...start, ...found })
  useEffect(storeBeforeTheEnd, [])

  return {
    /** The values of the record, overridden by the draft. */
    restored,
    note: keptAt && `Draft kept on this device · ${keptAt}`,
    /** Stores the draft after a pause in typing, or when the form closes. */
    save: (typed: object) =>
      storeDraftSoon(key, () => {
        // Only changed fields: an old draft must not revert fields that another user changes later.
        const isKept = saveDraft(owner, key, changedFields(start, typed), secretsOf(entity))
        // The note can move the buttons below it.
        afterPress(() => setKeptAt(isKept ? clock.format(new Date()) : ''))
      }),
    discard: () => {
      deleteDraft(owner, key)
      setKeptAt('')
    },
  }
}

/** The initial values of a record that still loads, overridden by its stored draft. */
export function storedDraft(entity: AnyEntity, id: string, start: object): object | undefined {
  const found = readDraft(draftOwner(), keyOf(entity, [id]))
  return found && { ...start, ...found }
}

/** Stores the waiting draft when a field or the window loses the focus, when the page may end, and when the form closes. */
function storeBeforeTheEnd() {
  const events = ['focusout', 'blur', 'pagehide', 'visibilitychange']
  for (const event of events) addEventListener(event, storeWaitingDraft)
  return () => {
    for (const event of events) removeEventListener(event, storeWaitingDraft)
    storeWaitingDraft()
  }
}

function keyOf({ area }: AnyEntity, segments: unknown[]): string {
  return [area, ...segments].join('/')
}

/** The initial values of a form: the record without id and timestamps, or the empty values with `preset`. */
export function initialValues(
  entity: AnyEntity,
  record: AnyStored | undefined,
  preset = {},
): object {
  if (!record) return { ...(entity.create?.empty ?? entity.empty), ...preset }
  return Object.fromEntries(
    Object.keys(entity.empty).map((name) => [name, fieldValue(record, name)]),
  )
}
