import { rulesOf, type Rule } from '../../packages/forms/src/entity/rulesOf'
import type { CataloguedStory } from './catalogue'
import { capital, forms, storyOfForm } from './forms'
import type { Part } from './parts'

/** Every rule of every form, with the stories that break it and the messages that they show. */
export function rules(stories: readonly CataloguedStory[]): Part {
  return {
    title: 'Rules of the forms',
    counted: 'rules',
    tables: forms.map(({ name, label, schema, invalid }) => ({
      caption: label,
      columns: ['Field', 'Rule', 'Message'],
      rows: own(rulesOf(schema)).map(({ field, rule }) => ({
        cells: [field, rule],
        shown: Object.entries(invalid)
          .filter(([, mistake]) => mistake.field === field && mistake.rule === rule)
          .map(([mistake, { message }]) => ({
            text: message,
            story: storyOfForm(stories, name, capital(mistake)),
          })),
      })),
    })),
  }
}

// Every text has these, and shows them in the same way: they are shown once, in TextField's stories.
const OF_EVERY_TEXT = ['visible', 'bytes']

function own(all: Rule[]): Rule[] {
  return all.filter(({ rule }) => !OF_EVERY_TEXT.includes(rule))
}
