import { bulkReplaceable, type Replacement } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Checkbox, Select, space, TextInput } from '@staff/ui'
import { useEffect, useId, type RefObject } from 'react'
import { styled } from 'styled-components'

interface ReplaceFieldsProps {
  entity: AnyEntity
  values: Replacement
  errors: { find: string | undefined; replace: string | undefined }
  /** The field with what to find. */
  input: RefObject<HTMLInputElement | null>
  onChange: (changes: Partial<Replacement>) => void
}

/** What to find, in which field, and what to put in its place. A single field is no choice. */
export function ReplaceFields({ entity, values, errors, input, onChange }: ReplaceFieldsProps) {
  const id = useId()
  const fields = bulkReplaceable(entity)

  // Here and not in the dialog, whose code may still be loading when it is asked for.
  useEffect(() => input.current?.focus(), [input])

  return (
    <>
      {fields.length > 1 && (
        <Select
          label="Field"
          value={values.field}
          options={fields.map(({ name, label = name }) => ({ value: name, label }))}
          onChange={(field) => onChange({ field })}
        />
      )}
      <TextInput
        ref={input}
        label="Find"
        required
        autoComplete="off"
        value={values.find}
        error={errors.find}
        onChange={({ target }) => onChange({ find: target.value })}
      />
      <TextInput
        label="Replace with"
        autoComplete="off"
        value={values.replace}
        error={errors.replace}
        onChange={({ target }) => onChange({ replace: target.value })}
      />
      <Options>
        <Checkbox
          id={`${id}-case`}
          label="Match case"
          checked={values.matchCase}
          onChange={({ target }) => onChange({ matchCase: target.checked })}
        />
        <Checkbox
          id={`${id}-words`}
          label="Whole words"
          checked={values.wholeWords}
          onChange={({ target }) => onChange({ wholeWords: target.checked })}
        />
      </Options>
    </>
  )
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s6};
`
