import { defineArea } from '@staff/admin'
import { ContractualPositionForm } from '@staff/forms/content/contractualPosition/ContractualPositionForm'
import { contractualPosition } from '@staff/forms/content/contractualPosition/contractualPosition.entity'

import { ContractualPositionPreview } from './ContractualPositionPreview'

/** Positions for a limited time. */
export const contractualPositionsArea = defineArea({
  entity: contractualPosition,
  Form: ContractualPositionForm,
  widths: { location: '8.5rem', duration: '6.5rem', type: '5.5rem', interviewMode: '8.5rem' },
  priorities: { type: 1 },
  Preview: ContractualPositionPreview,
})
