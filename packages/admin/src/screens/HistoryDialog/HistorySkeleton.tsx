import type { AnyEntity } from '@staff/entity'
import { Skeleton, space, VisuallyHidden } from '@staff/ui'
import { styled } from 'styled-components'

import { List, ListPane, Pane, PaneHead, Panes } from './historyLayout'

export interface HistorySkeletonProps {
  entity: AnyEntity
  /** Whether the address names a version, which is shown in place of the list. */
  isVersionChosen: boolean
}

/** The placeholder of the versions, or of the chosen one. */
export function HistorySkeleton({ entity, isVersionChosen }: HistorySkeletonProps) {
  const isPublic = entity.publicSite !== undefined
  return (
    <Panes aria-busy="true" data-pane={isVersionChosen ? 'version' : 'list'}>
      <ListPane as="div">
        <VisuallyHidden as="output">Loading…</VisuallyHidden>
        <List as="div">
          {WIDTHS.map((width, index) => (
            <Row key={width} data-skeleton data-marked={(index === 0 && isPublic) || undefined}>
              <Skeleton width={width} />
              <Skeleton width="60%" />
              <Skeleton width="75%" height="0.5rem" />
            </Row>
          ))}
        </List>
      </ListPane>
      {isVersionChosen && (
        <Pane as="div">
          <PaneHead>
            <Skeleton width="8rem" height="1.5rem" />
            <Skeleton width="14rem" height="1.25rem" />
          </PaneHead>
          <ComparisonSkeleton />
        </Pane>
      )}
    </Panes>
  )
}

/** The placeholder of a comparison. */
export function ComparisonSkeleton() {
  return (
    <Lines>
      {WIDTHS.slice(0, 3).map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </Lines>
  )
}

const WIDTHS = ['80%', '55%', '70%', '45%']

/** As high as the link of a version. That of the newest one mostly says since when it is on the site. */
const Row = styled.div`
  display: grid;
  gap: ${space.s1};
  align-content: space-evenly;
  block-size: 5.5rem;
  padding: ${space.s3} ${space.s4};

  &[data-marked] {
    block-size: 6.75rem;
  }
`

const Lines = styled.div`
  display: grid;
  gap: ${space.s4};
  padding-block: ${space.s4};
`
