import { areaCalls } from '@staff/contract'
import {
  asText,
  fieldValue,
  markdownFields,
  publicView,
  readPicture,
  type AnyEntity,
  type EntityValues,
} from '@staff/entity'
import { queryOptions, type QueryClient } from '@tanstack/react-query'

import { callApi } from '../http/callApi'

const MINUTE = 60_000

/** How long a link is used. It works for an hour. */
const LINK_AGE = 50 * MINUTE

/**
 * The query of the preview link that a frame beside a form opens. A link can be made only, not read again, so it is kept: one for each
 * record and hour. No change of the record makes another one, because it shows the newest version.
 */
export function frameLinkQuery(entity: AnyEntity, id: string) {
  return queryOptions({
    queryKey: ['site-frame', entity.area, id] as const,
    queryFn: () =>
      callApi(areaCalls(entity).sharePreview, {
        params: { id },
        body: { version: 'latest', hours: 1 },
      }),
    staleTime: LINK_AGE,
    gcTime: LINK_AGE,
    refetchInterval: LINK_AGE,
    // A link that may have been made is not made twice.
    retry: false,
  })
}

/** Forgets the link of the frame once it is revoked. An open frame gets another one. */
export function forgetFrameLink(
  client: QueryClient,
  entity: AnyEntity,
  id: string,
  revoked: string,
): void {
  const { queryKey } = frameLinkQuery(entity, id)
  if (client.getQueryData(queryKey)?.id === revoked) void client.resetQueries({ queryKey })
}

/** What a page in the frame says once it can take values. */
const READY = 'preview-ready'

/** Whether a message of a page says that it can take values. */
export function isReadyMessage(data: unknown): boolean {
  return typeof data === 'object' && data !== null && fieldValue(data, 'type') === READY
}

/** The message of a form to the page in the frame: the typed values of the fields that the site shows. */
export interface TypedMessage {
  type: 'preview-values'
  area: string
  id: string
  values: Record<string, unknown>
}

/**
 * The message with typed values, as a save would clean them and as the public site gets them. What is no number yet is null, links to
 * records are plain text, and a picture has its `src` only.
 */
export async function typedMessage(
  entity: AnyEntity,
  id: string,
  typed: object,
): Promise<TypedMessage> {
  const clean = entity.schema.cast(typed, { assert: false, stripUnknown: true })
  const names = entity.publicSite?.fields ?? []
  const values = names.map((name) => {
    const value = fieldValue(Object(clean), name)
    if (entity.fields[name]?.kind === 'image') return [name, typedPicture(asText(value))]
    return [name, Number.isNaN(value) ? null : (value ?? null)]
  })
  const shown = await withTexts(entity, Object.fromEntries(values))
  return { type: 'preview-values', area: entity.area, id, values: shown }
}

/** A picture as the page in the frame gets it. Its size is not known here. */
function typedPicture(value: string) {
  const { address, alt, focus } = readPicture(value)
  if (address === '') return null
  return {
    src: address,
    ...(alt !== undefined && { alt }),
    ...(focus && { focus: { x: focus.x / 1000, y: focus.y / 1000 } }),
  }
}

/** Values whose Markdown texts are presented. Only an entity that has some loads what presents them. */
async function withTexts(entity: AnyEntity, values: EntityValues): Promise<EntityValues> {
  const view = publicView(entity)
  if (!view || markdownFields(view).length === 0) return values
  const { presentTexts } = await import('@staff/entity/markdown')
  return presentTexts(view, values)
}
