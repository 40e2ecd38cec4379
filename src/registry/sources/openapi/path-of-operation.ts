import type { RawOperation } from './list-operations.ts'
import type { RequestArgument } from './operation-model.ts'
import type { References } from './resolve-reference.ts'

/**
 * What of a path is sent: no fragment, and of a query in it only what is not described as a query parameter as well
 * (`/search?q={q}` with a parameter `q` in the query asks for it once).
 */
export function pathOf({ path, pathItem, operation }: RawOperation, references: References): string {
  const [address = '', ...query] = (path.split('#', 1)[0] as string).split('?')
  if (!query.length) return address
  const listed = [pathItem.parameters, operation.parameters].flatMap(list => (Array.isArray(list) ? list : []))
  const isDescribed = (name: string | undefined) =>
    listed.map(references.follow).some(parameter => parameter?.in === 'query' && parameter.name === name)
  const kept = query
    .join('?')
    .split('&')
    .filter(pair => !isDescribed(/^([^=]+)=\{[^{}]+\}$/.exec(pair)?.[1]))
  return kept.length ? `${address}?${kept.join('&')}` : address
}

/** Characters that no path may hold are encoded, `%41` stays what it is (case R10). */
export function splitPath(path: string, parameters: RequestArgument[]): (string | RequestArgument)[] {
  const encode = (literal: string) =>
    literal.toWellFormed().replaceAll(/[^\x21-\x7e]|["<>\\^`{|}]/gu, one => encodeURIComponent(one))
  return path
    .split(/(\{[^{}]+\})/)
    .filter(Boolean)
    .map(part => parameters.find(parameter => `{${parameter.name}}` === part) ?? encode(part))
}
