import type { Method } from '@staff/contract'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

import type { Override } from '../../../../testing/fakeApi/answers'
import type { FakeAnswer } from '../../../../testing/fakeApi/fakeAnswer'
import { careersByStatus, careerWith } from '../../../ListScreen/live/stories/careersByStatus'

/** The record of the stories. */
export const { jobId } = careerWith('Published')

/** A record with an address that others cannot have. */
export const other = careerWith('Unpublished')

/** The record has had three addresses. */
export const moved = {
  ...careersByStatus,
  addresses: [
    { area: 'careers', slug: 'captain', id: jobId },
    { area: 'careers', slug: 'ship-captain', id: jobId },
    { area: 'careers', slug: 'harbour-master', id: jobId },
    { area: 'careers', slug: 'pilot', id: other.jobId },
  ],
}

/** Reads and changes of an address get this answer. */
export function addressAnswer(answer: FakeAnswer, method: Method): Override {
  return () => (request) =>
    request.part === 'address' && request.method === method ? answer : undefined
}

/** Opens the dialog that asks for another address. */
export async function addressDialog(canvas: ReturnType<typeof within>) {
  const button = await canvas.findByRole('button', { name: 'Change address…' })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(button)
  return within(await screen.findByRole('dialog', { name: 'Change address' }))
}
