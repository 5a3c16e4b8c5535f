import { PreviewCard } from '@staff/admin'
import type { ValuesOf } from '@staff/entity'
import type { team } from '@staff/content/team/team.entity'

export interface TeamPreviewProps {
  values: Partial<ValuesOf<typeof team>>
}

/** A member of the team as visitors of the public site see them. */
export function TeamPreview({ values }: TeamPreviewProps) {
  const { name, image = '', position, description } = values
  return (
    <PreviewCard picture={image} title={name || 'Their name'} facts={[position]}>
      {description || 'A few words about them appear here.'}
    </PreviewCard>
  )
}
