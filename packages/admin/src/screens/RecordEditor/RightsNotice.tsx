import { mayDo } from '@staff/contract'
import { accessToFields, type AnyEntity } from '@staff/entity'
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
    <Banner
      tone="info"
      title={
        hasPrivateFields(entity)
          ? 'You can change what the public site does not show'
          : 'You can write, but not publish'
      }
    >
      {publish.because} What the public site shows is saved by somebody who may publish; what you
      type stays on this device.
    </Banner>
  )
}

/** Whether an area has fields that can be changed without the step 'publish'. */
function hasPrivateFields(entity: AnyEntity): boolean {
  return Object.keys(entity.fields).some((name) => accessToFields(entity, [name]) === 'edit')
}
