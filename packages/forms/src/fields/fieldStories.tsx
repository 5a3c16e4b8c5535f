import { manyOfOneLandmark, matrixStory } from '@staff/ui/stories/matrixStory'
import type { MatrixState } from '@staff/ui/stories/Matrix'
import type { ReactNode } from 'react'

import { SampleForm, type SampleValues } from './sampleForm'

/** Controls for what a field hands on to its control; the prose stands beside the control's own props. */
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
  /** A value that the schema takes. */
  filled: unknown
  /** A value that it refuses; without one the empty field is. */
  refused?: unknown
  /** A value that has too little room, or letters that run from right to left. */
  long?: unknown
  rightToLeft?: unknown
  /** What the pointer and the focus are on. */
  on?: string
  draw: (name: string) => ReactNode
}

/** The states that a field has in a form: what is typed, what is refused, and how it looks then. */
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
