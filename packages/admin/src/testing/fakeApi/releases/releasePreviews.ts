import {
  acceptReleasePreview,
  listReleasePreviews,
  previewUrl,
  requirePending,
  requirePreviewUrl,
  revokeReleasePreview,
  shareReleasePreview,
  type AnyCall,
} from '@staff/contract'

import type { FakeHandler } from '../fakeAnswer'
import type { FakeServer } from '../fakeContent'
import { listed } from '../records/previewCalls'

/** The handlers of the calls about the preview links of a release. */
export function releasePreviewHandlers(
  server: Pick<FakeServer, 'previews' | 'releases'>,
): [AnyCall, FakeHandler][] {
  const { previews, releases } = server
  return [
    [
      listReleasePreviews,
      ({ id }) => ({ status: 200, body: listed(server, { release: releases.load(id).id }) }),
    ],
    [
      shareReleasePreview,
      ({ id, body, caller }) => {
        const wanted = acceptReleasePreview(body)
        const template = requirePreviewUrl(previews.template)
        const release = releases.load(id)
        requirePending(releases.summary(release).state)
        const link = previews.add({ release: release.id }, wanted, caller)
        return { status: 201, body: { ...link, url: previewUrl(template, link.token) } }
      },
    ],
    [
      revokeReleasePreview,
      ({ id, version: link }) => {
        previews.revoke({ release: releases.load(id).id }, link)
        return { status: 204 }
      },
    ],
  ]
}
