import { Button, Card, EmptyState } from '@staff/ui'
import { MapPinOff } from 'lucide-react'

import { useRegions } from '../../shared/admin'
import { homePath } from '../../shared/paths'
import { useRegion } from '../../shared/useRegion'
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
  return (
    <Page title="Access Restricted">
      <Card>
        <EmptyState
          icon={<MapPinOff />}
          title={restriction(regions, all)}
          action={
            <Button variant="primary" href={homePath(region)}>
              Go Back to Home
            </Button>
          }
        />
      </Card>
    </Page>
  )
}
