import { dirname, join, normalize } from 'node:path/posix'

import { specifiersIn } from './imports'

/** What the files below a path may import. A file keeps to every rule whose path it is below. */
export interface ImportRule {
  files: RegExp
  /** Of our own code, only this. */
  only?: RegExp
  /** Nothing of this: our own code, packages and modules of Node. */
  never?: RegExp
  /** Whether tests and stories keep to it too. What they use, such as the fake API, keeps to every rule. */
  inTests?: boolean
  why: string
}

const REACT = String.raw`^(?:react|react-dom|formik|styled-components)(?:/|$)`
const FORM = String.raw`^packages/forms/src/(?:fields|SchemaForm|EntityForm|stories|content/stories)/|Form$`
const CONTENT =
  /^packages\/(?:forms\/src\/content|contract\/src\/(?:content|documentation|examples))(?:\/|$)/

/** The directions of imports between the packages, and inside them. Those between the layers of the API are in `layers.test.ts`. */
export const IMPORT_RULES: readonly ImportRule[] = [
  {
    files: /^packages\/entity\/src\//,
    only: /^packages\/entity\/src(?:\/|$)/,
    inTests: true,
    why: 'entity imports no other package of ours.',
  },
  {
    files: /^packages\/ui\/src\//,
    only: /^packages\/ui\/src(?:\/|$)/,
    inTests: true,
    why: 'ui imports no other package of ours.',
  },
  {
    files: /^packages\/forms\/src\//,
    only: /^packages\/(?:entity|ui|forms)\/src(?:\/|$)/,
    inTests: true,
    why: 'Of our packages, forms imports only entity and ui.',
  },
  {
    files: /^packages\/forms\/src\/(?!content\/|testing\/)/,
    never: CONTENT,
    why: 'The forms know no entity by name.',
  },
  {
    files:
      /^packages\/forms\/src\/content\/(?:.*\.(?:entity|fixtures|schema)|entities|fixtures|sampleImages)\.ts$/,
    never: new RegExp(`${REACT}|${FORM}`),
    inTests: true,
    why: 'The API imports this half of forms, so it stays free of React.',
  },
  {
    files: /^packages\/contract\/src\//,
    only: /^packages\/(?:entity|contract)\/src(?:\/|$)|^packages\/forms\/src\/content\//,
    never: new RegExp(`${REACT}|${FORM}|^node:|^fastify`),
    why: 'contract imports entity alone, and nothing that a browser or a server lacks.',
  },
  {
    files: /^packages\/contract\/src\/(?!content\/|documentation\/|examples\/)/,
    never: CONTENT,
    why: 'The published part of contract knows no entity by name.',
  },
  {
    files: /^packages\/admin\/src\//,
    only: /^packages\//,
    inTests: true,
    why: 'admin imports packages only.',
  },
  {
    files: /^packages\/admin\/src\//,
    never: /^packages\/(?:forms\/src\/content|contract\/src\/(?:content|examples))(?:\/|$)/,
    why: 'admin knows no entity by name.',
  },
  {
    files: /^packages\/admin\/src\/stores\//,
    never: /^packages\/admin\/src\/(?:data|shared|screens|app|testing)(?:\/|$)/,
    why: 'stores import nothing above them.',
  },
  {
    files: /^packages\/admin\/src\/data\//,
    never: /^packages\/admin\/src\/(?:shared|screens|app|testing)(?:\/|$)/,
    why: 'data imports only stores.',
  },
  {
    files: /^packages\/admin\/src\/shared\//,
    never: /^packages\/admin\/src\/(?:screens|app|testing)(?:\/|$)/,
    why: 'shared imports only data and stores.',
  },
  {
    files: /^packages\/admin\/src\/screens\//,
    never: /^packages\/admin\/src\/(?:app|testing)(?:\/|$)/,
    why: 'Screens import nothing above them.',
  },
  {
    files: /^packages\/admin\/src\/app\//,
    never: /^packages\/admin\/src\/testing(?:\/|$)/,
    why: 'testing is for stories and tests only.',
  },
  {
    files: /^apps\/console\/src\//,
    never: /^apps\/(?!console\/)/,
    inTests: true,
    why: 'The console never imports the API.',
  },
  {
    files: /^apps\/console\/src\/(?:areas|home|brand)\//,
    never: /^apps\/console\/src\/(?:admin|areas|content)$/,
    why: 'Areas import none of the files that list them.',
  },
  {
    files: /^apps\/api\/(?:src|tools)\//,
    only: /^apps\/api\/|^packages\/(?:entity|contract)\/src(?:\/|$)|^packages\/forms\/src\/content\//,
    never: new RegExp(`${REACT}|^packages/forms/.*(?:Form$|/stories/)`),
    inTests: true,
    why: 'Of our packages, the API imports entity, contract and the half of forms that is free of React.',
  },
  {
    files: /^examples\/[^/]+\/src\//,
    only: /^(?:examples\/|packages\/[^/]+\/src(?:\/|$))/,
    never: CONTENT,
    inTests: true,
    why: 'An example uses the packages as published.',
  },
]

/** The imports of a file that break a rule, each with the reason. The path of the file starts at the root of the repository. */
export function brokenRules(file: string, source: string): string[] {
  const rules = IMPORT_RULES.filter(
    ({ files, inTests }) => files.test(file) && (inTests || !/\.(?:test|stories)\./.test(file)),
  )
  if (rules.length === 0) return []
  return specifiersIn(source).flatMap((specifier) => {
    const target = targetOf(file, specifier)
    const isOurs = /^(?:packages|apps|examples|scripts|e2e)\//.test(target)
    const reasons = rules
      .filter(
        ({ only, never }) => (isOurs && only && !only.test(target)) || never?.test(target) === true,
      )
      .map(({ why }) => why)
    if (specifier.startsWith('.') && leavesItsPackage(file, target))
      reasons.push('Packages import each other by name.')
    return reasons.map((why) => `${file} imports ${specifier}. ${why}`)
  })
}

/** The path that a specifier means, from the root and without extension: `@staff/forms/content/a` is `packages/forms/src/content/a`. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const [, name, rest = ''] = /^@staff\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  if (name === undefined) return specifier
  return `${name === 'api' || name === 'console' ? 'apps' : 'packages'}/${name}/src${rest}`
}

function leavesItsPackage(file: string, target: string): boolean {
  const [own = ''] = /^(?:packages|apps)\/[^/]+\/|^examples\/[^/]+\//.exec(file) ?? []
  return !target.startsWith(own)
}
