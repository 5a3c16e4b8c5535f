import { mayDo } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Banner } from '@staff/ui'

import { useReader } from '../../shared/useReader'

export interface RightsNoticeProps {
  entity: AnyEntity
}

/** Says above the form of a record what the role of the reader does not allow. Nothing for somebody who may change all of it. */
export function RightsNotice({ entity }: RightsNoticeProps) {
  const reader = useReader()
  const edit = mayDo(reader, 'edit', entity)
  const publish = mayDo(reader, 'publish', entity)
  if (publish.allowed) return null
  if (!edit.allowed)
    return (
      <Banner tone="info" title="You can read this, not change it">
        {edit.because}
      </Banner>
    )
  return (
    <Banner tone="info" title="You can write, but not publish">
      {publish.because} What you save is a draft, which the public site shows when somebody
      publishes it.
    </Banner>
  )
}
