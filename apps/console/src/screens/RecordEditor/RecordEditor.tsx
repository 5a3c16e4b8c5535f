import type { SaveOutcome } from '@staff/forms'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import type { AreaScreens } from '../../app/defineArea'
import { notify } from '../../app/notify'
import { returnPath } from '../../app/returnPath'
import { useCountry } from '../../app/useCountry'
import type { AnyStored } from '../../data/recordQueries'
import { changedFields } from '../../data/saveRecord'
import { useSaveRecord } from '../../data/useSaveRecord'
import { Page } from '../Page/Page'
import { Aside, EditorColumns } from './EditorColumns'
import { LeaveGuard } from './LeaveGuard'
import { RecordFacts } from './RecordFacts'
import { RecordPreview } from './RecordPreview'
import { RequiredIntro } from './RequiredIntro'
import { startOf, useDraft } from './useDraft'

export interface RecordEditorProps {
  area: AreaScreens
  /** The record to edit; without one, a new record is made. */
  record?: AnyStored
  /** What a new record says from the start, such as the record that it belongs to. */
  preset?: object
}

/** A form with what surrounds it: facts, preview, draft, and the question before it is left. */
export function RecordEditor({ area, record, preset }: RecordEditorProps) {
  const { entity, Form } = area
  const { one } = entity.labels
  const navigate = useNavigate()
  const { create, change } = useSaveRecord(entity)
  const country = useCountry()

  // What the person started from, and the newest version known: after a conflict the two differ.
  const [start] = useState(record)
  const [newest, setNewest] = useState(record)
  const [initial] = useState(() => startOf(entity, record, preset))
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
    void navigate(returnPath(country, entity, outcome.record))
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
      title={`${record ? 'Edit' : 'Add'} ${one}`}
      crumb={record && entity.titleOf(record)}
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
            saveLabel={record ? 'Save changes' : `Add ${one}`}
            onSave={handleSave}
            onCancel={() => void navigate(returnPath(country, entity, initial))}
            onEdit={handleEdit}
            onRefused={setIsRefused}
          />
        )}
        <Aside aria-label={`About this ${one}`}>
          {newest && <RecordFacts record={newest} />}
          <RecordPreview area={area} values={values} />
        </Aside>
      </EditorColumns>
      <LeaveGuard dirty={dirty} onLeave={draft.drop} />
    </Page>
  )
}
