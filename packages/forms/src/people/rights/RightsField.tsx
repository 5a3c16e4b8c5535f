import { Button, Field } from '@staff/ui'
import { useFormikContext } from 'formik'
import { useId } from 'react'

import { rightsOf, fieldValue, NO_RIGHTS, STEPS, type Rights } from '@staff/entity'
import { useFieldProps } from '../../fields/useFieldProps'
import { Above, Keys, Legend, Note, Root, Templates } from './fieldParts'
import { RightsChange } from './RightsChange'
import { useRightsOffer, type RightsRow } from './rightsContext'
import { RightsGrid } from './RightsGrid'
import { RightsGroups } from './RightsGroups'
import { allRights, fromTemplate, STEP_LABELS, STEP_MEANINGS, TEMPLATES } from './rightsValues'

export interface RightsFieldProps {
  /** The name of the field in the form's schema. */
  name: string
  /** The id of the role, for the people who have it; undefined for a new role. */
  roleId?: string | undefined
}

const ADMINISTRATOR = 1
const STAFF = 2

/** What a role of staff may do, as a table, and what the typed values would change. Administrators need no table. */
export function RightsField({ name, roleId }: RightsFieldProps) {
  const { rows } = useRightsOffer()
  const { values, initialValues } = useFormikContext<object>()
  const [before, after] = [initialValues, values].map((each) => effective(each, name, rows))
  const isChange = typeOf(values) === STAFF || typeOf(initialValues) === STAFF

  return (
    <Root>
      {typeOf(values) === STAFF && <RightsTable name={name} />}
      {typeOf(values) === ADMINISTRATOR && (
        <Note>Administrators may do everything, so there is no table.</Note>
      )}
      {isChange && before && after && (
        <RightsChange before={before} after={after} roleId={roleId} />
      )}
    </Root>
  )
}

/** The rights that a role with these values has. Rights count for staff only. */
function effective(values: object, name: string, rows: readonly RightsRow[]): Rights {
  if (typeOf(values) === ADMINISTRATOR) return allRights(rows)
  return typeOf(values) === STAFF ? rightsOf(fieldValue(values, name)) : NO_RIGHTS
}

function typeOf(values: object): unknown {
  return fieldValue(values, 'roleTypeId')
}

function RightsTable({ name }: Pick<RightsFieldProps, 'name'>) {
  const { value, id, label, required, error, onChange, onBlur } = useFieldProps<unknown>(name)
  const { rows, regions } = useRightsOffer()
  const rights = rightsOf(value)

  return (
    <>
      <Field
        id={id}
        kind="radiogroup"
        label={label}
        required={required}
        error={error}
        hint={
          <>
            Queries, the home screen and Change password are open to every role.
            <Keys>
              In the table, arrow keys move, Enter chooses, and Space gives the next step.
            </Keys>
          </>
        }
      >
        {(control, labelId) => (
          <>
            <Above>
              <StartFrom
                onChoose={(template) => onChange(fromTemplate(template, rows, rights.regions))}
              />
              <StepLegend />
            </Above>
            <RightsGrid
              control={control}
              labelId={labelId}
              rows={rows}
              rights={rights}
              onChange={onChange}
              onBlur={onBlur}
            />
          </>
        )}
      </Field>
      <RightsGroups regions={regions} rights={rights} onChange={onChange} onBlur={onBlur} />
    </>
  )
}

interface StartFromProps {
  onChoose: (template: (typeof TEMPLATES)[number]) => void
}

function StartFrom({ onChoose }: StartFromProps) {
  const id = useId()
  return (
    <Templates aria-labelledby={id}>
      <span id={id}>Start from</span>
      {TEMPLATES.map((template) => (
        <Button key={template.name} size="s" onClick={() => onChoose(template)}>
          {template.name}
        </Button>
      ))}
    </Templates>
  )
}

function StepLegend() {
  return (
    <Legend>
      {STEPS.map(
        (step) =>
          step !== 'nothing' && (
            <div key={step}>
              <dt>{STEP_LABELS[step]}</dt>
              <dd>{STEP_MEANINGS[step]}</dd>
            </div>
          ),
      )}
    </Legend>
  )
}
