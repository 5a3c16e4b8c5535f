import { VisuallyHidden } from '@staff/ui'
import { useState } from 'react'
import { keyframes, styled } from 'styled-components'

import type { AreaScreens } from '../../shared/defineArea'
import type { AnyStored } from '../../data/records/recordQueries'
import { Aside, EditorColumns } from './EditorColumns'
import { RecordFacts } from './RecordFacts'
import { RecordPreview } from './RecordPreview'
import { storedDraft, initialValues } from './useDraft'

export interface EditorSkeletonProps {
  area: AreaScreens
  /** The record's id. */
  id: string
  /** The record as far as it is known: a list that was shown before has it. */
  known: AnyStored | undefined
}

/**
 * The form itself while its record is on its way, so that nothing moves when it comes: out of reach, with the words
 * that are known or with none.
 */
export function EditorSkeleton({ area, id, known }: EditorSkeletonProps) {
  const { entity, Form } = area
  const values = known ? initialValues(entity, known) : entity.empty
  const [draft] = useState(() => storedDraft(entity, id, values))
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <Blank inert aria-hidden aria-disabled disabled={!known}>
        <EditorColumns>
          {Form && (
            <Form
              mode="edit"
              initial={values}
              draft={draft}
              onSave={() => new Promise<never>(() => {})}
              onCancel={() => {}}
            />
          )}
          <Aside>
            <RecordPreview area={area} values={values} />
            {/* Below a preview that grows they could not stay where they are. */}
            {known && <RecordFacts record={known} />}
          </Aside>
        </EditorColumns>
      </Blank>
    </div>
  )
}

const breathe = keyframes`
  50% { opacity: 0.5; }
`

const Blank = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* When the wait is long. */
  form :is(input:not([type='radio']), textarea, button, [role='group']) {
    animation: ${breathe} 1.6s ease-in-out 1.2s infinite;
  }

  /* What an empty form would say is not true of the record. */
  &:disabled {
    ::placeholder {
      color: transparent;
    }
    form :is([role='group'], [aria-haspopup]) > *,
    form [role='radiogroup'] ~ *,
    form [id$='-aside'],
    section :not(h2) * {
      visibility: hidden;
    }
  }
`
