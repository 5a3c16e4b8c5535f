import { useMemo } from 'react'
import { useLocale } from '@staff/ui'

import { useRegions } from '../admin'
import { findRegion } from '../regions/regions'
import { useRegion } from '../regions/useRegion'
import type { Zones } from './zoneTexts'

/** The zones in which a screen tells times: that of its region, or else that of the browser, and that of the browser. */
export function useZones(): Zones {
  const region = findRegion(useRegions(), useRegion())
  const locale = useLocale()
  return useMemo(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone
    return { region: region?.timeZone ?? own, own, locale }
  }, [region?.timeZone, locale])
}
