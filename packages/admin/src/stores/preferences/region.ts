import { proxy } from 'valtio'

import { local } from '../browserStorage'

const KEY = 'country'

/** The name of the region that was chosen last. The stored name may be unknown to the admin; see `currentRegion`. */
export const region = proxy<{ chosen: string | null }>({ chosen: local.read(KEY) })

/** Changes the chosen region and stores its name. */
export function chooseRegion(name: string): void {
  region.chosen = name
  local.write(KEY, name)
}
