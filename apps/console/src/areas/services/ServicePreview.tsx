import { PreviewCard } from '@staff/admin'
import { withoutMarks, type ValuesOf } from '@staff/entity'
import type { service } from '@staff/content/service/service.entity'

export interface ServicePreviewProps {
  values: Partial<ValuesOf<typeof service>>
}

/** A service as visitors of the public site see it. */
export function ServicePreview({ values }: ServicePreviewProps) {
  const { name, icon = '', headingBy, descriptionBy } = values
  return (
    <PreviewCard picture={icon} title={name || 'Its name'} facts={[headingBy]}>
      {withoutMarks(descriptionBy ?? '') || 'What it is appears here.'}
    </PreviewCard>
  )
}
