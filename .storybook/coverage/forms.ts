import { changePassword, confirmPassword, login } from '../../packages/forms/src/account'
import type { InvalidCase } from '../../packages/forms/src/entity/defineFixtures'
import type { FormSchema } from '../../packages/forms/src/entity/validate'
import {
  changePasswordFixtures,
  confirmPasswordFixtures,
  fixtures,
  loginFixtures,
} from '../../packages/forms/src/content/fixtures'
import type { CataloguedStory } from './catalogue'

/** A form, its rules, and what it refuses. */
export interface Form {
  /** The name of its folder. */
  name: string
  label: string
  schema: FormSchema<unknown>
  invalid: Readonly<Record<string, InvalidCase>>
}

/** Every form: those of the entities that can be written, and those that are no entity. */
export const forms: readonly Form[] = [
  ...fixtures
    .filter(({ entity }) => entity.access?.write !== 'nobody')
    .map(({ entity, invalid }) => ({
      name: entity.name,
      label: capital(entity.labels.one),
      schema: entity.create?.schema ?? entity.schema,
      invalid,
    })),
  { name: 'login', label: 'Login', schema: login.schema, invalid: loginFixtures.invalid },
  {
    name: 'changePassword',
    label: 'Change password',
    schema: changePassword.schema,
    invalid: changePasswordFixtures.invalid,
  },
  {
    name: 'confirmPassword',
    label: 'Confirm password',
    schema: confirmPassword.schema,
    invalid: confirmPasswordFixtures.invalid,
  },
]

/** A story of the form in a folder, by the name of its export. */
export function storyOfForm(
  stories: readonly CataloguedStory[],
  folder: string,
  exportName: string,
): CataloguedStory | undefined {
  return stories.find(
    (story) =>
      story.exportName === exportName &&
      /\/forms\/src\/(?:content|account)\/(\w+)\//.exec(story.file)?.[1] === folder &&
      story.file.endsWith('Form.stories.tsx'),
  )
}

/** 'nameMissing' has the story 'NameMissing'. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
