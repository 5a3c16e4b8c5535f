import { lastAnswers } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner, RelativeTime } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'

import { previewQueries } from '../../../data/live/previewLinks'
import { idOf, type AnyStored } from '../../../data/records/recordQueries'

export interface AnswersNoticeProps {
  entity: AnyEntity
  /** The record as it is stored. */
  record: AnyStored
}

/** Says above the form of a record what readers of preview links answer about this version. */
export function AnswersNotice({ entity, record }: AnswersNoticeProps) {
  const { data } = useQuery(previewQueries(entity, idOf(entity, record)).links())
  const answers = lastAnswers(data?.answers ?? [], record.version).slice(0, MAX_SHOWN)
  return answers.map(({ id, name, approves, comment, answeredAt }) => (
    <Banner
      key={id}
      tone={approves ? 'success' : 'warn'}
      title={
        approves ? `${name} approves this version` : `${name} does not approve this version yet`
      }
    >
      {comment && <>“{comment}” · </>}
      <RelativeTime value={answeredAt} />, with a preview link
    </Banner>
  ))
}

/** More are in the dialog of the preview links. */
const MAX_SHOWN = 3
