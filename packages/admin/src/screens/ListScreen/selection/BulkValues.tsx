import { bulkChoices, bulkLists } from '@staff/contract'
import { choicesOf, NONE, type EntityValues, type Field } from '@staff/entity'
import { RatingInput, Select, space, TagInput } from '@staff/ui'
import { useState, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import type { AreaScreens } from '../../../shared/defineArea'
import { SubmitButtons } from '../../../shared/dialogs/SubmitButtons'
import { useRecordOptions } from '../filters/useFilterOptions'

/** The actions that set, add or remove a value. */
type ValueAction = 'set' | 'add' | 'remove'

interface BulkValuesProps {
  area: AreaScreens
  action: ValueAction
  onSubmit: (values: EntityValues) => void
  onCancel: () => void
}

/** The field and the value that an action sets, or the tags that it adds or removes. */
export function BulkValues({ area, action, onSubmit, onCancel }: BulkValuesProps) {
  const { entity } = area
  const fields = action === 'set' ? bulkChoices(entity) : bulkLists(entity)
  const [name, setName] = useState(fields[0]?.name ?? '')
  const [value, setValue] = useState('')
  const [tags, setTags] = useState<string[]>([])
  const [error, setError] = useState<string>()
  const field = fields.find((each) => each.name === name)
  const label = field?.label ?? name
  const options = useOptions(area, field)
  const chosen = options.find((option) => String(option.value) === value)

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (action === 'set' && !chosen) return setError(`${label} is required`)
    if (action !== 'set' && tags.length === 0) return setError('Give at least one tag')
    const wanted = chosen?.value === NONE ? null : chosen?.value
    return onSubmit({ [name]: action === 'set' ? wanted : tags })
  }

  return (
    <Form onSubmit={handleSubmit} noValidate>
      {fields.length > 1 && (
        <Select
          label="Field"
          value={name}
          options={fields.map((each) => ({ value: each.name, label: each.label ?? each.name }))}
          onChange={(chosenName) => {
            setName(chosenName)
            setValue('')
          }}
        />
      )}
      {action === 'set' && isRating(field) ? (
        <RatingInput
          name={name}
          label={label}
          required
          error={error}
          value={value === '' ? null : Number(value)}
          onChange={(rating) => setValue(String(rating))}
        />
      ) : action === 'set' ? (
        <Select
          key={name}
          label={label}
          required
          error={error}
          value={value}
          emptyText="Loading…"
          options={options.map((option) => ({ value: String(option.value), label: option.label }))}
          onChange={setValue}
        />
      ) : (
        <TagInput label={label} required error={error} value={tags} onChange={setTags} />
      )}
      <SubmitButtons submit={SUBMITS[action]} onCancel={onCancel} />
    </Form>
  )
}

/** Whether a field is a rating: a whole number from 1 to 5. */
function isRating(field: Field | undefined): boolean {
  return field?.integer === true && field.min === 1 && field.max === 5
}

/** The choices of a field, yes and no for a checkbox, or the records that it may name, with the name of none. */
function useOptions(area: AreaScreens, field: Field | undefined) {
  const { name = '', refersTo, none = '' } = field ?? {}
  const records = useRecordOptions(area, { name, refersTo }, refersTo !== undefined)
  if (field?.kind === 'checkbox') return YES_NO
  if (field && refersTo === undefined) return choicesOf(field) ?? []
  if (!records) return []
  return [{ value: NONE, label: none }, ...records.filter(({ isOpen }) => isOpen !== false)]
}

const YES_NO = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
]

const SUBMITS: Record<ValueAction, string> = {
  set: 'Set',
  add: 'Add tags',
  remove: 'Remove tags',
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`
