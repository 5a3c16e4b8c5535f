import { json, type ValueOf } from '../../call/json'
import type { PreviewAnswer } from './previewAnswerType'

export const answerSummaryType = json.object({
  approved: json.integer(),
  declined: json.integer(),
  latest: json.objectOrNull({
    name: json.text(),
    approves: json.boolean(),
    comment: json.text(),
    answeredAt: json.timestamp(),
  }),
})

/** How many readers of preview links approve a version and how many do not yet, with the latest answer; null if nobody has answered. */
export type AnswerSummary = ValueOf<typeof answerSummaryType>

/** The last answer of each reader about a version. `answers` begin with the newest. The name is all that tells readers apart. */
export function lastAnswers<Answer extends Pick<PreviewAnswer, 'version' | 'name'>>(
  answers: readonly Answer[],
  version: number,
): Answer[] {
  const about = answers.filter((answer) => answer.version === version)
  return about.filter(({ name }, index) => about.findIndex((each) => each.name === name) === index)
}

/** Sums up the last answers of readers about a version. `answers` begin with the newest. */
export function summarizeAnswers(
  answers: readonly PreviewAnswer[],
  version: number,
): AnswerSummary {
  const counted = lastAnswers(answers, version)
  const approved = counted.filter(({ approves }) => approves).length
  const [latest] = counted
  return {
    approved,
    declined: counted.length - approved,
    latest: latest
      ? {
          name: latest.name,
          approves: latest.approves,
          comment: latest.comment,
          answeredAt: latest.answeredAt,
        }
      : null,
  }
}
