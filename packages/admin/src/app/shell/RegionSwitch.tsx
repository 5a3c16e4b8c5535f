import { SegmentedControl } from '@staff/ui'
import { useLocation, useNavigate } from 'react-router-dom'

import { countries, type Country } from '../../stores/preferences/region'
import { inRegion } from '../../shared/paths'

export interface RegionSwitchProps {
  country: Country
}

const options = countries.map((country) => ({ value: country, label: country }))

/** Opens the same screen in the other region. */
export function RegionSwitch({ country }: RegionSwitchProps) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <SegmentedControl
      label="Region"
      value={country}
      options={options}
      onChange={(chosen) => void navigate(inRegion(pathname, chosen) + search)}
    />
  )
}
