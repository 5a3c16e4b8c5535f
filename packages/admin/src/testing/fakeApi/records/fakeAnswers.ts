import { MAX_LISTED_ANSWERS, requireAnswerable, type PreviewAnswer } from '@staff/contract'
import { FIXTURE_NOW, type AnyEntity } from '@staff/entity'

/** A stored answer of a link's reader. */
export interface FakePreviewAnswer extends PreviewAnswer {
  record: { area: string; id: string }
  /** @default a link that has ended */
  linkId?: string
}

/** The answers at the start. */
export interface FakeAnswerStart {
  /**
   * What readers of preview links have answered, the newest first.
   * @default none
   */
  previewAnswers?: readonly FakePreviewAnswer[] | undefined
}

/** A link whose reader answers. Without a record, it is for the whole site. */
export interface AnsweredLink {
  id: string
  mayApprove: boolean
  record?: { area: string; id: string } | undefined
}

/** The answers of preview links' readers of a fake server. */
export function fakeAnswers({ previewAnswers = [] }: FakeAnswerStart) {
  let answers = previewAnswers

  return {
    /** The last answers about a record, or about one version of it, the newest first. */
    about: ({ area }: AnyEntity, id: string, version?: number): PreviewAnswer[] =>
      answers
        .filter(({ record }) => record.area === area && record.id === id)
        .filter((answer) => version === undefined || answer.version === version)
        .slice(0, MAX_LISTED_ANSWERS)
        .map(({ record: _record, linkId: _linkId, ...answer }) => answer),

    /** Stores the answer of a link's reader about the version that it shows. Throws a 403 or 409 if the link takes none. */
    add(
      { id: linkId, mayApprove, record }: AnsweredLink,
      given: Pick<PreviewAnswer, 'version' | 'name' | 'approves' | 'comment'>,
      shown: number | undefined,
    ): PreviewAnswer {
      const count = answers.filter((each) => each.linkId === linkId).length
      requireAnswerable({ mayApprove, count, shown }, given.version)
      if (!record) throw new Error('A link for the whole site takes no answer')
      const id = `019b0000-0000-7000-9600-${String(answers.length + 1).padStart(12, '0')}`
      const answer = { ...given, id, answeredAt: FIXTURE_NOW.toISOString() }
      answers = [{ ...answer, record, linkId }, ...answers]
      return answer
    },
  }
}
