import { Suspense } from 'react'

import { lazyComponent } from '../../shared/lazyComponent'
import type { UsedInProps } from './UsedIn'

const UsedIn = lazyComponent(async () => (await import('./UsedIn')).default)

/** `UsedIn`, loaded with the dialog that shows it. Lists load none of it. */
export function LazyUsedIn(props: UsedInProps) {
  return (
    <Suspense>
      <UsedIn {...props} />
    </Suspense>
  )
}
