import { defineArea } from '@staff/admin'
import { contractualPosition } from '@staff/content/contractualPosition/contractualPosition.entity'

/** Positions for a limited time. */
export const contractualPositionsArea = defineArea({
  entity: contractualPosition,
  editor: () => import('./contractualPositions.editor'),
  widths: { location: '8.5rem', duration: '6.5rem', type: '5.5rem', interviewMode: '8.5rem' },
  priorities: { type: 1 },
})
