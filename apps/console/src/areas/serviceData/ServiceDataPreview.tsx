import { PreviewCard } from '@staff/admin'
import { withoutMarks, type ValuesOf } from '@staff/entity'
import type { serviceData } from '@staff/content/serviceData/serviceData.entity'

export interface ServiceDataPreviewProps {
  values: Partial<ValuesOf<typeof serviceData>>
}

/** One section of a service page as visitors of the public site see it. */
export function ServiceDataPreview({ values }: ServiceDataPreviewProps) {
  const { title, description, image } = values
  return (
    <PreviewCard picture={image || undefined} title={title || 'The title'}>
      {withoutMarks(description ?? '') || 'The text appears here.'}
    </PreviewCard>
  )
}
