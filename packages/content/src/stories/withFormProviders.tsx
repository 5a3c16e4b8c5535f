import type { Decorator } from '@storybook/react-vite'

import { rowsOfRights } from '@staff/contract'
import {
  ReferencesContext,
  RightsContext,
  rightsRow,
  UploadsContext,
  type RightsOffer,
  type UseReferences,
} from '@staff/forms'
import { entities } from '../entities'
import { fixtures } from '../fixtures'
import { REGIONS } from '../regions'
import { userFixtures } from '../user/user.fixtures'
import { fakeUploads } from './fakeUploads'

/** The areas and people of our own content, as the rights of a role need them. */
export const sampleRights: RightsOffer = {
  rows: rowsOfRights(entities).map(rightsRow),
  regions: REGIONS,
  usePeople: (roleId) =>
    userFixtures.records.filter((each) => each.roleId === roleId).map(userFixtures.entity.titleOf),
}

/** Provides uploads, references and rights without a server. `parameters.uploads` replaces the uploads. */
export const withFormProviders: Decorator = (Story, { parameters }) => (
  <UploadsContext value={parameters['uploads'] ?? fakeUploads}>
    <ReferencesContext value={sampleReferences}>
      <RightsContext value={parameters['rights'] ?? sampleRights}>
        <Story />
      </RightsContext>
    </ReferencesContext>
  </UploadsContext>
)

/** The sample records of an area as options. */
const sampleReferences: UseReferences = (area) => ({
  status: 'loaded',
  options: fixtures
    .filter(({ entity }) => entity.area === area)
    .flatMap(({ entity, records }) =>
      records.map((record) => ({
        value: Reflect.get(record, entity.idKey),
        label: titleOf(entity, record),
      })),
    ),
})

// Each entity's titleOf takes its own records. The registry's type does not tell which records belong to which
// entity.
function titleOf({ titleOf: title }: { titleOf: (values: never) => string }, record: object) {
  return title(record as never)
}
