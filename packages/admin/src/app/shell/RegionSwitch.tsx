import { SegmentedControl } from '@staff/ui'
import { useLocation, useNavigate } from 'react-router-dom'

import { useRegions } from '../../shared/admin'
import { inRegion } from '../../shared/paths'
import { useRegion } from '../../shared/regions/useRegion'

/** Opens the same screen in another region. Nothing if there is no other region. */
export function RegionSwitch() {
  const regions = useRegions()
  const region = useRegion()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  if (region === undefined || regions.length < 2) return null
  return (
    <SegmentedControl
      label="Region"
      value={region}
      options={regions.map(({ name }) => ({ value: name, label: name }))}
      onChange={(chosen) => void navigate(inRegion(pathname, chosen) + search)}
    />
  )
}
