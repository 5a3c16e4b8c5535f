import { Button, CancelButton, Dialog, space } from '@staff/ui'
import { useState } from 'react'
import { styled } from 'styled-components'

import { useSchemaContext } from '../../SchemaForm/formState'
import type { ConflictWords } from '../conflictWords'
import { MergeChoice, type Side } from './MergeChoice'

export interface MergeDialogProps {
  /** The names of the fields that both sides have changed. */
  names: readonly string[]
  /** The values that both sides started from, those that somebody else has saved, and those of the form. */
  before: object
  theirs: object
  mine: object
  words: ConflictWords
  /** Called with the chosen value of each field. */
  onMerge: (values: Record<string, unknown>) => void
  onClose: () => void
}

/** Shows the fields that two people have changed, with both values, and asks which one or which other text to save. */
export default function MergeDialog({
  names,
  before,
  theirs,
  mine,
  words,
  onMerge,
  onClose,
}: MergeDialogProps) {
  const { fields } = useSchemaContext()
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({})
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const sides = { theirs, mine, edited: { ...mine, ...texts } }

  function handleSave() {
    const values = names.map((name) => [name, Reflect.get(sides[chosen[name] ?? 'mine'], name)])
    onMerge(Object.fromEntries(values))
  }

  return (
    <Dialog
      isOpen
      size="l"
      closesOutside={false}
      title={names.length === 1 ? 'Two changes of one field' : 'Two changes of the same fields'}
      onClose={onClose}
      footer={
        <>
          <CancelButton onClick={onClose}>Back to the form</CancelButton>
          <Button variant="primary" onClick={handleSave}>
            Save these
          </Button>
        </>
      }
    >
      <Root>
        <p>{words.question}</p>
        {names.map((name) => {
          const field = fields[name]
          return (
            field && (
              <MergeChoice
                key={name}
                field={field}
                before={Reflect.get(before, name)}
                theirs={Reflect.get(theirs, name)}
                mine={Reflect.get(mine, name)}
                words={words}
                side={chosen[name] ?? 'mine'}
                onChoose={(side) => setChosen({ ...chosen, [name]: side })}
                edited={Reflect.get(sides.edited, name)}
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
