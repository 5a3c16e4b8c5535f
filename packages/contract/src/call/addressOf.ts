import type { Call, ParametersIn } from './defineCall'

/** The address of a call with its parameters, from `API_ROOT`: '/users/019a…/sessions'. */
export function addressOf<Path extends string>(
  { path }: Pick<Call<Path>, 'path'>,
  ...[parameters]: unknown extends ParametersIn<Path> ? [] : [parameters: ParametersIn<Path>]
): string {
  return fillPath(path, Object(parameters))
}

/** A path with the values of its parameters. */
export function fillPath(path: string, parameters: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''))
}

/** The names of the parameters in a path. */
export function parametersIn(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
}
