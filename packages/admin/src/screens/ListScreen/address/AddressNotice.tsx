import { Banner, Button } from '@staff/ui'
import type { AnyEntity } from '@staff/entity'
import { useSearchParams } from 'react-router-dom'

import { stayOnList } from '../views/listAddress'
import { ignoredParams, withoutParams } from './ignoredParams'

interface AddressNoticeProps {
  entity: AnyEntity
}

/** Says which filters of the address do not exist. It is there with the list, so it never moves rows. */
export function AddressNotice({ entity }: AddressNoticeProps) {
  const [search, setSearch] = useSearchParams()
  const ignored = ignoredParams(search, entity)
  if (ignored.length === 0) return null
  const texts = ignored.map(({ text }) => text).join(', ')
  return (
    <Banner
      tone="warn"
      action={
        <Button
          size="s"
          onClick={() =>
            setSearch(stayOnList(withoutParams(search, ignored), entity), { replace: true })
          }
        >
          Clear
        </Button>
      }
    >
      {`This link has ${ignored.length === 1 ? 'a filter that does not exist' : 'filters that do not exist'}: ${texts}.`}
    </Banner>
  )
}
