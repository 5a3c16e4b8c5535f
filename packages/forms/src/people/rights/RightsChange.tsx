import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Rights } from '@staff/entity'
import { describeRightsChange, type RightsChangeLine } from './describeRightsChange'
import { Changes, Lines } from './fieldParts'
import { usePeopleWith, useRightsOffer } from './rightsContext'

export interface RightsChangeProps {
  before: Rights
  after: Rights
  /** The id of the role; undefined for a new role. */
  roleId: string | undefined
}

/** What a save would change for the people with the role. Screen readers read each new line. */
export function RightsChange(props: RightsChangeProps) {
  const isChanged = JSON.stringify(props.before) !== JSON.stringify(props.after)
  return (
    <Changes aria-label="What changes" aria-atomic={false}>
      {isChanged && <Described {...props} />}
    </Changes>
  )
}

function Described({ before, after, roleId }: RightsChangeProps) {
  const { rows, regions } = useRightsOffer()
  const people = usePeopleWith(roleId)
  const lines = describeRightsChange(before, after, { rows, regions, people })
  return (
    <>
      <div>What changes</div>
      <Lines>
        {people?.length === 0 && <li data-kind="more">Nobody has this role yet.</li>}
        {lines.map(({ kind, text }) => (
          <li key={text} data-kind={kind}>
            {ICONS[kind]}
            <span>{text}</span>
          </li>
        ))}
      </Lines>
    </>
  )
}

const ICONS: Readonly<Record<RightsChangeLine['kind'], ReactNode>> = {
  loses: <Minus aria-hidden size="0.875rem" />,
  gets: <Plus aria-hidden size="0.875rem" />,
  more: null,
}
