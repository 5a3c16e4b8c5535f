import { Button, CancelButton, Dialog, space } from '@staff/ui'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'

import { type FieldChanges, fieldValue } from '@staff/entity'
import { useSchemaContext } from '../../SchemaForm/formState'
import { bothChanged, whose, type ConflictWords } from '../conflictWords'
import { MergeChoice, type Side } from './MergeChoice'

export interface MergeDialogProps {
  /** The fields that both sides have changed. */
  fields: readonly { name: string; label: string }[]
  /** The values that both sides started from, those that somebody else has saved, and those of the form. */
  before: object
  theirs: object
  mine: object
  /** Who changed which field on the other side. */
  changes: FieldChanges
  /** The time of the comparison. */
  now: Date
  words: ConflictWords
  /** Called with the chosen value of each field. */
  onMerge: (values: Record<string, unknown>) => void
  onClose: () => void
}

/**
 * Shows the fields that two people have changed, with both values, and asks which one or which other text to save. Nothing is chosen
 * beforehand, so that nobody saves over a text without having seen it.
 */
export default function MergeDialog(props: MergeDialogProps) {
  const { before, theirs, mine, changes, now, words, onMerge, onClose } = props
  const { fields } = useSchemaContext()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const [isAsked, setIsAsked] = useState(false)
  const sides = { theirs, mine, edited: { ...mine, ...texts } }

  function handleSave() {
    const values = props.fields.flatMap(({ name }) => {
      const side = chosen[name]
      return side ? [[name, fieldValue(sides[side], name)] as const] : []
    })
    if (values.length === props.fields.length) return onMerge(Object.fromEntries(values))
    setIsAsked(true)
    const open = props.fields.findIndex(({ name }) => !chosen[name])
    list.current?.querySelectorAll('fieldset')[open]?.querySelector('input')?.focus()
  }

  return (
    <Dialog
      isOpen
      size="l"
      closesOutside={false}
      title={bothChanged(props.fields, changes)}
      onClose={onClose}
      footer={
        <>
          <CancelButton onClick={onClose}>Back to the form</CancelButton>
          <Button variant="primary" onClick={handleSave}>
            {props.fields.length === 1 ? 'Save this version' : 'Save these versions'}
          </Button>
        </>
      }
    >
      <Root ref={list}>
        <p>{words.question}</p>
        {props.fields.map(({ name }) => {
          const field = fields[name]
          return (
            field && (
              <MergeChoice
                key={name}
                field={field}
                before={fieldValue(before, name)}
                theirs={fieldValue(theirs, name)}
                mine={fieldValue(mine, name)}
                names={{
                  theirs: whose(changes[name], now),
                  mine: words.mine,
                  before: words.before,
                }}
                side={chosen[name]}
                isMissing={isAsked && !chosen[name]}
                onChoose={(side) => setChosen({ ...chosen, [name]: side })}
                edited={fieldValue(sides.edited, name)}
                onEdit={(edited) => setTexts({ ...texts, [name]: edited })}
              />
            )
          )
        })}
      </Root>
    </Dialog>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.s6};
`
