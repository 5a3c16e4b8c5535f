import { rulesOf } from '../../packages/forms/src/entity/rulesOf'
import type { Form } from '../coverage/forms'
import { StoryLink } from '../StoryLink'
import { exportOfMistake, storyId } from './formDocs'

export interface FormRulesProps {
  form: Form
  /** The title of the form's page. */
  title: string
}

/** Every rule of a form, read from its schema, with the message that each shows and the story that shows it. */
export function FormRules({ form: { schema, invalid }, title }: FormRulesProps) {
  const mistakes = Object.entries(invalid)
  return (
    <>
      <h2>What it refuses</h2>
      <p>Each message leads to the form that shows it.</p>
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
                {mistakes
                  .filter(([, mistake]) => mistake.field === field && mistake.rule === rule)
                  .map(([name, { message }]) => (
                    <div key={name}>
                      <StoryLink to={storyId(title, exportOfMistake(name))}>{message}</StoryLink>
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
