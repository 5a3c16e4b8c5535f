import { Button, Card, EmptyState } from '@staff/ui'
import { ShieldX } from 'lucide-react'

import { homePath } from '../../shared/paths'
import { useRegion } from '../../shared/useRegion'
import { Page } from '../Page/Page'

/** The screen for a path that the user may not open or that does not exist. */
export function AccessDenied() {
  const region = useRegion()
  return (
    <Page title="Access Denied">
      <Card>
        <EmptyState
          icon={<ShieldX />}
          title="You do not have permission to view this page."
          action={<Button href={homePath(region)}>Go Back to Home</Button>}
        >
          An administrator can change what your role opens.
        </EmptyState>
      </Card>
    </Page>
  )
}
