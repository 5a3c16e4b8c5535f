import { listReleasePreviews, revokeReleasePreview, shareReleasePreview } from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { madeBy, revoked, type LinkOutcome } from '../live/previewLinks'

/** The preview links of a release that have not ended. Read again each time the dialog opens. */
export const releasePreviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['release-previews', id] as const,
    queryFn: ({ signal }) => callApi(listReleasePreviews, { params: { id }, signal }),
    gcTime: 0,
  })

/** Makes a preview link of a release. Only this response contains its address. */
export function makeReleaseLink(id: string, hours: number): Promise<LinkOutcome> {
  return madeBy(() => callApi(shareReleasePreview, { params: { id }, body: { hours } }))
}

/** Revokes a preview link of a release. Returns the error message; undefined on success, and for a link that has ended meanwhile. */
export function revokeReleaseLink(id: string, link: string): Promise<string | undefined> {
  return revoked(() => callApi(revokeReleasePreview, { params: { id, link } }))
}
