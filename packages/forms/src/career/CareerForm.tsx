import { EntityForm, type FormProps } from '../EntityForm/EntityForm'
import { ChoiceField } from '../fields/ChoiceField'
import { NumberField } from '../fields/NumberField'
import { TextAreaField } from '../fields/TextAreaField'
import { TextField } from '../fields/TextField'
import { career } from './career.entity'

/** Creates or edits an open position. */
export function CareerForm(props: FormProps<typeof career>) {
  return (
    <EntityForm entity={career} {...props}>
      <TextField name="title" />
      <NumberField name="experience" inputMode="decimal" hint="In years, from 0 to 50." />
      <TextField name="location" />
      <TextField name="department" />
      <ChoiceField name="type" />
      <TextAreaField name="description" />
    </EntityForm>
  )
}
