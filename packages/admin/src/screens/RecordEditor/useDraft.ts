import { secretsOf, type AnyEntity } from '@staff/forms/entity'
import { useLocale } from '@staff/ui'
import { useState } from 'react'

import { idOf, type AnyStored } from '../../data/records/recordQueries'
import { changedFields } from '../../data/records/saveRecord'
import { draftOwner } from '../../stores/session/auth'
import { readDraft, deleteDraft, saveDraft } from '../../stores/drafts'

/** What was typed into this form before and not saved, kept on this device for the same person. */
export function useDraft(entity: AnyEntity, record: AnyStored | undefined, preset = {}) {
  const clock = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' })
  // The person at the start: the draft stays theirs even when the session ends under the form.
  const [owner] = useState(draftOwner)
  const place = record ? [idOf(entity, record)] : ['new', ...Object.values(preset)]
  const key = keyOf(entity, place)
  const [found] = useState(() => readDraft(owner, key))
  const [keptAt, setKeptAt] = useState<Date>()
  const start = initialValues(entity, record, preset)
  // The same object at each render: a new one would be put into the form again, and make a render again.
  const [restored] = useState(() => found && { ...start, ...found })

  return {
    /** The record's values with the draft's on top. */
    restored,
    note: keptAt && `Draft kept on this device · ${clock.format(keptAt)}`,
    keep: (typed: object) => {
      // Only what differs: a field that somebody else changes meanwhile must not be turned back by an old draft.
      const isKept = saveDraft(owner, key, changedFields(start, typed), secretsOf(entity))
      setKeptAt(isKept ? new Date() : undefined)
    },
    drop: () => {
      deleteDraft(owner, key)
      setKeptAt(undefined)
    },
  }
}

/** What the person typed before into the form of a record that is still on its way, on top of what it starts with. */
export function storedDraft(entity: AnyEntity, id: string, start: object): object | undefined {
  const found = readDraft(draftOwner(), keyOf(entity, [id]))
  return found && { ...start, ...found }
}

function keyOf({ area }: AnyEntity, place: unknown[]): string {
  return [area, ...place].join('/')
}

/** What a form starts with: the fields of the record, without its id and stamps, or an empty form but for `preset`. */
export function initialValues(
  entity: AnyEntity,
  record: AnyStored | undefined,
  preset = {},
): object {
  if (!record) return { ...(entity.create?.empty ?? entity.empty), ...preset }
  return Object.fromEntries(
    Object.keys(entity.empty).map((name) => [name, Reflect.get(record, name)]),
  )
}
