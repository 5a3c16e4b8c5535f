import { PreviewCard } from '@staff/admin'
import type { ValuesOf } from '@staff/entity'
import type { technology } from '@staff/content/technology/technology.entity'

export interface TechnologyPreviewProps {
  values: Partial<ValuesOf<typeof technology>>
}

/** A technology as visitors of the public site see it. */
export function TechnologyPreview({
  values: { name, image = '', category },
}: TechnologyPreviewProps) {
  return <PreviewCard picture={image} title={name || 'Its name'} facts={[category]} />
}
