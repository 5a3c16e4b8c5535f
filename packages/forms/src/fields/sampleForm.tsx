import type { Decorator } from '@storybook/react-vite'
import { useField } from 'formik'
import { useEffect, type ReactNode } from 'react'
import { object } from 'yup'

import {
  checkbox,
  choice,
  reference,
  date,
  optionalDateTime,
  image,
  wholeNumber,
  newPassword,
  tags,
  multiline,
  optionalText,
  text,
} from '@staff/entity'
import { SchemaForm } from '../SchemaForm/SchemaForm'

/** A field of each kind, with rules of the product. */
const schema = object({
  name: text('Name', { max: 20 }),
  title: text('Title'),
  nickname: optionalText('Nickname', { max: 20 }),
  summary: multiline('Summary', { max: 60 }),
  description: multiline('Description', { maxWords: 7 }),
  story: multiline('Story', { max: 60, format: 'markdown' }),
  orderBy: wholeNumber('Order By', 0, 99),
  rating: wholeNumber('Rating', 1, 5),
  type: choice('Type', ['Full time', 'Part time', 'Internship', 'Contract']),
  role: reference('Role Name', 'roles'),
  published: date('Published', { earliest: '1900-01-01' }),
  remindAt: optionalDateTime('Remind at'),
  tags: tags('Tags'),
  image: image('Image'),
  password: newPassword('Password'),
  isFeatured: checkbox('Is Featured'),
})

/** The values of the sample form; an omitted one is empty. */
export type SampleValues = Record<string, unknown>

const empty: SampleValues = {
  name: '',
  title: '',
  nickname: '',
  summary: '',
  description: '',
  story: '',
  orderBy: '',
  rating: null,
  type: '',
  role: '',
  published: '',
  remindAt: null,
  tags: [],
  image: '',
  password: '',
  isFeatured: false,
}

export interface SampleFormProps {
  values?: SampleValues
  /** The touched field, which shows its error. */
  left?: string
  children: ReactNode
}

/** The form around a field in a story. */
export function SampleForm({ values, left, children }: SampleFormProps) {
  return (
    <SchemaForm
      schema={schema}
      initial={{ ...empty, ...values }}
      label="Sample"
      onSubmit={async () => {}}
    >
      {left && <LeftField name={left} />}
      {children}
    </SchemaForm>
  )
}

function LeftField({ name }: { name: string }) {
  const [, , { setTouched }] = useField(name)
  useEffect(() => {
    void setTouched(true)
    // Once only, because Formik creates its functions again at each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}

/** Renders a story's field in the sample form, with `parameters.values`. */
export const inSampleForm: Decorator = (Story, { parameters }) =>
  parameters['matrix'] ? (
    <Story />
  ) : (
    <SampleForm values={parameters['values']}>
      <Story />
    </SampleForm>
  )
