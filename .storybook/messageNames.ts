import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer } from 'storybook/internal/types'
import { runnerImport } from 'vite'

import type * as Content from '../packages/content/src/fixtures'
import type { Fixtures } from '../packages/entity/src'

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
  // Vite imports the fixtures, because Storybook's own loader cannot resolve imports without a file extension.
  const { module } = await runnerImport<typeof Content>(
    fileURLToPath(new URL('../packages/content/src/fixtures.ts', import.meta.url)),
    {
      configFile: false,
      logLevel: 'error',
      // The name that Vite gives to the environment of this import.
      environments: {
        inline: { resolve: { conditions: ['@staff/source'], noExternal: [/^@staff\//] } },
      },
    },
  )
  const { fixtures, loginFixtures, changePasswordFixtures } = module
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
