/** How many records lie before a page; where that is more than any table holds, the page is empty. */
export function offsetOf({ page, pageSize }: { page: number; pageSize: number }): number {
  return Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER)
}
