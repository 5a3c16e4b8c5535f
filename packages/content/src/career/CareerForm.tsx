import {
  EntityForm,
  type FormProps,
  FieldRow,
  ChoiceField,
  MarkdownField,
  NumberField,
  SearchEngineFields,
  TextField,
} from '@staff/forms'
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
      <MarkdownField name="description" />
      <SearchEngineFields entity={career} />
    </EntityForm>
  )
}
