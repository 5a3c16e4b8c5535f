import type { RightsHolder } from '@staff/contract'
import { useMemo } from 'react'
import { useSnapshot } from 'valtio'

import { auth } from '../stores/session/auth'

/** Who uses the console, for `opensTo`: what their role may do decides what screens offer. The same object until it changes. */
export function useReader(): RightsHolder {
  const { roleTypeId, roleName, rights } = useSnapshot(auth)
  return useMemo(() => ({ roleTypeId, roleName, rights }), [roleTypeId, roleName, rights])
}
