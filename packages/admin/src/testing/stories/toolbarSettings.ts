import { inRegion } from '../../shared/paths'
import { findRegion } from '../../shared/regions/regions'
import { answers, type Override } from '../fakeApi/answers'
import type { StoryOptions } from './startStory'
import { storyAdmin } from './storyAdmin'

/** The choices in Storybook's toolbar for stories of screens. A missing choice leaves the setting of the story. */
export interface ToolbarSettings {
  region?: string
  reader?: (typeof toolbarReaders)[number]
  network?: Network
}

/** The roles in the toolbar. */
export const toolbarReaders = ['administrator', 'staff'] as const

/** The networks of the toolbar: the latency in milliseconds and the responses. */
export const networks = {
  fast: { latency: 0, answers: [] },
  slow: { latency: 3000, answers: [] },
  failing: { latency: 0, answers: [answers.failingToRead()] },
  offline: { latency: 0, answers: [answers.offline()] },
} as const satisfies Record<string, { latency: number; answers: readonly Override[] }>

export type Network = keyof typeof networks

/** Reads the choices from Storybook's globals. Ignores unknown values. */
export function readToolbar({ region, reader, network }: Record<string, unknown>): ToolbarSettings {
  const regionNamed = findRegion(storyAdmin().admin.regions ?? [], region)
  return {
    ...(regionNamed && { region: regionNamed.name }),
    ...(isOneOf(toolbarReaders, reader) && { reader }),
    ...(isOneOf(networkNames, network) && { network }),
  }
}

/** The options of a story, overridden by the toolbar. */
export function withToolbar(story: StoryOptions, { region, reader, network }: ToolbarSettings) {
  const { latency, answers: first } = network ? networks[network] : story
  return {
    ...story,
    ...(region && { region }),
    ...(reader && { role: reader }),
    ...(network && { latency, answers: [...(first ?? []), ...(story.answers ?? [])] }),
  }
}

/** The arguments of a story with its paths in another region. */
export function argsInRegion<Args extends { path?: unknown; paths?: unknown }>(
  args: Args,
  region: string,
): Args {
  const { path, paths } = args
  return {
    ...args,
    ...(typeof path === 'string' && { path: inRegion(path, region) }),
    ...(Array.isArray(paths) && { paths: paths.map((each) => inRegion(String(each), region)) }),
  }
}

const networkNames = Object.keys(networks) as Network[] // `Object.keys` loses the type of the keys

function isOneOf<Value>(values: readonly Value[], value: unknown): value is Value {
  return values.some((each) => each === value)
}
