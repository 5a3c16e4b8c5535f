/** The number of records before a page. Bounded: beyond the size of any table, the page is empty in any case. */
export function offsetOf({ page, pageSize }: { page: number; pageSize: number }): number {
  return Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER)
}
