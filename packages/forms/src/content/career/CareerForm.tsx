import { EntityForm, type FormProps } from '../../EntityForm/EntityForm'
import { FieldRow } from '../../EntityForm/FieldRow'
import { ChoiceField } from '../../fields/choice/ChoiceField'
import { NumberField } from '../../fields/NumberField'
import { TextAreaField } from '../../fields/text/TextAreaField'
import { TextField } from '../../fields/text/TextField'
import { career } from './career.entity'

/** Creates or edits an open position. */
export function CareerForm(props: FormProps<typeof career>) {
  return (
    <EntityForm entity={career} {...props}>
      <TextField name="title" />
      <FieldRow>
        <NumberField name="experience" inputMode="decimal" hint="In years, from 0 to 50." />
        <ChoiceField name="type" />
      </FieldRow>
      <FieldRow>
        <TextField name="location" />
        <TextField name="department" />
      </FieldRow>
      <TextAreaField name="description" />
    </EntityForm>
  )
}
