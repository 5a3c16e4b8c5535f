import type { Review } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Button } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'

import { withdrawReview } from '../../data/review/reviewRecord'
import { lazyComponent } from '../../shared/lazyComponent'
import { notify } from '../../shared/notify'
import { useMayPublish } from '../../shared/useMayPublish'
import { auth } from '../../stores/session/auth'
import { loadAndPublish } from '../ListScreen/live/loadAndPublish'

const SendBackDialog = lazyComponent(async () => (await import('./SendBackDialog')).default)

export interface ReviewActionsProps {
  entity: AnyEntity
  review: Review
  /** Asks again; undefined where that is not possible. */
  onAsk?: (() => void) | undefined
}

/** What a person can do about a request: publish or send back what waits, withdraw their own, or ask again. */
export function ReviewActions({ entity, review, onAsk }: ReviewActionsProps) {
  const client = useQueryClient()
  const mayPublish = useMayPublish(entity)
  const { userId } = useSnapshot(auth)
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { id, title, state, version } = review
  const isOwn = review.askedById === userId
  const mayAnswer = mayPublish && state === 'Waiting'

  async function handlePublish() {
    setBusy(true)
    await loadAndPublish(client, entity, { id, version })
    setBusy(false)
  }

  async function handleWithdraw() {
    setBusy(true)
    const outcome = await withdrawReview(client, entity, review)
    setBusy(false)
    if (outcome.status === 'done') notify('success', `The request about “${title}” is withdrawn.`)
    else notify('error', `The request was not withdrawn. ${outcome.message}`)
  }

  return (
    <>
      {mayAnswer && (
        <>
          <Button
            size="s"
            variant="primary"
            busy={isBusy}
            aria-label={`Publish ${title}`}
            onClick={() => void handlePublish()}
          >
            Publish
          </Button>
          <Button size="s" aria-label={`Send back ${title}`} onClick={() => setAsked(true)}>
            Send back
          </Button>
        </>
      )}
      {onAsk && (
        <Button size="s" onClick={onAsk}>
          Ask again…
        </Button>
      )}
      {(isOwn || (mayPublish && !mayAnswer)) && (
        <Button
          size="s"
          busy={isBusy}
          aria-label={`${isOwn ? 'Withdraw' : 'Dismiss'} the request about ${title}`}
          onClick={() => void handleWithdraw()}
        >
          {isOwn ? 'Withdraw' : 'Dismiss'}
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <SendBackDialog entity={entity} review={review} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
