import type { SaveOutcome } from '@staff/forms'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useContent } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'
import { notify } from '../../shared/notify'
import { returnPath } from '../../shared/returnPath'
import { useRegion } from '../../shared/useRegion'
import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import type { AnyStored } from '../../data/records/recordQueries'
import { changedFields } from '../../data/records/saveRecord'
import { useSaveRecord } from '../../data/records/useSaveRecord'
import { Page } from '../Page/Page'
import { Aside, EditorColumns } from './EditorColumns'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'
import { RecordFacts } from './RecordFacts'
import { TypedPreview } from './RecordPreview'
import { RequiredIntro } from './RequiredIntro'
import { editTitles } from './editTitles'
import { typedValues } from './typedValues'
import { initialValues, useDraft } from './useDraft'

export interface RecordEditorProps {
  area: AreaScreens
  /** The record to edit; undefined for a new record. */
  record?: AnyStored
  /** Initial values of a new record, such as a reference to its parent. */
  preset?: object
  /** The id of the record that the new one duplicates. */
  source?: string | undefined
}

/** The form of a record with facts, preview, draft and the guard for unsaved changes. */
export function RecordEditor({ area, record, preset, source }: RecordEditorProps) {
  const { entity, Form, SidePanel } = area
  const { one } = entity.labels
  const navigate = useNavigate()
  const { create, change } = useSaveRecord(entity)
  const region = useRegion()
  const { areas } = useContent()
  const isCurrentScreen = useIsCurrentScreen()

  // The version that the form started from, and the newest known version. They differ after a conflict.
  const [start] = useState(record)
  const [newest, setNewest] = useState(record)
  const [initial] = useState(() => initialValues(entity, record, preset))
  const [typed] = useState(() => typedValues(initial))
  const [isRefused, setIsRefused] = useState(false)
  // A ref, because the navigation after a save reads it before the next render.
  const dirty = useRef(false)
  const draft = useDraft(entity, start, preset, source)

  async function handleSave(values: object): Promise<SaveOutcome> {
    const outcome =
      start && newest ? await change(newest, changedFields(start, values)) : await create(values)
    if (outcome.status === 'conflict') setNewest(outcome.current)
    if (outcome.status !== 'saved') return outcome
    dirty.current = false
    draft.discard()
    notify('success', `“${entity.titleOf(outcome.record)}” is saved.`)
    // Skipped if the user left during the save.
    if (isCurrentScreen()) void navigate(returnPath(areas, region, entity, outcome.record))
    return outcome
  }

  function handleEdit(values: object, isDirty: boolean) {
    typed.change(values)
    if (isDirty) draft.save(values)
    else if (dirty.current) draft.discard()
    dirty.current = isDirty
  }

  return (
    <Page
      {...(record ? editTitles(entity, record) : { title: `Add ${one}` })}
      alert={isRefused ? 'Error: ' : ''}
      intro={<RequiredIntro />}
    >
      <EditorColumns>
        {Form && (
          <Form
            mode={record ? 'edit' : 'create'}
            initial={initial}
            draft={draft.restored}
            note={draft.note}
            onSave={handleSave}
            onCancel={() => void navigate(returnPath(areas, region, entity, initial))}
            onEdit={handleEdit}
            onRefused={setIsRefused}
          />
        )}
        <Aside aria-label={`About this ${one}`}>
          <TypedPreview area={area} typed={typed} />
          {newest && <RecordFacts record={newest} />}
          {newest && SidePanel && <SidePanel record={newest} />}
        </Aside>
      </EditorColumns>
      <UnsavedChangesGuard dirty={dirty} onLeave={draft.discard} />
    </Page>
  )
}
