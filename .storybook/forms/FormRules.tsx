import { rulesOf } from '../../packages/entity/src/rulesOf'
import type { Form } from '../coverage/forms'
import { StoryLink } from '../StoryLink'
import { exportOfInvalidCase, storyId } from './formDocs'

export interface FormRulesProps {
  form: Form
  /** The title of the form's page. */
  title: string
}

/** The rules of a form's schema, with their messages. Each message links to its story. */
export function FormRules({ form: { schema, invalid }, title }: FormRulesProps) {
  const invalidCases = Object.entries(invalid)
  return (
    <>
      <h2>Validation rules</h2>
      <p>Each message links to the story that shows it.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Rule</th>
            <th scope="col">Message</th>
          </tr>
        </thead>
        <tbody>
          {rulesOf(schema).map(({ field, rule }) => (
            <tr key={`${field} ${rule}`}>
              <td>{field}</td>
              <td>{rule}</td>
              <td>
                {invalidCases
                  .filter(([, each]) => each.field === field && each.rule === rule)
                  .map(([name, { message }]) => (
                    <div key={name}>
                      <StoryLink to={storyId(title, exportOfInvalidCase(name))}>
                        {message}
                      </StoryLink>
                    </div>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
