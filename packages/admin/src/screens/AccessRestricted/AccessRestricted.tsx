import { Button, Card, EmptyState } from '@staff/ui'
import { MapPinOff } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { homePath } from '../../shared/paths'
import { region } from '../../stores/preferences/region'
import { Page } from '../Page/Page'

/** The screen for a path in the UK that only the US region has. */
export function AccessRestricted() {
  const { country } = useSnapshot(region)
  return (
    <Page title="Access Restricted">
      <Card>
        <EmptyState
          icon={<MapPinOff />}
          title="This page is only available in the US region, but the data is the same for both US and UK."
          action={
            <Button variant="primary" href={homePath(country)}>
              Go Back to Home
            </Button>
          }
        />
      </Card>
    </Page>
  )
}
