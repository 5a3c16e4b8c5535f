import { afterPress } from '@staff/ui/afterPress'
import { notifyManager } from '@tanstack/react-query'

/**
 * Delays query updates while a pointer is pressed. The press that focuses a window also refetches its list: without the
 * delay, another row could move under the pointer before its release.
 */
export function deferUpdatesWhilePressed(): void {
  notifyManager.setScheduler((update) => setTimeout(() => afterPress(update), 0))
}
