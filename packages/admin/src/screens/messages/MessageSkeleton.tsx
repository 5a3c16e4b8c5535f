import { Skeleton } from '@staff/ui'
import { Fragment } from 'react'
import { styled } from 'styled-components'

import { Contacts, Root, Sender, Text } from './MessageParts'

/** The widths of two contacts. */
const CONTACTS = ['12rem', '8rem']
/** The widths of the lines of a text. */
const LINES = ['100%', '96%', '99%', '45%']

/** The placeholder while a message with two contacts loads. */
export function MessageSkeleton() {
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
      <Contacts>
        {CONTACTS.map((width) => (
          <Fragment key={width}>
            <dt>
              <Skeleton width="2.25rem" />
            </dt>
            <dd>
              <Skeleton width={width} />
            </dd>
          </Fragment>
        ))}
      </Contacts>
      <Text>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Text>
    </Root>
  )
}

const Round = styled.span`
  display: grid;
  border-radius: 50%;
  overflow: hidden;
`
