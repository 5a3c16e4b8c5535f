import type { ChangeListener } from '../../platform/db/recordChanges'

/** How often the areas were changed since the start, as far as this node knows. */
export class AreaChanges implements ChangeListener {
  /** Whether this node learns of every change. */
  isListening = false
  readonly #counts = new Map<string, number>()
  #restarts = 0

  onChange(area: string) {
    this.#counts.set(area, (this.#counts.get(area) ?? 0) + 1)
  }

  onListening() {
    // Changes may have been missed, so everything counts as changed.
    this.#restarts += 1
    this.isListening = true
  }

  onInterrupted() {
    this.isListening = false
  }

  /** A number that grows with every change of these areas. */
  revisionOf(areas: readonly string[]): number {
    return areas.reduce((sum, area) => sum + (this.#counts.get(area) ?? 0), this.#restarts)
  }
}
