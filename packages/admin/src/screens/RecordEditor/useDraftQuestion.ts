import type { SaveOutcome } from '@staff/forms'
import { useRef, useState } from 'react'

import type { AnyStored } from '../../data/records/recordQueries'
import { notify } from '../../shared/notify'

export interface DraftQuestionOptions {
  /** Saves values as a draft. Without changes, it resolves to the record as it is. */
  store: (values: object) => Promise<SaveOutcome<AnyStored>>
  /** Called when the question is answered, or its dialog closed after the record was saved. */
  onDone: (record: object) => void
  /** Said when the dialog is closed after the record was saved. */
  closedText: string
}

type Settle = (outcome: SaveOutcome) => void

interface Asked {
  values: object
  settle: Settle
  /** What was saved before the answer was refused. */
  stored?: AnyStored
}

/** A question about what is in a form, whose answer first saves that as a draft: when it goes live, or what to tell those who publish it. */
export function useDraftQuestion({ store, onDone, closedText }: DraftQuestionOptions) {
  const submitRef = useRef<(() => void) | null>(null)
  const [asked, setAsked] = useState<Asked>()

  return {
    /** What the open dialog is about; undefined while it is closed. */
    asked,
    /** The form sets it to a function that submits it for this question. */
    submitRef,

    /** Opens the dialog for the values of a form. */
    open: (values: object, settle: Settle) => setAsked({ values, settle }),

    /** Saves the values, once. Without success, the dialog closes and the form says why: it resolves to undefined. */
    async storeDraft(): Promise<AnyStored | undefined> {
      if (!asked || asked.stored) return asked?.stored
      const outcome = await store(asked.values)
      if (outcome.status === 'saved') return outcome.record
      setAsked(undefined)
      asked.settle(outcome)
      return undefined
    },

    /** The answer is refused: the dialog stays open, about the saved record. */
    stay: (stored: AnyStored) => asked && setAsked({ ...asked, stored }),

    /** Closes the dialog, and gives the form an outcome. */
    giveUp(outcome: SaveOutcome) {
      setAsked(undefined)
      asked?.settle(outcome)
    },

    /** The answer is stored. `say` tells it. */
    finish(record: AnyStored, say: string) {
      setAsked(undefined)
      notify('success', say)
      onDone(record)
    },

    /** Closes the dialog without an answer. */
    close: () => {
      setAsked(undefined)
      if (!asked?.stored) return
      notify('success', closedText)
      onDone(asked.stored)
    },
  }
}
