import { LiveRegion } from '@staff/ui'
import { useSnapshot } from 'valtio'

import { announcer } from '../stores/announcer'

/**
 * The live region of the console. It is mounted from the start, because screen readers may ignore a region that is
 * added together with its text.
 */
export function Announcer() {
  const announcement = useSnapshot(announcer)
  return (
    // An open dialog hides the rest of the page from screen readers, except elements with this attribute.
    <div data-react-aria-top-layer>
      <LiveRegion announcement={announcement} />
    </div>
  )
}
