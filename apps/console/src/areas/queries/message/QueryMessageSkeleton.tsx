import { Skeleton } from '@staff/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'

import { Facts, Message, Root, Sender } from './QueryMessageParts'

/** The widths of email and phone. */
const FACTS = ['12rem', '8rem']
/** The widths of the lines of a message. */
const LINES = ['100%', '96%', '99%', '45%']

/** The placeholder while a query loads. */
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

const Round = styled.span`
  display: grid;
  border-radius: 50%;
  overflow: hidden;
`
