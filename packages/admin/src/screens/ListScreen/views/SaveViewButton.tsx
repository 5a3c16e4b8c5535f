import { Button } from '@staff/ui'
import { BookmarkPlus } from 'lucide-react'

import { askForView } from '../../../stores/viewTask'

/** Asks for the name of a new view of the list as it is. */
export function SaveViewButton() {
  return (
    <Button
      variant="quiet"
      size="s"
      icon={<BookmarkPlus />}
      onClick={() => askForView({ kind: 'save' })}
    >
      Save view…
    </Button>
  )
}
