import type { AnyEntity } from '@staff/entity'
import { Checkbox, Select, space } from '@staff/ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'

import { makePreviewLink } from '../../data/live/previewLinks'
import { MakeLink } from './MakeLink'
import { TIMES } from './parts'
import { useNewLink } from './useNewLink'

export interface NewLinkProps {
  entity: AnyEntity
  /** The id of the record. */
  id: string
  /** The version that is stored. */
  version: number
  /** Called after a link was made. */
  onMade: () => void
}

/** Makes a preview link: of this version or always of the newest, for some time. Its address is shown once. */
export function NewLink({ entity, id, version, onMade }: NewLinkProps) {
  const [shows, setShows] = useState(LATEST)
  const [hours, setHours] = useState('24')
  const [mayApprove, setMayApprove] = useState(false)
  const mayApproveId = useId()
  const { state, make, clearProblem } = useNewLink(onMade)

  function handleMake() {
    clearProblem()
    return make(() =>
      makePreviewLink(entity, id, {
        version: shows === LATEST ? LATEST : version,
        hours: Number(hours),
        mayApprove,
      }),
    )
  }

  return (
    <Root>
      <Choices>
        <Select
          label="The link shows"
          value={shows}
          options={[
            { value: LATEST, label: 'Always the newest version' },
            { value: 'this', label: `This version, ${version}` },
          ]}
          onChange={setShows}
        />
        <Select label="It works for" value={hours} options={TIMES} onChange={setHours} />
      </Choices>
      <Checkbox
        id={mayApproveId}
        label="The reader may answer"
        hint="They approve what they see, or say what is missing. Only people with an account publish."
        checked={mayApprove}
        onChange={({ target }) => setMayApprove(target.checked)}
      />
      <MakeLink {...state} onMake={() => void handleMake()} />
    </Root>
  )
}

const LATEST = 'latest'

const Root = styled.div`
  display: grid;
  gap: ${space.s4};
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};

  > * {
    flex: 1 1 8rem;
  }
  /* Its longest choice fits. */
  > :first-child {
    flex: 2 1 15rem;
  }
`
