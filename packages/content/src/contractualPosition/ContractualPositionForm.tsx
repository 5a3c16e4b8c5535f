import {
  EntityForm,
  type FormProps,
  FieldRow,
  ChoiceField,
  SearchEngineFields,
  TextAreaField,
  TextField,
} from '@staff/forms'
import { contractualPosition } from './contractualPosition.entity'

/** Creates or edits a position for a limited time. */
export function ContractualPositionForm(props: FormProps<typeof contractualPosition>) {
  return (
    <EntityForm entity={contractualPosition} {...props}>
      <TextField name="role" />
      <FieldRow>
        <TextField name="location" />
        <TextField name="duration" hint="For example: 6 months." />
      </FieldRow>
      <FieldRow>
        <ChoiceField name="type" />
        <ChoiceField name="interviewMode" />
      </FieldRow>
      <TextAreaField name="summary" />
      <SearchEngineFields entity={contractualPosition} />
    </EntityForm>
  )
}
