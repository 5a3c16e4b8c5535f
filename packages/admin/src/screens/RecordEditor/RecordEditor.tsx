import { isRecordOf, opensTo } from '@staff/contract'
import { useReducer, useState } from 'react'

import type { AreaScreens } from '../../shared/defineArea'
import { useMayPublish } from '../../shared/useMayPublish'
import { useReader } from '../../shared/useReader'
import { idOf } from '../../data/records/recordQueries'
import { forgetLateUndo } from '../../stores/lists/lateUndos'
import { Page } from '../Page/Page'
import { EditorColumns } from './EditorColumns'
import { EditorActions } from './beside/EditorActions'
import { UnsavedChangesGuard } from './draft/UnsavedChangesGuard'
import { EditorAside } from './beside/EditorAside'
import { LiveSiteColumn } from './liveSite/LiveSiteColumn'
import { useLiveSite } from './liveSite/useLiveSite'
import { RequiredIntro } from './RequiredIntro'
import { RightsNotice } from './RightsNotice'
import { StatusNotice } from './StatusNotice'
import { editTitles } from './editTitles'
import { nextState } from './editorState'
import { openForm, type FormOpening } from './openForm'
import { useDraft } from './draft/useDraft'
import { useSaving } from './useSaving'
import { useEnd } from './schedule/useEnd'
import { useSchedule } from './schedule/useSchedule'
import { useRelease } from './release/useRelease'
import { useReview } from './review/useReview'

export interface RecordEditorProps extends FormOpening {
  area: AreaScreens
  /** The id of the record that the new one duplicates. */
  source?: string | undefined
}

/** The form of a record with facts, preview, draft and the guard for unsaved changes. */
export function RecordEditor({ area, source, ...opening }: RecordEditorProps) {
  const { record, preset, undo } = opening
  const { entity, Form } = area
  const isReadOnly = !opensTo(useReader(), entity, record ? 'edit' : 'create')
  const mayPublish = useMayPublish(entity)
  const isLive = useLiveSite(entity) && record !== undefined

  const [{ versions, lateUndo, initial, refusal, typed }] = useState(() =>
    openForm(entity, opening),
  )
  const [{ base, newest, isRefused }, dispatch] = useReducer(nextState, {
    ...versions,
    isRefused: false,
  })
  const draft = useDraft(entity, base, preset, source)

  const saving = useSaving(area, { base, dispatch, onStored: handleStored })
  const schedule = useSchedule({ entity, record: newest, ...saving.drafts })
  const end = useEnd(entity, newest)
  const review = useReview({ entity, isReadOnly, ...saving.drafts })
  const release = useRelease({ entity, isReadOnly, ...saving.drafts })
  const questions = { onSchedule: schedule.ask, onEnd: end.ask, onAsk: review.ask }

  function handleStored() {
    typed.markSaved()
    draft.discard()
    if (undo) forgetLateUndo(undo.key)
  }

  function handleDecided(current: object) {
    if (isRecordOf(entity)(current)) dispatch({ type: 'decided', current })
  }

  function handleEdit(values: object, isDirty: boolean) {
    if (isDirty) draft.save(values)
    else if (typed.isDirty()) draft.discard()
    typed.change(values, isDirty)
  }

  return (
    <Page
      {...(record ? editTitles(entity, record) : { title: `Add ${entity.labels.one}` })}
      alert={isRefused ? 'Error: ' : ''}
      width={isLive ? 'list' : 'text'}
      intro={!isReadOnly && <RequiredIntro entity={entity} />}
      actions={
        newest && <EditorActions entity={entity} id={idOf(entity, newest)} record={newest} />
      }
    >
      {record && <RightsNotice entity={entity} />}
      {newest && <StatusNotice entity={entity} record={newest} {...questions} />}
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
            savesDrafts={mayPublish}
            isDraft={!mayPublish && entity.publicSite !== undefined}
            onSave={saving.save}
            {...(mayPublish && schedule.inForm)}
            {...release.inForm}
            {...review.inForm}
            moreWays={newest && mayPublish ? [end.item] : []}
            onDecided={handleDecided}
            onCancel={() => saving.leave(initial)}
            onEdit={handleEdit}
            onRefused={(refused) => dispatch({ type: 'checked', isRefused: refused })}
          />
        )}
        {newest && isLive && <LiveSiteColumn entity={entity} record={newest} typed={typed} />}
        <EditorAside area={area} record={newest} typed={typed} />
      </EditorColumns>
      {schedule.dialog}
      {end.dialog}
      {release.dialog}
      {review.dialog}
      <UnsavedChangesGuard isDirty={typed.isDirty} onLeave={draft.discard} />
    </Page>
  )
}
