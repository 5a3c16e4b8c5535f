import { number } from 'yup'

/** The parameters that choose one page of a list. */
export const pageParameters = {
  page: whole('page must be a whole number from 1').default(1),
  pageSize: whole('pageSize must be a whole number from 1 to 100', 100).default(25),
}

/** How many records lie before a page; where that is more than any table holds, the page is empty. */
export function offsetOf({ page, pageSize }: { page: number; pageSize: number }): number {
  return Math.min((page - 1) * pageSize, Number.MAX_SAFE_INTEGER)
}

function whole(message: string, max?: number) {
  const fromOne = number()
    .typeError(message)
    .integer(message)
    .min(1, message)
    .meta({ kind: 'number', integer: true, min: 1 })
  return max === undefined ? fromOne : fromOne.max(max, message).meta({ max })
}
