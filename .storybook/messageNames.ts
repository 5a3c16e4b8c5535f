import { basename, dirname } from 'node:path'

import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer } from 'storybook/internal/types'

import type { Fixtures } from '../packages/entity/src'
import { readContent } from './readContent.ts'

/** The name of each story in the sidebar, by the name of its export. */
type Messages = ReadonlyMap<string, string>

/**
 * Names the stories of invalid cases by the message that they show, so that the sidebar's search finds the message.
 * Their ids still come from their exports.
 */
export function nameStoriesByMessage(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      if (!file.endsWith('Form.stories.tsx')) return entries
      const messages = (await messagesOfForms()).get(basename(dirname(file)))
      for (const entry of entries) {
        const message = messages?.get(entry.exportName)
        if (message !== undefined) entry.name = message
      }
      return entries
    },
  }
}

let forms: Promise<ReadonlyMap<string, Messages>> | undefined

/** The messages of each form, by the folder of the form. They are read once. */
function messagesOfForms() {
  return (forms ??= readForms())
}

async function readForms(): Promise<ReadonlyMap<string, Messages>> {
  const { fixtures, loginFixtures, changePasswordFixtures } = await readContent()
  return new Map([
    ...fixtures.map(({ entity, invalid }) => [entity.name, messagesOf(invalid)] as const),
    ['login', messagesOf(loginFixtures.invalid)],
    ['changePassword', messagesOf(changePasswordFixtures.invalid)],
  ])
}

/** “Name is required”. If several cases have the same message, the name of the case follows. */
function messagesOf(invalid: Fixtures['invalid']): Messages {
  const messages = Object.values(invalid).map(({ message }) => message)
  return new Map(
    Object.entries(invalid).map(([invalidCase, { message }]) => {
      const exportName = invalidCase.charAt(0).toUpperCase() + invalidCase.slice(1)
      const isUnique = messages.filter((each) => each === message).length === 1
      return [exportName, `“${message}”${isUnique ? '' : ` · ${storyNameFromExport(exportName)}`}`]
    }),
  )
}
