import { checkbox, optionalMultiline, requiredWhen, text } from '@staff/entity'
import { object } from 'yup'

import { defineCall, jsonResponse } from '../../call/defineCall'
import { previewMessages } from '../../messages/previewMessages'
import { Problem } from '../../problems/Problem'
import { versionField } from '../version'
import { previewAnswerType } from './previewAnswerType'

/** The response header with the version that the reader of a preview link may answer. Other links have none. */
export const PREVIEW_VERSION = 'preview-version'

/** How many answers one link takes. */
const MAX_PREVIEW_ANSWERS = 20

/** How many answers about a record are listed. */
export const MAX_LISTED_ANSWERS = 100

/** The schema of what a reader writes. The name is what they say it is. */
export const previewAnswerFields = object({
  name: text('Name', { max: 100 }),
  approves: checkbox('Approves'),
  comment: requiredWhen(
    optionalMultiline('Comment', { max: 1000 }),
    { approves: false },
    previewMessages.comment,
  ),
})

/** Answers a preview. The header `Preview-Token` says which one. */
export const answerPreview = defineCall({
  method: 'POST',
  path: '/public/preview-answers',
  access: 'public',
  body: {
    kind: 'json',
    schema: object({ version: versionField }).concat(previewAnswerFields),
  },
  success: jsonResponse(201, previewAnswerType),
})

/** A link whose reader answers, and what it shows. */
export interface Answered {
  mayApprove: boolean
  /** How many answers it has. */
  count: number
  /** The version that it shows now; undefined for nothing. */
  shown: number | undefined
}

/** Throws a 403 if the reader of a link may not answer, and a 409 if there are too many answers or the link shows another version. */
export function requireAnswerable({ mayApprove, count, shown }: Answered, version: number): void {
  if (!mayApprove) throw new Problem(403, previewMessages.mayNotAnswer)
  if (count >= MAX_PREVIEW_ANSWERS)
    throw new Problem(409, previewMessages.tooManyAnswers(MAX_PREVIEW_ANSWERS))
  if (shown !== version) throw new Problem(409, previewMessages.changed)
}
