import { useParams } from 'react-router-dom'
import { useSnapshot } from 'valtio'

import { region } from '../../stores/preferences/region'
import { useRegions } from '../admin'
import { currentRegion } from './regions'

/** The name of the region in the URL, or else of the region that was chosen last. Undefined in an admin without regions. */
export function useRegion(): string | undefined {
  const { region: inUrl } = useParams()
  const stored = useSnapshot(region)
  // Not observed where the URL has a region, because each screen would render again when its region is stored.
  return currentRegion(useRegions(), inUrl, inUrl === undefined ? stored.chosen : undefined)
}
