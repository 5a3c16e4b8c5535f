import { PreviewCard } from '@staff/admin'
import type { ValuesOf } from '@staff/entity'
import type { client } from '@staff/content/client/client.entity'

export interface ClientPreviewProps {
  values: Partial<ValuesOf<typeof client>>
}

/** A client as visitors of the public site see it. */
export function ClientPreview({ values: { name, image = '' } }: ClientPreviewProps) {
  return <PreviewCard picture={image} title={name || 'Its name'} />
}
