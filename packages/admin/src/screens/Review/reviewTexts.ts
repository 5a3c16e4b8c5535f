import type { Review } from '@staff/contract'

/** The last thing that was said about a request, and when: the note of the person who asks, or the comment with which it was sent back. */
export function lastWordOf({ state, note, comment, askedAt, answeredAt }: Review) {
  return state === 'Sent back'
    ? { said: comment, at: answeredAt ?? askedAt }
    : { said: note, at: askedAt }
}

/** What became of a request to publish: 'Sam Staff asks to publish version 3'. */
export function reviewTitle({ state, version, askedByName, answeredByName }: Review): string {
  if (state === 'Sent back') return `${answeredByName ?? 'Somebody'} sent version ${version} back`
  if (state === 'Changed')
    return `${askedByName} asked to publish version ${version}. It has changed since.`
  return `${askedByName} asks to publish version ${version}`
}
