import { parseArgs } from 'node:util'

/** What a call of `npm test` runs. */
export interface TestChoice {
  /** Whether vitest runs. */
  tests: boolean
  /** Whether the journeys run. */
  journeys: boolean
  /** The chosen projects; all if there are none. */
  projects: readonly string[]
  /** Parts of paths that choose files; all files if there are none. */
  files: readonly string[]
  /** The arguments for vitest, files included. */
  otherArgs: readonly string[]
}

/** Reads the arguments of `npm test`. `journeyPaths` are the paths of the journeys, such as `e2e/login.test.ts`. */
export function chooseTests(args: string[], journeyPaths: readonly string[]): TestChoice {
  const { projects, files, otherArgs } = readArguments(args)
  const isWanted = (name: string) => projects.length === 0 || projects.includes(name)
  // As both runners match it: anywhere in a path.
  const isJourney = (file: string) => journeyPaths.some((path) => path.includes(file))
  const onlyJourneys = files.length > 0 && files.every(isJourney)
  return {
    tests: VITEST_PROJECTS.some(isWanted) && !onlyJourneys,
    journeys: isWanted('e2e') && (files.length === 0 || files.some(isJourney)),
    projects,
    files,
    otherArgs,
  }
}

const VITEST_PROJECTS = ['unit', 'api', 'stories', 'examples']

/** Takes `--project` out of the arguments; files are among the others, too. */
function readArguments(args: string[]) {
  const { values, positionals, tokens } = parseArgs({
    args,
    options: { project: { type: 'string', multiple: true } },
    strict: false,
    tokens: true,
  })
  const taken = tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'project'
      ? token.inlineValue
        ? [token.index]
        : [token.index, token.index + 1]
      : [],
  )
  return {
    projects: (values['project'] ?? []).map(String),
    files: positionals,
    otherArgs: args.filter((_, index) => !taken.includes(index)),
  }
}
