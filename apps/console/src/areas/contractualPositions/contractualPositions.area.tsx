import { ContractualPositionForm } from '@staff/forms/contractualPosition/ContractualPositionForm'
import { contractualPosition } from '@staff/forms/contractualPosition/contractualPosition.entity'

import { defineArea } from '../../app/defineArea'
import { ContractualPositionPreview } from './ContractualPositionPreview'

/** Positions for a limited time. */
export const contractualPositionsArea = defineArea({
  entity: contractualPosition,
  Form: ContractualPositionForm,
  widths: {
    location: '8.5rem',
    duration: '7rem',
    type: '6rem',
    interviewMode: '9rem',
    updatedAt: '7rem',
  },
  Preview: ContractualPositionPreview,
})
