import { FIXTURE_NOW, type AnyEntity, type EntityValues } from '@staff/entity'

import type { PreviewAnswer } from '../areas/preview/previewAnswerType'
import type { NewPreviewLink, PreviewLink } from '../areas/preview/previewLinks'
import { previewUrl } from '../areas/preview/previewRules'
import type { AnyExample } from './CallExample'

export const token = 'Xk0Vb3yq5mC1uVQ8m2Qk4vT7cJ9xW6sYpLr0aNzEdHg'
export const template = 'https://www.example.com/preview#token={token}&area={area}&id={id}&at={at}'

const link: PreviewLink = {
  id: '019a0000-0000-7000-9500-000000000001',
  version: null,
  mayApprove: true,
  madeBy: 'Esme Thornbury',
  madeAt: FIXTURE_NOW.toISOString(),
  endsAt: new Date(FIXTURE_NOW.getTime() + 24 * 60 * 60_000).toISOString(),
  lastUsedAt: null,
}

const answer: PreviewAnswer = {
  id: '019a0000-0000-7000-9600-000000000001',
  version: 7,
  name: 'Dana Reed',
  approves: false,
  comment: 'The second date is wrong.',
  answeredAt: FIXTURE_NOW.toISOString(),
}

/** The examples of the calls about preview links of a record. */
export function previewExamples(
  { area, idKey }: AnyEntity,
  record: EntityValues,
): Record<'previewLinks' | 'sharePreview' | 'revokePreview', AnyExample> {
  const params = { id: String(record[idKey]) }
  const url = previewUrl(template, token, { area, id: params.id })
  return {
    previewLinks: { params, response: { links: [link], answers: [answer], isConfigured: true } },
    sharePreview: {
      params,
      body: { version: 'latest', hours: 24, mayApprove: true },
      response: { ...link, token, url },
    },
    revokePreview: { params: { ...params, link: link.id } },
  }
}

const at = '2026-12-01T09:00:00.000Z'
/** A link that is not of one record. */
export const siteLink: PreviewLink = { ...link, mayApprove: false }

/** The examples of the calls about preview links for the whole site, and of the answers of readers. */
export const sitePreviewExamples = {
  listSitePreviews: { response: { links: [siteLink], isConfigured: true, opensAtTimes: true } },
  shareSitePreview: {
    body: { hours: 24, at },
    response: {
      ...siteLink,
      token,
      url: previewUrl(template, token, { at }),
    } satisfies NewPreviewLink,
  },
  revokeSitePreview: { params: { id: link.id } },
  answerPreview: {
    body: {
      version: answer.version,
      name: answer.name,
      approves: false,
      comment: answer.comment,
    },
    response: answer,
  },
}
