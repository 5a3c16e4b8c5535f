import { Button, Card, EmptyState, space } from '@staff/ui'
import { MapPinOff } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

import { useRegions } from '../../shared/admin'
import { homePath, inRegion } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { Page } from '../Page/Page'
import { restriction } from './restriction'

export interface AccessRestrictedProps {
  /** The names of the regions that have the page. */
  regions: readonly string[]
}

/** The screen for a path that only other regions have. */
export function AccessRestricted({ regions }: AccessRestrictedProps) {
  const all = useRegions().map(({ name }) => name)
  const region = useRegion()
  const { pathname, search } = useLocation()
  const [other] = regions
  return (
    <Page title="Access Restricted">
      <Card>
        <EmptyState
          icon={<MapPinOff />}
          title={restriction(regions, all)}
          action={
            <Buttons>
              <Button variant="primary" href={homePath(region)}>
                Go Back to Home
              </Button>
              {other !== undefined && (
                <Button href={inRegion(pathname, other) + search}>{`Open in ${other}`}</Button>
              )}
            </Buttons>
          }
        />
      </Card>
    </Page>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  justify-content: center;
`
