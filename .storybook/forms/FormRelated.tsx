import { fixtures } from '../../packages/content/src/fixtures'
import { StoryLink } from '../StoryLink'
import { fieldsIn, formOf, storyId } from './formDocs'

export interface FormRelatedProps {
  /** The title of the form's page. */
  title: string
  source: string | undefined
}

/** Links to the form's screens, to its fields, and to the guide for forms. */
export function FormRelated({ title, source = '' }: FormRelatedProps) {
  return (
    <>
      <h2>Related</h2>
      <ul>
        {screensOf(title).map(({ id, name }) => (
          <li key={id}>
            <StoryLink to={id}>{name}</StoryLink>
          </li>
        ))}
        {fieldsIn(source).map((field) => (
          <li key={field}>
            <StoryLink to={storyId(`Forms/Fields/${field}`, 'docs')}>{field}</StoryLink>
          </li>
        ))}
        <li>
          <StoryLink to="guides-composing-a-form--docs">Composing a form</StoryLink>
        </li>
      </ul>
    </>
  )
}

/** The screens that show the form. */
function screensOf(title: string): { id: string; name: string }[] {
  const name = formOf(title)?.name
  if (name === 'login') return [{ id: 'screens-general-login--new', name: 'The login screen' }]
  if (name === 'changePassword') {
    const id = 'screens-general-change-password--as-administrator'
    return [{ id, name: 'The change password screen' }]
  }
  const entity = fixtures.find((each) => each.entity.name === name)?.entity
  if (!entity) return []
  const page = `Screens/Areas/${entity.labels.title}`
  return [
    { id: storyId(page, 'Create'), name: `The screen that adds a ${entity.labels.one}` },
    { id: storyId(page, 'Edit'), name: `The screen that edits a ${entity.labels.one}` },
  ]
}
