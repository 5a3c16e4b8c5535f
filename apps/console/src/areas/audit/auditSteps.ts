import { listPath } from '@staff/admin'
import { auditEntry } from '@staff/forms/content/audit/auditEntry'
import { auditFixtures } from '@staff/forms/content/audit/auditEntry.fixtures'
import { screen, within, waitFor, expect } from 'storybook/test'

export const auditList = listPath('US', auditEntry)

type Act = (typeof auditFixtures.records)[number]

/** The first sample act of a kind. Throws where there is none. */
export function actWith(test: (act: Act) => boolean): Act {
  const found = auditFixtures.records.find(test)
  if (!found) throw new Error('No sample act is like this')
  return found
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
