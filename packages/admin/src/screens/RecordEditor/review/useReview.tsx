import type { AnyEntity } from '@staff/entity'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'

import { idOf } from '../../../data/records/recordQueries'
import { askToPublish, type ReviewOutcome } from '../../../data/review/reviewRecord'
import { lazyComponent } from '../../../shared/lazyComponent'
import { useMayPublish } from '../../../shared/useMayPublish'
import { useDraftQuestion, type DraftQuestionOptions } from '../useDraftQuestion'

const AskDialog = lazyComponent(async () => (await import('../../Review/AskDialog')).default)

export interface ReviewOptions extends Omit<DraftQuestionOptions, 'closedText'> {
  entity: AnyEntity
  isReadOnly: boolean
}

/** Saves what is in a form as a draft, and asks those who may publish to publish it. */
export function useReview({ entity, isReadOnly, ...options }: ReviewOptions) {
  const client = useQueryClient()
  const mayPublish = useMayPublish(entity)
  const isOffered = entity.publicSite !== undefined && !mayPublish && !isReadOnly
  const { one } = entity.labels
  const question = useDraftQuestion({
    ...options,
    closedText: `The ${one} was saved as a draft. Nobody was asked to publish it.`,
  })

  async function handleAsk(note: string): Promise<ReviewOutcome> {
    const record = await question.storeDraft()
    if (!record) return { status: 'done' }
    const { version } = record
    const outcome = await askToPublish(client, entity, { id: idOf(entity, record), version }, note)
    if (outcome.status === 'failed') {
      question.stay(record)
      return { ...outcome, message: `The ${one} is saved as a draft. ${outcome.message}` }
    }
    const title = entity.titleOf(record)
    question.finish(record, `“${title}” is saved. Those who may publish it are asked.`)
    return outcome
  }

  const dialog = question.asked && (
    <Suspense>
      <AskDialog entity={entity} onAsk={handleAsk} onClose={question.close} />
    </Suspense>
  )
  return {
    dialog,
    /** The props of a form with 'Save and ask to publish…'; none for somebody who may publish, or not write. */
    inForm: isOffered ? { askRef: question.submitRef, onAsk: question.open } : {},
    /** Submits the form for it. */
    ask: isOffered ? () => question.submitRef.current?.() : undefined,
  }
}
