/** What a call gets: a refusal, any other answer, one about a query that is there, or that there is no such query. */
export type Expected = 'refused' | 'open' | 'found' | 'hidden'

const REASON = /"message":"[^"]+ (?:may not|not \w+ them|is for UK|are for people who edit)/

/** Whether a response is the expected one. A refusal has a sentence, except in a response without a body. */
export function isRight(status: number, body: string, expected: Expected): boolean {
  if (expected === 'refused') return status === 403 && (body === '' || REASON.test(body))
  if (expected === 'hidden') return status === 404
  return status < 500 && ![401, 403].includes(status) && !(expected === 'found' && status === 404)
}
