import { Button, Card, EmptyState } from '@staff/ui'
import { ShieldX } from 'lucide-react'

import { useReader } from '../../shared/useReader'
import { homePath } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'
import { isAdministrator } from '../../stores/session/auth'
import { Page } from '../Page/Page'

export interface AccessDeniedProps {
  /** Why the user may not open it. */
  because?: string
}

/** The screen for a path that the user may not open or that does not exist. */
export function AccessDenied({ because }: AccessDeniedProps) {
  const region = useRegion()
  const reader = useReader()
  return (
    <Page title="Access Denied">
      <Card>
        <EmptyState
          icon={<ShieldX />}
          title="You do not have permission to view this page."
          action={<Button href={homePath(region)}>Go Back to Home</Button>}
        >
          {isAdministrator(reader.roleTypeId)
            ? 'No such page exists. Check the address for a typing mistake.'
            : [because, 'An administrator can change what your role opens.']
                .filter(Boolean)
                .join(' ')}
        </EmptyState>
      </Card>
    </Page>
  )
}
