import { auditEntry } from '@staff/content/audit/auditEntry'
import { careerFixtures } from '@staff/content/career/career.fixtures'
import { auditFixtures } from '@staff/content/audit/auditEntry.fixtures'
import { screen, within, waitFor, expect } from 'storybook/test'

import { listPath } from '../../../../shared/paths'

export const auditList = listPath('US', auditEntry)

type Act = (typeof auditFixtures.records)[number]

/** The first sample act of a kind. Throws where there is none. */
export function actWith(test: (act: Act) => boolean): Act {
  const found = auditFixtures.records.find(test)
  if (!found) throw new Error('No sample act is like this')
  return found
}

/** A deletion that was not refused. */
export const deletion = actWith(({ action, status }) => action === 'delete' && status < 400)

/** The record of this deletion is in the trash. */
export const inTrash = {
  trashes: {
    careers: [
      {
        record: {
          ...careerFixtures.filled,
          jobId: deletion.recordId,
          title: deletion.recordTitle,
          version: 2,
        },
        by: { userId: deletion.userId ?? '', name: deletion.userName },
        at: deletion.createdAt,
      },
    ],
  },
}

/** The address of the details of an act. */
export function detailsOf({ id }: Pick<Act, 'id'>): string {
  return `${auditList}?open=${id}`
}

/** The dialog with the details, when it is shown. */
export async function openedDetails() {
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
