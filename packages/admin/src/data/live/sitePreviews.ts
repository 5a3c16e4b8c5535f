import { listSitePreviews, revokeSitePreview, shareSitePreview } from '@staff/contract'
import { queryOptions } from '@tanstack/react-query'

import { callApi } from '../http/callApi'
import { madeBy, revoked, type LinkOutcome } from './previewLinks'

/** The preview links for the whole site that have not ended. Read again each time the dialog opens. */
export const sitePreviewsQuery = () =>
  queryOptions({
    queryKey: ['site-previews'] as const,
    queryFn: ({ signal }) => callApi(listSitePreviews, { signal }),
    gcTime: 0,
  })

/** For how many hours a new link works, and the instant as of which it opens the site. */
export interface WantedSiteLink {
  hours: number
  at?: string | undefined
}

/** Makes a preview link for the whole site. Only this response contains its address. */
export function makeSiteLink({ hours, at }: WantedSiteLink): Promise<LinkOutcome> {
  const body = { hours, ...(at !== undefined && { at }) }
  return madeBy(() => callApi(shareSitePreview, { body }))
}

/** Revokes a preview link for the whole site. Returns the error message; undefined on success, and for a link that has ended meanwhile. */
export function revokeSiteLink(id: string): Promise<string | undefined> {
  return revoked(() => callApi(revokeSitePreview, { params: { id } }))
}
