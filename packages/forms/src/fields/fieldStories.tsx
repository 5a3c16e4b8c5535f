import { manyOfOneLandmark, matrixStory } from '@staff/ui/stories/matrixStory'
import type { MatrixState } from '@staff/ui/stories/Matrix'
import type { ReactNode } from 'react'

import { SampleForm, type SampleValues } from './sampleForm'

/** Controls for the props that a field passes to its control. Their descriptions are those of the control's props. */
export const handedOn = {
  hint: { control: 'text', description: 'Help that stays visible: a format, a limit.' },
  placeholder: { control: 'text', description: 'What stands in the control while it is empty.' },
} as const

interface Cell {
  values?: SampleValues
  left?: string
}

interface FieldMatrix {
  name: string
  /** A valid value. */
  filled: unknown
  /**
   * An invalid value.
   * @default the empty field
   */
  refused?: unknown
  /** A long value, or a value in a right-to-left script. */
  long?: unknown
  rightToLeft?: unknown
  /** The target of pointer and focus. */
  on?: string
  draw: (name: string) => ReactNode
}

/** The states of a field in a form. */
export function fieldMatrix({ name, filled, refused, on, draw, ...field }: FieldMatrix) {
  const values = (value: unknown): MatrixState<Cell> => ({ props: { values: { [name]: value } } })
  const { long = filled, rightToLeft = filled } = field
  return matrixStory<Cell>(
    {
      room: '20rem',
      draw: (cell) => <SampleForm {...cell}>{draw(name)}</SampleForm>,
      base: {},
      states: {
        Empty: {},
        Hover: { ...values(filled), pseudo: 'hover', on },
        'Focus visible': { ...values(filled), pseudo: 'focus-visible', on },
        Filled: values(filled),
        'Invalid, empty': { props: { left: name } },
        ...(refused !== undefined && {
          Invalid: { props: { left: name, values: { [name]: refused } } },
        }),
        'Long text': values(long),
        'Right to left': { ...values(rightToLeft), dir: 'rtl' },
      },
    },
    manyOfOneLandmark,
  )
}
