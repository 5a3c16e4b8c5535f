import type { PreviewAnswer } from '@staff/contract'
import { Badge, RelativeTime, space, weight } from '@staff/ui'
import { styled } from 'styled-components'

import { Facts, Title } from './parts'

export interface AnswerListProps {
  answers: readonly PreviewAnswer[]
  /** The version that is stored. */
  version: number
}

/** What readers of preview links have answered about a record: who, about which version, and whether they approve it. */
export function AnswerList({ answers, version }: AnswerListProps) {
  return (
    <section aria-label="Answers">
      <Title>Answers</Title>
      <Facts as="p">From readers of a link. The names are what they entered.</Facts>
      <List>
        {answers.map((answer) => (
          <li key={answer.id}>
            <Who>
              <bdi>{answer.name}</bdi>
              {answer.approves ? (
                <Badge tone="success">Approves</Badge>
              ) : (
                <Badge tone="accent">Comment</Badge>
              )}
            </Who>
            {answer.comment && <Comment dir="auto">{answer.comment}</Comment>}
            <Facts as="p">
              Version {answer.version}
              {answer.version !== version && ', an earlier one'} ·{' '}
              <RelativeTime value={answer.answeredAt} />
            </Facts>
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
  margin: ${space.s3} 0 0;
  padding: 0;
  list-style: none;
`

const Who = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  font-weight: ${weight.label};
  overflow-wrap: anywhere;
`

const Comment = styled.p`
  margin-block: ${space.s1};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`
