let shown: string | undefined

/** The record whose handle gets the focus when the page with its new position is shown. */
export const shownAfterMove = {
  note: (id: string) => {
    shown = id
  },
  /** Which of these records it is; undefined if it is none of them. The record then has had its turn. */
  takeOneOf: (ids: readonly string[]): string | undefined => {
    const id = ids.find((each) => each === shown)
    if (id !== undefined) shown = undefined
    return id
  },
}
