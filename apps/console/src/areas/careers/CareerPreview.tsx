import { PreviewCard } from '@staff/admin'
import { withoutMarks, type ValuesOf } from '@staff/entity'
import type { career } from '@staff/content/career/career.entity'

import { yearsOf } from './yearsOf'

export interface CareerPreviewProps {
  values: Partial<ValuesOf<typeof career>>
}

/** An open position as visitors of the public site see it. */
export function CareerPreview({ values }: CareerPreviewProps) {
  const { title, experience, location, department, type, description } = values
  return (
    <PreviewCard
      title={title || 'The title'}
      facts={[location, department, type, experienceOf(experience)]}
    >
      {withoutMarks(description ?? '') || 'What the work is appears here.'}
    </PreviewCard>
  )
}

/** The form value of a number may still be a string, empty or invalid. */
function experienceOf(typed: unknown): string | undefined {
  if (typed === '' || typed === null || typed === undefined) return undefined
  const experience = Number(typed)
  return Number.isFinite(experience) ? yearsOf(experience) : undefined
}
