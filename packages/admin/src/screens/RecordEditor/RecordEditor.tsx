import { isRecordOf, opensTo } from '@staff/contract'
import type { SaveOutcome } from '@staff/forms'
import { useReducer, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { useContent } from '../../shared/admin'
import type { AreaScreens } from '../../shared/defineArea'
import { returnPath } from '../../shared/returnPath'
import { useRegion } from '../../shared/regions/useRegion'
import { useIsCurrentScreen } from '../../shared/useIsCurrentScreen'
import { useReader } from '../../shared/useReader'
import { idOf } from '../../data/records/recordQueries'
import { changedFields } from '../../data/records/saveRecord'
import { useSaveRecord } from '../../data/records/useSaveRecord'
import { forgetLateUndo } from '../../stores/lists/lateUndos'
import { Page } from '../Page/Page'
import { Aside, EditorColumns } from './EditorColumns'
import { HistoryButton } from './beside/HistoryButton'
import { UnsavedChangesGuard } from './draft/UnsavedChangesGuard'
import { RecordFacts } from './beside/RecordFacts'
import { TypedPreview } from './beside/RecordPreview'
import { RequiredIntro } from './RequiredIntro'
import { RightsNotice } from './RightsNotice'
import { editTitles } from './editTitles'
import { nextState } from './editorState'
import { openForm, type FormOpening } from './openForm'
import { useDraft } from './draft/useDraft'
import { useNotifySaved } from './undo/useNotifySaved'

export interface RecordEditorProps extends FormOpening {
  area: AreaScreens
  /** The id of the record that the new one duplicates. */
  source?: string | undefined
}

/** The form of a record with facts, preview, draft and the guard for unsaved changes. */
export function RecordEditor({ area, source, ...opening }: RecordEditorProps) {
  const { record, preset, undo } = opening
  const { entity, Form, SidePanel } = area
  const { one } = entity.labels
  const navigate = useNavigate()
  const { create, change } = useSaveRecord(entity)
  const notifySaved = useNotifySaved(entity)
  const region = useRegion()
  const { areas } = useContent()
  const isCurrentScreen = useIsCurrentScreen()
  const isReadOnly = !opensTo(useReader(), entity, record ? 'edit' : 'create')

  const [{ versions, lateUndo, initial, refusal, typed }] = useState(() =>
    openForm(entity, opening),
  )
  const [{ base, newest, isRefused }, dispatch] = useReducer(nextState, {
    ...versions,
    isRefused: false,
  })
  const draft = useDraft(entity, base, preset, source)

  async function handleSave(values: object): Promise<SaveOutcome> {
    const changes = base ? changedFields(base, values) : values
    const outcome = base ? await change(base, changes) : await create(values)
    if (outcome.status === 'conflict') dispatch({ type: 'conflict', current: outcome.current })
    if (outcome.status !== 'saved') return outcome
    typed.markSaved()
    draft.discard()
    if (undo) forgetLateUndo(undo.key)
    notifySaved(outcome, base, changes)
    // Skipped if the user left during the save.
    if (isCurrentScreen()) void navigate(returnPath(areas, region, entity, outcome.record))
    return outcome
  }

  function handleDecided(current: object) {
    if (isRecordOf(entity)(current)) dispatch({ type: 'decided', current })
  }

  function handleEdit(values: object, isDirty: boolean) {
    if (isDirty) draft.save(values)
    else if (typed.isDirty()) draft.discard()
    typed.change(values, isDirty)
  }

  function handleRefused(isRefusedNow: boolean) {
    dispatch({ type: 'checked', isRefused: isRefusedNow })
  }

  return (
    <Page
      {...(record ? editTitles(entity, record) : { title: `Add ${one}` })}
      alert={isRefused ? 'Error: ' : ''}
      intro={!isReadOnly && <RequiredIntro />}
      actions={record && <HistoryButton entity={entity} id={idOf(entity, record)} />}
    >
      {record && <RightsNotice entity={entity} />}
      <EditorColumns>
        {Form && (
          <Form
            mode={record ? 'edit' : 'create'}
            isReadOnly={isReadOnly}
            initial={initial}
            recordId={record && idOf(entity, record)}
            draft={refusal || lateUndo ? undefined : draft.restored}
            refused={refusal}
            lateUndo={lateUndo}
            note={draft.note}
            onSave={handleSave}
            onDecided={handleDecided}
            onCancel={() => void navigate(returnPath(areas, region, entity, initial))}
            onEdit={handleEdit}
            onRefused={handleRefused}
          />
        )}
        <Aside aria-label={`About this ${one}`}>
          <TypedPreview area={area} typed={typed} />
          {newest && <RecordFacts record={newest} />}
          {newest && SidePanel && <SidePanel record={newest} />}
        </Aside>
      </EditorColumns>
      <UnsavedChangesGuard isDirty={typed.isDirty} onLeave={draft.discard} />
    </Page>
  )
}
