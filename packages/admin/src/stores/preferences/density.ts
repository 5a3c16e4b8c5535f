import { subscribeKey } from 'valtio/utils'

import { listPreferences } from './lists'

/** Shows the lists of this page with the row height that the logged-in user prefers, from now on. Call the result to stop. */
export function followDensity(): () => void {
  apply()
  return subscribeKey(listPreferences, 'density', apply, true)
}

function apply(): void {
  document.documentElement.dataset['density'] = listPreferences.density
}
