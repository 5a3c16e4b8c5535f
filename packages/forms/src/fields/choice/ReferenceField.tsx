import { Button, Select, space, type SelectProps } from '@staff/ui'
import { memo } from 'react'
import { styled } from 'styled-components'

import type { Option } from '@staff/entity'
import { useField } from '../../SchemaForm/formState'
import { useReferences, type References } from './references'
import { useFieldProps } from '../useFieldProps'

export interface ReferenceFieldProps extends Pick<SelectProps, 'hint'> {
  /** The name of the field in the form's schema. */
  name: string
}

/** A select with the records of another area, such as the role of a user. */
export function ReferenceField({ name, hint }: ReferenceFieldProps) {
  const field = useFieldProps<string>(name)
  const references = useReferences(useArea(name))
  const { status } = references

  function handleRetry(retry: () => void) {
    // The retry button disappears, so the focus moves into the field.
    document.getElementById(field.id)?.focus()
    retry()
  }

  return (
    <Control
      {...field}
      hint={
        status === 'failed' ? (
          <Failure>
            <span role="alert">The choices could not be loaded.</span>
            <Button size="s" onClick={() => handleRetry(references.retry)}>
              Try again
            </Button>
          </Failure>
        ) : (
          hint
        )
      }
      options={status === 'loaded' ? references.options : NONE}
      placeholder={PLACEHOLDERS[status]}
      emptyText={status === 'loaded' ? undefined : PLACEHOLDERS[status]}
    />
  )
}

const Control = memo(Select)

const NONE: readonly Option<string>[] = []

const PLACEHOLDERS: Record<References['status'], string> = {
  loading: 'Loading…',
  loaded: 'Choose…',
  failed: 'Not loaded',
}

function useArea(name: string): string {
  const { refersTo } = useField(name)
  if (!refersTo) throw new Error(`The field '${name}' refers to no area`)
  return refersTo
}

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  align-items: center;
`
