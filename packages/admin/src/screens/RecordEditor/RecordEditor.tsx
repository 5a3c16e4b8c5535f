import type { SaveOutcome } from '@staff/forms'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useContent } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'
import { notify } from '../../shared/notify'
import { returnPath } from '../../shared/returnPath'
import { useCountry } from '../../shared/useCountry'
import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import type { AnyStored } from '../../data/records/recordQueries'
import { changedFields } from '../../data/records/saveRecord'
import { useSaveRecord } from '../../data/records/useSaveRecord'
import { Page } from '../Page/Page'
import { Aside, EditorColumns } from './EditorColumns'
import { UnsavedChangesGuard } from './UnsavedChangesGuard'
import { RecordFacts } from './RecordFacts'
import { RecordPreview } from './RecordPreview'
import { RequiredIntro } from './RequiredIntro'
import { editTitles } from './editTitles'
import { initialValues, useDraft } from './useDraft'

export interface RecordEditorProps {
  area: AreaScreens
  /** The record to edit; without one, a new record is made. */
  record?: AnyStored
  /** What a new record says from the start, such as the record that it belongs to. */
  preset?: object
}

/** A form with what surrounds it: facts, preview, draft, and the question before it is left. */
export function RecordEditor({ area, record, preset }: RecordEditorProps) {
  const { entity, Form, SidePanel } = area
  const { one } = entity.labels
  const navigate = useNavigate()
  const { create, change } = useSaveRecord(entity)
  const country = useCountry()
  const { areas } = useContent()
  const isCurrentScreen = useIsCurrentScreen()

  // What the person started from, and the newest version known: after a conflict the two differ.
  const [start] = useState(record)
  const [newest, setNewest] = useState(record)
  const [initial] = useState(() => initialValues(entity, record, preset))
  const [values, setValues] = useState(initial)
  const [isRefused, setIsRefused] = useState(false)
  // Not state: a save and the leaving after it happen in one breath.
  const dirty = useRef(false)
  const draft = useDraft(entity, start, preset)

  async function handleSave(typed: object): Promise<SaveOutcome> {
    const outcome =
      start && newest ? await change(newest, changedFields(start, typed)) : await create(typed)
    if (outcome.status === 'conflict') setNewest(outcome.current)
    if (outcome.status !== 'saved') return outcome
    dirty.current = false
    draft.drop()
    notify('success', `“${entity.titleOf(outcome.record)}” is saved.`)
    // Whoever left while the save was on its way is not called back.
    if (isCurrentScreen()) void navigate(returnPath(areas, country, entity, outcome.record))
    return outcome
  }

  function handleEdit(typed: object, isDirty: boolean) {
    setValues(typed)
    if (isDirty) draft.keep(typed)
    else if (dirty.current) draft.drop()
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
            onCancel={() => void navigate(returnPath(areas, country, entity, initial))}
            onEdit={handleEdit}
            onRefused={setIsRefused}
          />
        )}
        <Aside aria-label={`About this ${one}`}>
          <RecordPreview area={area} values={values} />
          {newest && <RecordFacts record={newest} />}
          {newest && SidePanel && <SidePanel record={newest} />}
        </Aside>
      </EditorColumns>
      <UnsavedChangesGuard dirty={dirty} onLeave={draft.drop} />
    </Page>
  )
}
