import { PreviewCard } from '@staff/admin'
import type { ValuesOf } from '@staff/entity'
import type { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'

export interface ContractualPositionPreviewProps {
  values: Partial<ValuesOf<typeof contractualPosition>>
}

/** A position for a limited time as visitors of the public site see it. */
export function ContractualPositionPreview({ values }: ContractualPositionPreviewProps) {
  const { role, location, duration, type, interviewMode, summary } = values
  const interview = interviewMode && `Interview: ${interviewMode.toLowerCase()}`
  return (
    <PreviewCard title={role || 'The role'} facts={[location, duration, type, interview]}>
      {summary || 'What the work is appears here.'}
    </PreviewCard>
  )
}
