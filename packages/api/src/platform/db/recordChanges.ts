/** The channel of the notifications, on both databases. */
export const CHANGES_CHANNEL = 'record_changes'

/** Learns which areas were changed, on any node. */
export interface ChangeListener {
  /** Records of an area were changed. Called after the commit. */
  onChange(area: string): void
  /** Notifications arrive from now on. Earlier ones may have been lost. */
  onListening(): void
  /** Notifications may be lost from now on. */
  onInterrupted(): void
}

/** Stops listening. */
export type StopListening = () => Promise<void>
