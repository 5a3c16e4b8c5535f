import type { RecordOf } from '@staff/forms/entities'
import type { query as queryEntity } from '@staff/forms/query/query.entity'
import { Avatar, color, RelativeTime, Skeleton, space, text, useLocale, weight } from '@staff/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'

import { mailTo, telTo } from './mailTo'

export interface QueryMessageProps {
  query: RecordOf<typeof queryEntity>
}

/** Who asked, how to reach them, and what they wrote: text stays text, its line breaks stay line breaks. */
export function QueryMessage({ query }: QueryMessageProps) {
  const { name, email, phone, region, message, createdAt } = query
  const locale = useLocale()
  return (
    <Root>
      <Sender>
        <Avatar name={name} size={36} />
        <div>
          <strong>{name}</strong>
          <p>
            <OnScreen>
              <RelativeTime value={createdAt} />
            </OnScreen>
            <OnPaper>{wholeDate(createdAt, locale)}</OnPaper> · {region}
          </p>
        </div>
      </Sender>
      <Facts>
        <dt>Email</dt>
        <dd>
          <a href={mailTo(query)}>{email}</a>
        </dd>
        {phone && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={telTo(phone)}>
                <bdi>{phone}</bdi>
              </a>
            </dd>
          </>
        )}
      </Facts>
      <Message>{message}</Message>
    </Root>
  )
}

// Paper is read on another day than today.
function wholeDate(value: string, locale: string | undefined): string {
  const date = new Date(value)
  return `${date.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`
}

/** Email and phone; then the lines of a message. */
const FACTS = ['12rem', '8rem']
const LINES = ['100%', '96%', '99%', '45%']

/** Its shape while it is on its way. */
export function QueryMessageSkeleton() {
  return (
    <Root aria-busy="true">
      <Sender>
        <Round>
          <Skeleton width="36px" height="36px" />
        </Round>
        <div>
          <Skeleton width="9rem" />
          <p>
            <Skeleton width="5rem" />
          </p>
        </div>
      </Sender>
      <Facts>
        {FACTS.map((width) => (
          <Fragment key={width}>
            <dt>
              <Skeleton width="2.25rem" />
            </dt>
            <dd>
              <Skeleton width={width} />
            </dd>
          </Fragment>
        ))}
      </Facts>
      <Message>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Message>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s5};
`

const OnScreen = styled.span`
  @media print {
    display: none;
  }
`

const OnPaper = styled.span`
  @media not print {
    display: none;
  }
`

const Sender = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;

  strong {
    color: ${color.ink};
    font-weight: ${weight.label};
    overflow-wrap: anywhere;
  }

  p {
    font: ${text.sm};
  }
`

const Round = styled.span`
  display: grid;
  border-radius: 50%;
  overflow: hidden;
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s1} ${space.s4};
  font: ${text.sm};

  a {
    color: ${color.accentText};
    overflow-wrap: anywhere;
  }
`

const Message = styled.p`
  padding-block-start: ${space.s5};
  border-block-start: 1px solid ${color.line};
  color: ${color.ink};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
