import { VisuallyHidden } from '@staff/ui'
import { useState } from 'react'
import { keyframes, styled } from 'styled-components'

import type { AreaScreens } from '../../shared/defineArea'
import { Aside, EditorColumns, SiteColumn } from './EditorColumns'
import { RecordPreview } from './beside/RecordPreview'
import { storedDraft } from './draft/useDraft'
import { useLiveSite } from './liveSite/useLiveSite'

export interface EditorSkeletonProps {
  area: AreaScreens
  /** The record's id. */
  id: string
}

/** The placeholder while an unknown record loads: the inert form itself without values, so that nothing moves later. */
export function EditorSkeleton({ area, id }: EditorSkeletonProps) {
  const { entity, Form } = area
  const isLive = useLiveSite(entity)
  const [draft] = useState(() => storedDraft(entity, id, entity.empty))
  return (
    <div aria-busy="true">
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <Blank inert aria-hidden aria-disabled disabled>
        <EditorColumns>
          {Form && (
            <Form
              mode="edit"
              initial={entity.empty}
              draft={draft}
              onSave={() => new Promise<never>(() => {})}
              onCancel={() => {}}
            />
          )}
          {isLive && <SiteColumn />}
          <Aside>
            {/* No facts: the height of the preview changes and would move them. */}
            <RecordPreview area={area} values={entity.empty} />
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
  ::placeholder {
    color: transparent;
  }
  form :is([role='group'], [aria-haspopup]) > *,
  form [role='radiogroup'] ~ *,
  form [id$='-aside'],
  section :not(h2) * {
    visibility: hidden;
  }
`
