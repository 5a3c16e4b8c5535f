import type { Decorator } from '@storybook/react-vite'

import { ReferencesContext, type UseReferences } from '../../fields/references'
import { UploadsContext } from '../../fields/uploads'
import { fixtures } from '../fixtures'
import { fakeUploads } from './fakeUploads'

/** What surrounds a form in a story: pictures and references without a server, or as `parameters.uploads` says. */
export const withFormProviders: Decorator = (Story, { parameters }) => (
  <UploadsContext value={parameters['uploads'] ?? fakeUploads}>
    <ReferencesContext value={sampleReferences}>
      <Story />
    </ReferencesContext>
  </UploadsContext>
)

/** The sample records of an area as choices. */
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

// Each entity's titleOf takes its own records; the registry knows only that they belong together.
function titleOf({ titleOf: title }: { titleOf: (values: never) => string }, record: object) {
  return title(record as never)
}
