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
const FORM = String.raw`^packages/forms/src(?!.*\.fixtures$)|Form$`
const CONTENT = /^packages\/content\/src(?:\/|$)/

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
    why: 'Of our packages, forms imports only entity and ui, and knows no entity of ours.',
  },
  {
    files: /^packages\/content\/src\//,
    only: /^packages\/(?:entity|ui|forms|contract|content)\/src(?:\/|$)/,
    inTests: true,
    why: 'Our content imports the packages that describe it.',
  },
  {
    files:
      /^packages\/content\/src\/(?:.*\.(?:entity|fixtures|schema)|entities|fixtures|sampleImages|calls\/.*)\.ts$/,
    never: new RegExp(`${REACT}|${FORM}`),
    inTests: true,
    why: 'The server imports this half of our content, so it stays free of React.',
  },
  {
    files: /^packages\/contract\/src\//,
    only: /^packages\/(?:entity|contract)\/src(?:\/|$)/,
    never: new RegExp(`${REACT}|${FORM}|^node:|^fastify`),
    why: 'contract imports entity alone, and nothing that a browser or a server lacks.',
  },
  {
    files: /^packages\/api\/src\/(?!testing\/|.*\/testing\.ts)/,
    only: /^packages\/(?:entity|contract|api)\/src(?:\/|$)/,
    never: new RegExp(`${REACT}|${FORM}`),
    why: 'The server knows no entity of ours. Of our packages it imports entity and contract.',
  },
  {
    files: /^packages\/admin\/src\//,
    only: /^packages\/(?!api\/)/,
    inTests: true,
    why: 'admin imports packages only, and never the server.',
  },
  {
    files: /^packages\/admin\/src\//,
    never: /^packages\/(?:content|contract\/src\/examples)(?:\/|$)/,
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
    never: /^(?:apps\/(?!console\/)|packages\/api\/)/,
    inTests: true,
    why: 'The console never imports the server.',
  },
  {
    files: /^apps\/console\/src\/(?:areas|home|brand)\//,
    never: /^apps\/console\/src\/(?:admin|areas|content)$/,
    why: 'Areas import none of the files that list them.',
  },
  {
    files: /^apps\/api\/(?:src|tools)\//,
    only: /^apps\/api\/|^packages\/(?:entity|contract|content|api)\/src(?:\/|$)/,
    never: new RegExp(`${REACT}|${FORM}`),
    inTests: true,
    why: 'Our server is made of the server package and the half of our content that is free of React.',
  },
  {
    files: /^apps\/api\/src\/(?!.*\/testing\.ts)/,
    never: /^packages\/api\/src\/(?!tables$)/,
    why: 'Our server uses the server package as others do.',
  },
  {
    files: /^examples\/[^/]+\/src\//,
    only: /^(?:examples\/|packages\/[^/]+\/src(?:\/|$))/,
    never: CONTENT,
    inTests: true,
    why: 'An example uses the packages as published.',
  },
]

/** Tests and stories, and what the stories of one screen share. */
const OF_TESTS = /\.(?:test|stories)\.|\/screens\/.*\/stories\//

/** The imports of a file that break a rule, each with the reason. The path of the file starts at the root of the repository. */
export function brokenRules(file: string, source: string): string[] {
  const rules = IMPORT_RULES.filter(
    ({ files, inTests }) => files.test(file) && (inTests || !OF_TESTS.test(file)),
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

/** The path that a specifier means, from the root and without extension: `@staff/forms/content/a` is `packages/content/src/a`. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  const [, name, rest = ''] = /^@staff\/([^/]+)(\/.*)?$/.exec(specifier) ?? []
  if (name === undefined) return specifier
  if (name === 'server')
    return `apps/api/${rest.startsWith('/tools/') ? rest.slice(1) : `src${rest}`}`
  return `${name === 'console' ? 'apps' : 'packages'}/${name}/src${rest}`
}

function leavesItsPackage(file: string, target: string): boolean {
  const [own = ''] = /^(?:packages|apps)\/[^/]+\/|^examples\/[^/]+\//.exec(file) ?? []
  return !target.startsWith(own)
}
