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
  /** The record from a cached list, if there is one. */
  known: AnyStored | undefined
}

/**
 * The placeholder while a record loads: the inert form itself, so that nothing moves later. It shows the known values or
 * none.
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
            {/* Without a known record the height of the preview would change and move the facts. */}
            {known && <RecordFacts record={known} />}
          </Aside>
        </EditorColumns>
      </Blank>
    </div>
  )
}

const pulse = keyframes`
  50% { opacity: 0.5; }
`

const Blank = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  /* Starts after a delay, only for long waits. */
  form :is(input:not([type='radio']), textarea, button, [role='group']) {
    animation: ${pulse} 1.6s ease-in-out 1.2s infinite;
  }

  /* Hides texts of an empty form that do not apply to the record. */
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
