import {
  acceptPreview,
  acceptSitePreview,
  listSitePreviews,
  pageOfRecord,
  previewUrl,
  requirePreviewUrl,
  revokeSitePreview,
  shareSitePreview,
} from '@staff/contract'
import type { AnyEntity } from '@staff/entity'

import type { FakeAnswer, FakeCall, FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { versionOf } from './readCalls'

/** The handlers of the calls about the preview links of a record. */
export function previewHandlers(server: FakeServer, entity: AnyEntity) {
  const { store, previews } = server
  const previewed = (id: unknown) => {
    const { record } = store.load(entity, id)
    return { entity, id: String(record[entity.idKey]), record }
  }

  const previewLinks: FakeHandler = ({ id }) => listed(server, previewed(id))

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

/** The calls about the preview links for the whole site. */
export function sitePreviewCalls(server: FakeServer): FakeCall[] {
  const { previews } = server
  return [
    [listSitePreviews, () => listed(server, undefined)],
    [
      shareSitePreview,
      ({ body, caller }) => {
        const wanted = acceptSitePreview(body)
        const template = requirePreviewUrl(previews.template)
        const link = previews.add(undefined, wanted, caller)
        return { status: 201, body: { ...link, url: previewUrl(template, link.token) } }
      },
    ],
    [
      revokeSitePreview,
      ({ id }) => {
        previews.revoke(undefined, id)
        return { status: 204 }
      },
    ],
  ]
}

function listed(
  { previews }: FakeServer,
  previewed: { entity: AnyEntity; id: string } | undefined,
): FakeAnswer {
  const links = previews.list(previewed)
  return { status: 200, body: { links, isConfigured: previews.template !== undefined } }
}
