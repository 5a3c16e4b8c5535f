/** The number of records before a page. Limited to a safe integer, far beyond the size of any table. */
export function offsetOf({ page, pageSize }: { page: number; pageSize: number }): number {
  return Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER)
}
