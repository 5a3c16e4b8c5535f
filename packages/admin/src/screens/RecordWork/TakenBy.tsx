import { NONE } from '@staff/entity'
import { Button, Select } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { Hand, Undo2 } from 'lucide-react'
import { useSnapshot } from 'valtio'

import type { ReferenceChoices } from '../../shared/defineArea'
import { auth } from '../../stores/session/auth'

export interface TakenByProps {
  /** The id of the user who takes care of the record; null for nobody. */
  assigneeId: string | null
  /** The name of that user, for one who is not among the choices. */
  assigneeName: string
  /** Who can take care of the record. */
  choices: ReferenceChoices
  onChange: (assigneeId: string | null) => void
}

/** Who takes care of a record: a choice for handing it over, and a button for taking it or giving it back. */
export function TakenBy({ assigneeId, assigneeName, choices, onChange }: TakenByProps) {
  const { userId } = useSnapshot(auth)
  const { data = [] } = useQuery(choices)
  const isMine = assigneeId === userId
  // Those who can take it, and the person who has it, also if they no longer could.
  const possible = data.filter(({ value, isOpen }) => isOpen !== false || value === assigneeId)
  const isKnown = assigneeId === null || possible.some(({ value }) => value === assigneeId)
  const current = isKnown ? [] : [{ value: assigneeId, label: assigneeName }]
  return (
    <>
      <Select
        label="Taken by"
        value={assigneeId ?? NONE}
        options={[{ value: NONE, label: 'Nobody' }, ...current, ...possible]}
        onChange={(chosen) => onChange(chosen === NONE ? null : chosen)}
      />
      <Button icon={isMine ? <Undo2 /> : <Hand />} onClick={() => onChange(isMine ? null : userId)}>
        {isMine ? 'Give it back' : 'Take it'}
      </Button>
    </>
  )
}
