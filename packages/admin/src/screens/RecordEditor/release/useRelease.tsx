import type { NewReleaseItem, ReleaseAction } from '@staff/contract'
import type { AnyEntity } from '@staff/entity'
import { Suspense, useRef } from 'react'

import { idOf, type AnyStored } from '../../../data/records/recordQueries'
import { lazyComponent } from '../../../shared/lazyComponent'
import type { ChosenRelease } from '../../Releases/add/AddToReleaseDialog'
import { useDraftQuestion, type DraftQuestionOptions } from '../useDraftQuestion'

const AddToReleaseDialog = lazyComponent(
  async () => (await import('../../Releases/add/AddToReleaseDialog')).default,
)

export interface ReleaseOptions extends Omit<DraftQuestionOptions, 'closedText'> {
  entity: AnyEntity
  isReadOnly: boolean
}

/** Saves what is in a form as a draft, and adds that version to a release. */
export function useRelease({ entity, isReadOnly, ...options }: ReleaseOptions) {
  const { area, labels } = entity
  const question = useDraftQuestion({
    ...options,
    closedText: `The ${labels.one} was saved as a draft. It is in no release.`,
  })
  // The dialog calls `handleDone` of the render in which it was submitted, which knows of no saved record yet.
  const saved = useRef<AnyStored>(undefined)

  async function itemsFor(action: ReleaseAction): Promise<NewReleaseItem[] | undefined> {
    const record = await question.storeDraft()
    if (!record) return undefined
    saved.current = record
    // A refusal keeps the dialog open, about the record that is saved.
    question.stay(record)
    return [{ area, id: idOf(entity, record), version: record.version, action }]
  }

  function handleDone({ name }: ChosenRelease) {
    const record = saved.current
    if (record) question.finish(record, `“${entity.titleOf(record)}” is in the release “${name}”.`)
  }

  const dialog = question.asked && (
    <Suspense>
      <AddToReleaseDialog
        count={1}
        itemsFor={itemsFor}
        onDone={handleDone}
        onClose={question.close}
      />
    </Suspense>
  )
  const isOffered = entity.publicSite !== undefined && !isReadOnly
  return {
    dialog,
    /** The props of a form with 'Add to a release…'; none for somebody who may not write. */
    inForm: isOffered ? { onRelease: question.open } : {},
  }
}
