import { rulesOf, type Rule } from '../../packages/entity/src/rulesOf'
import type { CataloguedStory } from './catalogue'
import { capitalize, forms, storyOfForm } from './forms'
import type { Part } from './parts'

/** The rules of all forms, with their messages and the stories that show them. */
export function rules(stories: readonly CataloguedStory[]): Part {
  return {
    title: 'Rules of the forms',
    counted: 'rules',
    tables: forms.map(({ name, label, schema, invalid }) => ({
      caption: label,
      columns: ['Field', 'Rule', 'Message'],
      rows: specificRules(rulesOf(schema)).map(({ field, rule }) => ({
        cells: [field, rule],
        stories: Object.entries(invalid)
          .filter(([, each]) => each.field === field && each.rule === rule)
          .map(([invalidCase, { message }]) => ({
            text: message,
            story: storyOfForm(stories, name, capitalize(invalidCase)),
          })),
      })),
    })),
  }
}

// All text fields, and all pictures, have these rules. The stories of TextField and ImageField show them once.
const RULES_OF_EVERY_FIELD = ['visible', 'bytes', 'alt']

function specificRules(all: Rule[]): Rule[] {
  return all.filter(({ rule }) => !RULES_OF_EVERY_FIELD.includes(rule))
}
