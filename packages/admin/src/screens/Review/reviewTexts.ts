import type { AnswerSummary, Review } from '@staff/contract'

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

/**
 * What guests say about a version: 'Approved by 2 guests', '1 guest approved, 1 asked for a change'. What the latest of them says comes last,
 * next to their comment.
 */
export function answersText({ approved, declined, latest }: AnswerSummary): string {
  if (declined === 0) return `Approved by ${guests(approved)}`
  if (approved === 0) return `${guests(declined)} asked for a change`
  return latest?.approves
    ? `${guests(declined)} asked for a change, ${approved} approved`
    : `${guests(approved)} approved, ${declined} asked for a change`
}

function guests(count: number): string {
  return count === 1 ? '1 guest' : `${count} guests`
}
