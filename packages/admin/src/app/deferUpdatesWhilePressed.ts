import { afterPress } from '@staff/ui/afterPress'
import { notifyManager } from '@tanstack/react-query'

/**
 * What the server answers is shown when nothing is being pressed. The press that brings a window to the front also
 * reads its list again: without this, another row could come under the pointer before it is released.
 */
export function deferUpdatesWhilePressed(): void {
  notifyManager.setScheduler((tell) => setTimeout(() => afterPress(tell), 0))
}
