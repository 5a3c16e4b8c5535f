import type { AnyEntity, Status } from '@staff/entity'
import { Banner, Button } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'

import { statusOf } from '../../data/live/publication'
import { idOf, recordQueries, type AnyStored } from '../../data/records/recordQueries'
import { useMayPublish } from '../../shared/useMayPublish'
import { AnswersNotice } from './review/AnswersNotice'
import { ReleaseNotice } from './release/ReleaseNotice'
import { ReviewNotice } from './review/ReviewNotice'
import { useReviewOf } from './review/useReviewOf'
import { LiveTimes } from './schedule/LiveTimes'

export interface StatusNoticeProps {
  entity: AnyEntity
  record: AnyStored
  /** Asks when the version of the form goes live. */
  onSchedule: () => void
  /** Asks when the record ends. */
  onEnd: () => void
  /** Asks to publish what is in the form; undefined for somebody who may publish it, or not write it. */
  onAsk: (() => void) | undefined
}

/**
 * Says above the form of a record that the public site does not show what the form shows, what goes live later, and until when the site
 * shows it. Nothing if the site shows what the form shows, and goes on doing so.
 */
export function StatusNotice({ entity, record, onSchedule, onEnd, onAsk }: StatusNoticeProps) {
  const mayPublish = useMayPublish(entity)
  const { data } = useQuery({
    ...recordQueries(entity).live(idOf(entity, record)),
    enabled: entity.publicSite !== undefined,
  })
  const mayEdit = mayPublish || onAsk !== undefined
  const review = useReviewOf(entity, record, mayEdit)
  const status = data?.status ?? statusOf(entity, record)
  return (
    <>
      {status !== 'Published' && !(status === 'Scheduled' && data) && (
        <Banner
          tone="info"
          action={
            !review &&
            onAsk && (
              <Button size="s" onClick={onAsk}>
                Ask to publish…
              </Button>
            )
          }
        >
          {TEXTS[status](entity.labels.one)}
          {status === 'Published and changed' && mayPublish && ' Save publishes what you see here.'}
        </Banner>
      )}
      {review && <ReviewNotice entity={entity} review={review} onAsk={onAsk} />}
      {mayEdit && status !== 'Published' && <AnswersNotice entity={entity} record={record} />}
      {mayEdit && <ReleaseNotice entity={entity} record={record} />}
      {data && (
        <LiveTimes
          entity={entity}
          record={record}
          live={data.live}
          onSchedule={mayPublish ? onSchedule : undefined}
          onEnd={mayPublish ? onEnd : undefined}
        />
      )}
    </>
  )
}

const TEXTS: Record<Exclude<Status, 'Published'>, (one: string) => string> = {
  Draft: (one) => `Draft. The public site does not show this ${one} yet.`,
  'Published and changed': (one) => `The public site shows an earlier version of this ${one}.`,
  Scheduled: (one) => `Scheduled. The public site does not show this ${one} yet.`,
  Unpublished: (one) => `Unpublished. The public site no longer shows this ${one}.`,
}
