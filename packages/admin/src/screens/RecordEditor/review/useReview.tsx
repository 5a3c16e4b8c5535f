import type { SaveOutcome } from '@staff/forms'
import type { AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { askToPublish, type ReviewOutcome } from '../../../data/review/reviewRecord'
import { lazyComponent } from '../../../shared/lazyComponent'
import { notify } from '../../../shared/notify'
import { useMayPublish } from '../../../shared/useMayPublish'

const AskDialog = lazyComponent(async () => (await import('../../Review/AskDialog')).default)

export interface ReviewOptions {
  entity: AnyEntity
  isReadOnly: boolean
  /** Saves values as a draft. Without changes, it resolves to the record as it is. */
  store: (values: object) => Promise<SaveOutcome<AnyStored>>
  /** Called when the request is made, or its dialog closed after the record was saved. */
  onDone: (record: object) => void
}

interface Asked {
  values: object
  settle: (outcome: SaveOutcome) => void
  /** What was saved before the request failed. */
  stored?: AnyStored
}

/** Saves what is in a form as a draft, and asks those who may publish to publish it. */
export function useReview({ entity, isReadOnly, store, onDone }: ReviewOptions) {
  const client = useQueryClient()
  const mayPublish = useMayPublish(entity)
  const isOffered = entity.publicSite !== undefined && !mayPublish && !isReadOnly
  const askRef = useRef<(() => void) | null>(null)
  const [asked, setAsked] = useState<Asked>()
  const { one } = entity.labels

  async function handleAsk(
    { values, settle, stored }: Asked,
    note: string,
  ): Promise<ReviewOutcome> {
    const saved: SaveOutcome<AnyStored> = stored
      ? { status: 'saved', record: stored }
      : await store(values)
    if (saved.status !== 'saved') {
      setAsked(undefined)
      settle(saved)
      return { status: 'done' }
    }
    const { record } = saved
    const { version } = record
    const outcome = await askToPublish(client, entity, { id: idOf(entity, record), version }, note)
    if (outcome.status === 'failed') {
      setAsked({ values, settle, stored: record })
      return { ...outcome, message: `The ${one} is saved as a draft. ${outcome.message}` }
    }
    setAsked(undefined)
    notify('success', `“${entity.titleOf(record)}” is saved. Those who may publish it are asked.`)
    onDone(record)
    return outcome
  }

  function handleClose() {
    setAsked(undefined)
    if (!asked?.stored) return
    notify('success', `The ${one} was saved as a draft. Nobody was asked to publish it.`)
    onDone(asked.stored)
  }

  const dialog = asked && (
    <Suspense>
      <AskDialog entity={entity} onAsk={(note) => handleAsk(asked, note)} onClose={handleClose} />
    </Suspense>
  )
  return {
    dialog,
    /** The props of a form with 'Save and ask to publish…'; none for somebody who may publish, or not write. */
    inForm: isOffered
      ? {
          askRef,
          onAsk: (values: object, settle: Asked['settle']) => setAsked({ values, settle }),
        }
      : {},
    /** Submits the form for it. */
    ask: isOffered ? () => askRef.current?.() : undefined,
  }
}
