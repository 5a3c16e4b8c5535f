import { LiveRegion } from '@staff/ui'
import { useSnapshot } from 'valtio'

import { announcer } from '../stores/announcer'

/**
 * The one place where the console speaks to screen readers. It is there from the start, since a region that comes
 * together with its words may not be heard.
 */
export function Announcer() {
  const announcement = useSnapshot(announcer)
  return (
    // An open dialog hides the rest of the page from screen readers, but not what says it is the top layer.
    <div data-react-aria-top-layer>
      <LiveRegion announcement={announcement} />
    </div>
  )
}
