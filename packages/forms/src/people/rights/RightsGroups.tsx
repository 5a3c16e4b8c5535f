import { Checkbox } from '@staff/ui'
import { useId } from 'react'

import { rightsOf, ROLE_ACTIONS, type Rights } from '@staff/entity'
import { Boxes, Group, GroupName } from './fieldParts'
import { ACTION_LABELS } from './rightsValues'

export interface RightsGroupsProps {
  /** The names of the regions; none if the admin has no regions. */
  regions: readonly string[]
  rights: Rights
  onChange: (rights: Rights) => void
  onBlur: () => void
}

/** The regions that a role opens, and what it may do in all its areas. */
export function RightsGroups({ regions, rights, onChange, onBlur }: RightsGroupsProps) {
  // A region that the admin has no more can only be taken away.
  const shown = [...new Set([...regions, ...rights.regions])]

  return (
    <>
      {shown.length > 0 && (
        <Choices
          name="Regions"
          note={rights.regions.length === 0 ? 'All regions' : ''}
          options={shown}
          labels={{}}
          chosen={rights.regions}
          onChange={(chosen) => onChange(rightsOf({ ...rights, regions: chosen }))}
          onBlur={onBlur}
        />
      )}
      <Choices
        name="May also"
        options={ROLE_ACTIONS}
        labels={ACTION_LABELS}
        chosen={rights.actions}
        onChange={(chosen) => onChange(rightsOf({ ...rights, actions: chosen }))}
        onBlur={onBlur}
      />
    </>
  )
}

interface ChoicesProps {
  name: string
  note?: string
  options: readonly string[]
  /** The labels of options that are no labels themselves. */
  labels: Readonly<Record<string, string>>
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  onBlur: () => void
}

function Choices({ name, note, options, labels, chosen, onChange, onBlur }: ChoicesProps) {
  const id = useId()
  return (
    <Group aria-labelledby={id} aria-describedby={note ? `${id}-note` : undefined}>
      <GroupName>
        <span id={id}>{name}</span>
        {note && <span id={`${id}-note`}>{note}</span>}
      </GroupName>
      <Boxes>
        {options.map((option) => (
          <Checkbox
            key={option}
            label={labels[option] ?? option}
            checked={chosen.includes(option)}
            onBlur={onBlur}
            onChange={({ target }) =>
              onChange(
                target.checked ? [...chosen, option] : chosen.filter((each) => each !== option),
              )
            }
          />
        ))}
      </Boxes>
    </Group>
  )
}
