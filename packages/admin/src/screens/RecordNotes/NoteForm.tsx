import { validate } from '@staff/entity'
import { Button, space, TextArea } from '@staff/ui'
import { useQueryClient } from '@tanstack/react-query'
import { StickyNote } from 'lucide-react'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { styled } from 'styled-components'

import { ApiError } from '../../data/http/ApiError'
import { createIdempotencyKeys } from '../../data/http/idempotencyKeys'
import { keepNoteDraft, noteDraft } from './noteDrafts'
import { notesQuery, type NotesOfRecords } from './notesOfRecords'

export interface NoteFormProps {
  /** The id of the record. */
  id: string
  notes: NotesOfRecords
}

/** Adds an internal note to a record. What is typed stays until it is added, also if the dialog closes. */
export function NoteForm({ id, notes }: NoteFormProps) {
  const client = useQueryClient()
  const [text, setText] = useState(() => noteDraft(notes.entity, id))
  const [error, setError] = useState<string>()
  const [isAdding, setAdding] = useState(false)
  const [keys] = useState(createIdempotencyKeys)

  function handleType(typed: string) {
    setText(typed)
    keepNoteDraft(notes.entity, id, typed)
    setError(undefined)
  }

  async function handleSubmit(event?: SubmitEvent) {
    event?.preventDefault()
    if (isAdding) return
    const { values, errors } = validate(notes.schema, { text })
    setError(errors?.['text'])
    if (!values) return
    setAdding(true)
    try {
      const body = { text: values.text }
      await notes.add(id, body, keys.keyFor(body))
      keys.reset()
      handleType('')
      await client.invalidateQueries(notesQuery(notes, id))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.fields?.['text'] ?? failure.message)
    } finally {
      setAdding(false)
    }
  }

  function handleKeyDown({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (key === 'Enter' && (ctrlKey || metaKey)) void handleSubmit()
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <TextArea
        label="Add a note"
        rows={3}
        value={text}
        error={error}
        hint="Only people who are logged in here can read it."
        onChange={({ target }) => handleType(target.value)}
        onKeyDown={handleKeyDown}
      />
      <Button type="submit" icon={<StickyNote />} busy={isAdding}>
        Add note
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${space.s3};
  justify-items: start;

  > :first-child {
    inline-size: 100%;
  }
`
