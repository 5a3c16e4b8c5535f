import type { AnswerSummary } from '@staff/contract'
import { shorten } from '@staff/entity'
import { RelativeTime, space } from '@staff/ui'
import { styled } from 'styled-components'

import { Facts } from '../TrashScreen/trashLayout'
import { answersText } from './reviewTexts'

/** How much of a comment the list shows. The form of the record has all of it. */
const MAX_SHOWN = 140

/** What people without an account say about the version that is asked for. Nothing if none has answered. */
export function GuestAnswers({ answers }: { answers: AnswerSummary }) {
  const { approved, declined, latest } = answers
  if (!latest) return null
  const { name, comment, answeredAt } = latest
  return (
    <Answers>
      {answersText(answers)}
      {comment && (
        <>
          : “<bdi>{shorten(comment, MAX_SHOWN)}</bdi>”
        </>
      )}{' '}
      · {!comment && approved + declined > 1 && 'last '}
      <bdi>{name}</bdi> · <RelativeTime value={answeredAt} />
    </Answers>
  )
}

const Answers = styled(Facts)`
  padding-block-start: ${space.s1};
`
