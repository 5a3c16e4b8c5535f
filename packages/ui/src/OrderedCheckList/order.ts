/** The keys with one of them at another place. */
export function withMoved(order: readonly string[], key: string, place: number): string[] {
  const others = order.filter((each) => each !== key)
  return [...others.slice(0, place), key, ...others.slice(place)]
}

/** The place of a dragged row: after all other rows whose middle is above the pointer. */
export function placeAt(
  rows: readonly { top: number; bottom: number }[],
  dragged: number,
  y: number,
): number {
  const above = rows.filter(({ top, bottom }, index) => index !== dragged && (top + bottom) / 2 < y)
  return above.length
}
