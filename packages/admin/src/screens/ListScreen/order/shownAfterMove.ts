let shown: string | undefined

/** The record whose handle gets the focus when the page with its new position is shown. */
export const shownAfterMove = {
  note: (id: string) => {
    shown = id
  },
  /** Whether it is this record, which then has had its turn. */
  take: (id: string): boolean => {
    if (shown !== id) return false
    shown = undefined
    return true
  },
}
