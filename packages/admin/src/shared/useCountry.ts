import { useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { isCountry, region, type Country } from '../stores/preferences/region'

/** The region in the URL, or else the region that was chosen last. */
export function useCountry(): Country {
  const { country } = useParams()
  const saved = useSnapshot(region).country
  return isCountry(country) ? country : saved
}
