import { isRecordOf } from '@staff/contract'
import type { SaveOutcome } from '@staff/forms'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useContent } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'
import { returnPath } from '../../shared/returnPath'
import { useRegion } from '../../shared/regions/useRegion'
import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import { idOf, type AnyStored } from '../../data/records/recordQueries'
import { changedFields } from '../../data/records/saveRecord'
import { useSaveRecord } from '../../data/records/useSaveRecord'
import { forgetLateUndo } from '../../stores/lists/lateUndos'
import { Page } from '../Page/Page'
import { Aside, EditorColumns } from './EditorColumns'
import { HistoryButton } from './beside/HistoryButton'
import type { RefusedVersion } from './refusedVersion'
import { UnsavedChangesGuard } from './draft/UnsavedChangesGuard'
import { RecordFacts } from './beside/RecordFacts'
import { TypedPreview } from './beside/RecordPreview'
import { RequiredIntro } from './RequiredIntro'
import { editTitles } from './editTitles'
import { versionsOf, type OpenUndo } from './undo/openUndo'
import { typedValues } from './draft/typedValues'
import { initialValues, useDraft } from './draft/useDraft'
import { useNotifySaved } from './undo/useNotifySaved'

export interface RecordEditorProps {
  area: AreaScreens
  /** The record to edit; undefined for a new record. */
  record?: AnyStored
  /** Initial values of a new record, such as a reference to its parent. */
  preset?: object
  /** The id of the record that the new one duplicates. */
  source?: string | undefined
  /** A version of the record that could not be restored. The form opens with its values and the messages. */
  refused?: RefusedVersion | undefined
  /** An undo that came too late. The form compares its values with what somebody has saved since. */
  undo?: OpenUndo | undefined
}

/** The form of a record with facts, preview, draft and the guard for unsaved changes. */
export function RecordEditor({ area, record, preset, source, refused, undo }: RecordEditorProps) {
  const { entity, Form, SidePanel } = area
  const { one } = entity.labels
  const navigate = useNavigate()
  const { create, change } = useSaveRecord(entity)
  const notifySaved = useNotifySaved(entity)
  const region = useRegion()
  const { areas } = useContent()
  const isCurrentScreen = useIsCurrentScreen()

  // The version that the form starts from, and the newest known version. They differ until a conflict is decided.
  const [{ start, lateUndo, ...opened }] = useState(() => versionsOf(record, undo))
  const [base, setBase] = useState(start)
  const [newest, setNewest] = useState(opened.newest)
  const [initial] = useState(() => initialValues(entity, start, preset))
  const [typed] = useState(() => typedValues(initial))
  const [isRefused, setIsRefused] = useState(false)
  // A ref, because the navigation after a save reads it before the next render.
  const dirty = useRef(false)
  const draft = useDraft(entity, base, preset, source)
  const [refusal] = useState(() => refused && refusalOf(refused))

  async function handleSave(values: object): Promise<SaveOutcome> {
    const changes = base ? changedFields(base, values) : values
    const outcome = base ? await change(base, changes) : await create(values)
    if (outcome.status === 'conflict') setNewest(outcome.current)
    if (outcome.status !== 'saved') return outcome
    dirty.current = false
    draft.discard()
    if (undo) forgetLateUndo(undo.key)
    notifySaved(outcome, base, changes)
    // Skipped if the user left during the save.
    if (isCurrentScreen()) void navigate(returnPath(areas, region, entity, outcome.record))
    return outcome
  }

  function handleDecided(current: object) {
    if (isRecordOf(entity)(current)) setBase(current)
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
      actions={record && <HistoryButton entity={entity} id={idOf(entity, record)} />}
    >
      <EditorColumns>
        {Form && (
          <Form
            mode={record ? 'edit' : 'create'}
            initial={initial}
            draft={refusal || lateUndo ? undefined : draft.restored}
            refused={refusal}
            lateUndo={lateUndo}
            note={draft.note}
            onSave={handleSave}
            onDecided={handleDecided}
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

function refusalOf({ version, values, errors }: RefusedVersion) {
  return { title: `The rules of today refuse version ${version}`, values, errors }
}
