import type { Decorator } from '@storybook/react-vite'

import { ReferencesContext, type UseReferences, UploadsContext } from '@staff/forms'
import { fixtures } from '../fixtures'
import { fakeUploads } from './fakeUploads'

/** Provides uploads and references without a server. `parameters.uploads` replaces the uploads. */
export const withFormProviders: Decorator = (Story, { parameters }) => (
  <UploadsContext value={parameters['uploads'] ?? fakeUploads}>
    <ReferencesContext value={sampleReferences}>
      <Story />
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
