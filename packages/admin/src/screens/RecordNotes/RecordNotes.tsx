import { Avatar, Button, color, RelativeTime, Skeleton, space, text, weight } from '@staff/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'

import { NoteForm } from './NoteForm'
import { notesQuery, type NotesOfRecords } from './notesOfRecords'

export interface RecordNotesProps {
  /** The id of the record. */
  id: string
  notes: NotesOfRecords
}

/** The internal notes about a record, the oldest first, and a form for another one. */
export function RecordNotes({ id, notes }: RecordNotesProps) {
  const titleId = useId()
  const { data, isError, error, refetch } = useQuery(notesQuery(notes, id))
  return (
    <Section aria-labelledby={titleId}>
      <h3 id={titleId}>Notes</h3>
      {!data && !isError && <Skeleton width="60%" />}
      {isError && !data && (
        <p role="alert">
          The notes could not be loaded. {error.message}{' '}
          <Button size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {data?.length === 0 && <p>No notes yet.</p>}
      {data && data.length > 0 && (
        <List>
          {data.map((note) => (
            <li key={note.id}>
              <Avatar name={note.authorName} size={24} />
              <p>
                <strong>{note.authorName}</strong> <RelativeTime value={note.createdAt} />
              </p>
              <Text dir="auto">{note.text}</Text>
            </li>
          ))}
        </List>
      )}
      {data && data.length >= notes.max ? (
        <p>{notes.tooMany}</p>
      ) : (
        <NoteForm key={id} id={id} notes={notes} />
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${space.s3};

  h3 {
    color: ${color.ink};
    font: ${text.md};
    font-weight: ${weight.heading};
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space.s4};

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.s1} ${space.s2};
    align-items: center;
    font: ${text.md};
  }

  strong {
    color: ${color.ink};
    font-weight: ${weight.label};
    overflow-wrap: anywhere;
  }
`

const Text = styled.p`
  grid-column: 2;
  color: ${color.ink};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
