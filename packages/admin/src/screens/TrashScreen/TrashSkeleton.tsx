import { breakpoint, Skeleton, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

import { useReader } from '../../shared/useReader'
import { isAdministrator } from '../../stores/session/auth'
import { Actions, Facts, HeadRow, Row, Title } from './trashLayout'

const WIDTHS = ['14rem', '9rem', '12rem']

export interface TrashSkeletonProps {
  /**
   * Whether the records have boxes that select them.
   * @default true
   */
  selectable?: boolean
}

/** The placeholder of the deleted records, in their places. */
export function TrashSkeleton({ selectable = true }: TrashSkeletonProps) {
  const { roleTypeId, rights } = useReader()
  const mayDelete = isAdministrator(roleTypeId) || rights.actions.includes('deleteForEver')
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      {selectable && (
        <HeadRow as="div" aria-hidden>
          <Skeleton width="1.5rem" height="1.5rem" />
          <Skeleton width="7rem" />
        </HeadRow>
      )}
      <ul aria-hidden>
        {WIDTHS.map((width) => (
          <Row key={width} data-selectable={selectable}>
            {selectable && <Skeleton width="1.5rem" height="1.5rem" />}
            <div>
              <Title>
                <Skeleton width={width} />
              </Title>
              <Facts>
                <Skeleton width="min(20rem, 100%)" />
                <SecondLine>
                  <Skeleton width="40%" />
                </SecondLine>
              </Facts>
            </div>
            <Actions>
              <Skeleton width="4.5rem" height="1.875rem" />
              {mayDelete && <Skeleton width="8.5rem" height="1.875rem" />}
            </Actions>
          </Row>
        ))}
      </ul>
    </div>
  )
}

/** On a narrow screen the facts need a second line. */
const SecondLine = styled.span`
  display: none;

  @media (max-width: ${breakpoint.narrow}) {
    display: block;
  }
`
