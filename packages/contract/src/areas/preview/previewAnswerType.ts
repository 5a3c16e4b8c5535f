import { json, type ValueOf } from '../../call/json'

/** What is said of an answer. The calls of links need it, and nothing else of answers. */
export const previewAnswerType = json.object({
  id: json.text(),
  version: json.integer(),
  name: json.text(),
  approves: json.boolean(),
  comment: json.text(),
  answeredAt: json.timestamp(),
})

/** What somebody without an account says about a version of a record that they saw with a preview link. It publishes nothing. */
export type PreviewAnswer = ValueOf<typeof previewAnswerType>
