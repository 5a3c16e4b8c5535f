import type { Field } from '@staff/entity'
import { useQuery } from '@tanstack/react-query'

import { noChoices, useTitleOf } from '../../../data/records/useReferences'
import { useContent } from '../../../shared/admin'
import type { AreaScreens } from '../../../shared/defineArea'

/** An area with its own choices of references. */
export type ReferringArea = Pick<AreaScreens, 'entity' | 'references'>

/** What stands for a record that is no longer there. */
const GONE = 'A deleted record'

/** The title of the record that a reference names; '' while the records load, and the id if they cannot be read. */
export function useReferenceTitle(
  { entity, references }: ReferringArea,
  { name, refersTo }: Pick<Field, 'name' | 'refersTo'>,
  id: string,
): string {
  const { areas } = useContent()
  const own = references?.[name]
  const referenced = areas.find((area) => area.entity.area === refersTo)
  const isWanted = id !== ''
  // A hook cannot be left out, so a field without a reference names its own entity and reads nothing.
  const listed = useTitleOf(referenced?.entity ?? entity, id, isWanted && !own)
  const chosen = useQuery({ ...(own ?? noChoices), enabled: isWanted && own !== undefined })
  const ofOwn = chosen.data?.find(({ value }) => value === id)?.label
  const { isSuccess, isError, title } = own
    ? { isSuccess: chosen.isSuccess, isError: chosen.isError, title: ofOwn }
    : listed
  if (title !== undefined) return title
  if (isSuccess) return GONE
  return isError ? id : ''
}
