import {
  acceptBody,
  acceptPreview,
  acceptSitePreview,
  answerPreview,
  listSitePreviews,
  opensAtTimes,
  pageOfRecord,
  PREVIEW_TOKEN,
  previewUrl,
  requirePlaceForTime,
  requirePreviewUrl,
  revokeSitePreview,
  shareSitePreview,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeCall, FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import type { Previewed } from './fakePreviews'
import { shownVersion } from './publicPreview'
import { versionOf } from './readCalls'

/** The handlers of the calls about the preview links of a record. */
export function previewHandlers(server: FakeServer, entity: AnyEntity) {
  const { store, previews } = server
  const previewed = (id: unknown) => {
    const { record } = store.load(entity, id)
    return { entity, id: String(record[entity.idKey]), record }
  }

  const previewLinks: FakeHandler = ({ id }) => {
    const subject = previewed(id)
    const answers = previews.answers.about(entity, subject.id)
    return { status: 200, body: { ...listed(server, subject), answers } }
  }

  const sharePreview: FakeHandler = ({ id, body, caller }) => {
    const wanted = acceptPreview(body)
    const template = requirePreviewUrl(previews.template)
    const subject = previewed(id)
    const { version } = wanted
    if (version !== null && version !== subject.record.version)
      versionOf(server, entity, id, version)
    const link = previews.add(subject, wanted, caller)
    const url = previewUrl(template, link.token, pageOfRecord(entity, subject.record))
    return { status: 201, body: { ...link, url } }
  }

  const revokePreview: FakeHandler = ({ id, version: link }) => {
    previews.revoke(previewed(id), link)
    return { status: 204 }
  }

  return { previewLinks, sharePreview, revokePreview }
}

/** The calls about the preview links for the whole site, and that of their readers. */
export function sitePreviewCalls(server: FakeServer): FakeCall[] {
  const { previews } = server
  return [
    [
      listSitePreviews,
      () => ({
        status: 200,
        body: { ...listed(server, undefined), opensAtTimes: opensAtTimes(previews.template) },
      }),
    ],
    [
      shareSitePreview,
      ({ body, caller }) => {
        const wanted = acceptSitePreview(body)
        const template = requirePreviewUrl(previews.template)
        const { at } = wanted
        requirePlaceForTime(template, at)
        const link = previews.add(undefined, wanted, caller)
        return { status: 201, body: { ...link, url: previewUrl(template, link.token, { at }) } }
      },
    ],
    [
      revokeSitePreview,
      ({ id }) => {
        previews.revoke(undefined, id)
        return { status: 204 }
      },
    ],
    [
      answerPreview,
      ({ body, headers }) => {
        const answer = acceptBody(answerPreview, body)
        const link = previews.use(headers.get(PREVIEW_TOKEN) ?? '')
        const { version } = shownVersion(server, link) ?? {}
        return { status: 201, body: previews.answers.add(link, answer, version) }
      },
    ],
  ]
}

/** The links that have not ended, and whether one can be made. */
export function listed({ previews }: Pick<FakeServer, 'previews'>, previewed: Previewed) {
  const links = previews.list(previewed)
  return { links, isConfigured: previews.template !== undefined }
}
