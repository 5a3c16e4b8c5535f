import { placeAt } from '../OrderedCheckList/order'

/** What happens to the row with an id. The owner of the rows changes their order. */
export interface RowMoves {
  /** The row is picked up. Return false if it cannot be moved now. */
  onPick: (id: string) => boolean
  /** The row comes to this place among the rows of its table, from 0. */
  onMove: (id: string, place: number) => void
  /** The row stays at its place. `start` is where it was. */
  onDrop: (id: string, place: number, start: number) => void
  /** The row is back where it was. */
  onPutBack: (id: string) => void
}

/** A row that is picked up. */
export interface PickedRow {
  /** Moves it to a place, as far as the table has places. */
  moveTo: (place: number) => void
  /** Moves it to where a pointer is. */
  moveUnder: (y: number) => void
  place: () => number
  /** The last place. */
  end: () => number
  drop: () => void
  putBack: () => void
  /** Ends without a word, for a table that disappears. */
  leave: () => void
}

/** The key of the row of a handle. */
export function rowIdOf(handle: HTMLElement): string {
  return handle.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? ''
}

/** Picks up the row of a handle; undefined if it cannot be moved now. */
export function pickUp(handle: HTMLElement, moves: RowMoves): PickedRow | undefined {
  const row = handle.closest<HTMLElement>('tr')
  const body = row?.parentElement
  const id = rowIdOf(handle)
  if (!row || !body || !moves.onPick(id)) return undefined
  const rows = () => Array.from(body.children)
  const place = () => rows().indexOf(row)
  const start = place()
  mark(true)
  // A row loses the focus when it moves in the page.
  const observer = new MutationObserver(() => {
    if (handle.isConnected && document.activeElement !== handle)
      handle.focus({ preventScroll: true })
  })
  observer.observe(body, { childList: true })

  function mark(isPicked: boolean) {
    row?.toggleAttribute('data-picked', isPicked)
    handle.setAttribute('aria-pressed', String(isPicked))
  }

  function moveTo(wanted: number) {
    const next = Math.max(0, Math.min(rows().length - 1, wanted))
    if (next !== place()) moves.onMove(id, next)
  }

  function leave() {
    observer.disconnect()
    mark(false)
  }

  return {
    moveTo,
    moveUnder: (y) =>
      moveTo(
        placeAt(
          rows().map((each) => each.getBoundingClientRect()),
          place(),
          y,
        ),
      ),
    place,
    end: () => rows().length - 1,
    drop: () => {
      leave()
      moves.onDrop(id, place(), start)
    },
    putBack: () => {
      moveTo(start)
      // The focus may still have to come back to the row that moves once more.
      requestAnimationFrame(() => observer.disconnect())
      mark(false)
      moves.onPutBack(id)
    },
    leave,
  }
}
