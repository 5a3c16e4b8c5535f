import { fileURLToPath } from 'node:url'

import { runnerImport } from 'vite'

import type * as Content from '../packages/content/src/fixtures'

let content: Promise<typeof Content> | undefined

/** The fixtures of our content, for what Storybook does in Node. They are read once. */
export function readContent(): Promise<typeof Content> {
  return (content ??= importContent())
}

async function importContent(): Promise<typeof Content> {
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
  return module
}
