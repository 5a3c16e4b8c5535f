import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer } from 'storybook/internal/types'
import { runnerImport } from 'vite'

import type * as Content from '../packages/forms/src/content/fixtures'
import type { Fixtures } from '../packages/forms/src/entity'

type Messages = ReadonlyMap<string, string>

/**
 * Calls the stories of refused fields by the message that they show, so that the sidebar's search finds them by it.
 * Their ids stay those of their exports.
 */
export function namedByMessage(indexer: Indexer): Indexer {
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

/** The messages by the names of their stories, by the folder of their form; read once. */
function messagesOfForms() {
  return (forms ??= readForms())
}

async function readForms(): Promise<ReadonlyMap<string, Messages>> {
  // Vite reads them: Storybook's own loader finds no file whose import leaves out its ending.
  const { module } = await runnerImport<typeof Content>(
    fileURLToPath(new URL('../packages/forms/src/content/fixtures.ts', import.meta.url)),
    { configFile: false, logLevel: 'error' },
  )
  const { fixtures, loginFixtures, changePasswordFixtures } = module
  return new Map([
    ...fixtures.map(({ entity, invalid }) => [entity.name, messagesOf(invalid)] as const),
    ['login', messagesOf(loginFixtures.invalid)],
    ['changePassword', messagesOf(changePasswordFixtures.invalid)],
  ])
}

/** “Name is required”; where several mistakes of a form have one message, the mistake is named too. */
function messagesOf(invalid: Fixtures['invalid']): Messages {
  const messages = Object.values(invalid).map(({ message }) => message)
  return new Map(
    Object.entries(invalid).map(([mistake, { message }]) => {
      const exportName = mistake.charAt(0).toUpperCase() + mistake.slice(1)
      const isOnly = messages.filter((each) => each === message).length === 1
      return [exportName, `“${message}”${isOnly ? '' : ` · ${storyNameFromExport(exportName)}`}`]
    }),
  )
}
