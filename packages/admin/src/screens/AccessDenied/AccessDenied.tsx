import { Button, Card, EmptyState } from '@staff/ui'
import { ShieldX } from 'lucide-react'
import { useSnapshot } from 'valtio'

import { hasAccess } from '../../shared/hasAccess'
import { homePath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { auth } from '../../stores/session/auth'
import { Page } from '../Page/Page'

/** The screen for a path that the user may not open or that does not exist. */
export function AccessDenied() {
  const region = useRegion()
  const { roleTypeId } = useSnapshot(auth)
  return (
    <Page title="Access Denied">
      <Card>
        <EmptyState
          icon={<ShieldX />}
          title="You do not have permission to view this page."
          action={<Button href={homePath(region)}>Go Back to Home</Button>}
        >
          {hasAccess('administrator', roleTypeId)
            ? 'No such page exists. Check the address for a typing mistake.'
            : 'An administrator can change what your role opens.'}
        </EmptyState>
      </Card>
    </Page>
  )
}
