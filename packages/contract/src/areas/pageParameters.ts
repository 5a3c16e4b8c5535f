import { number } from 'yup'

/** The parameters that choose one page of a list. */
export const pageParameters = {
  page: whole('page must be a whole number from 1').default(1),
  pageSize: whole('pageSize must be a whole number from 1 to 100', 100).default(25),
}

function whole(message: string, max?: number) {
  const positive = number()
    .typeError(message)
    .integer(message)
    .min(1, message)
    .meta({ kind: 'number', integer: true, min: 1 })
  return max === undefined ? positive : positive.max(max, message).meta({ max })
}
