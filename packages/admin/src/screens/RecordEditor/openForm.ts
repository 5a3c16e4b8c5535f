import type { AnyEntity } from '@staff/entity'

import type { AnyStored } from '../../data/records/recordQueries'
import { typedValues } from './draft/typedValues'
import { initialValues } from './draft/useDraft'
import type { RefusedVersion } from './refusedVersion'
import { versionsOf, type OpenUndo } from './undo/openUndo'

/** Why a form opens, and with what. */
export interface FormOpening {
  /** The record to edit; undefined for a new record. */
  record?: AnyStored | undefined
  /** Initial values of a new record, such as a reference to its parent. */
  preset?: object | undefined
  /** A version of the record that could not be restored. The form opens with its values and the messages. */
  refused?: RefusedVersion | undefined
  /** An undo that came too late. The form compares its values with what somebody has saved since. */
  undo?: OpenUndo | undefined
}

/** What a form starts from. It stays the same until the form closes. */
export function openForm(entity: AnyEntity, { record, preset, refused, undo }: FormOpening) {
  const { start, newest, lateUndo } = versionsOf(record, undo)
  const initial = initialValues(entity, start, preset)
  const refusal = refused && refusalOf(refused)
  return {
    versions: { base: start, newest },
    lateUndo,
    initial,
    refusal,
    typed: typedValues(initial),
  }
}

function refusalOf({ version, values, errors }: RefusedVersion) {
  return { title: `The rules of today refuse version ${version}`, values, errors }
}
