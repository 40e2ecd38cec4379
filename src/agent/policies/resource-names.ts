import { isParameter, parameterName, pathSegments } from '../understand/entity-model/name-records.ts'

/**
 * Arguments of a path where records are told apart by the name of a resource (Google's API improvement proposal 122:
 * `sites/7/machines/12`): a parameter behind its collection takes the part of the name that belongs there, so
 * `/sites/{site}/machines/{machine}` gets 7 and 12. Other values stay as they are.
 */
export function withResourceIds(path: string | undefined, args: Record<string, unknown>): Record<string, unknown> {
  if (!path?.includes('{') || !Object.values(args).some(isResourceName)) return args
  const segments = pathSegments(path)
  const places = segments.flatMap((segment, at) => {
    const collection = segments[at - 1]
    return isParameter(segment) && collection && !isParameter(collection) ? [{ parameter: parameterName(segment), collection }] : [] // oxfmt-ignore
  })
  const names = places.flatMap(({ parameter }) => (isResourceName(args[parameter]) ? [args[parameter]] : []))
  const ids = new Map(names.flatMap(pairsOf))
  const fitted = places.flatMap(({ parameter, collection }) => {
    const own = args[parameter]
    const id = isResourceName(own) ? new Map(pairsOf(own)).get(collection) : own === undefined ? ids.get(collection) : undefined // oxfmt-ignore
    return id === undefined ? [] : [[parameter, id] as const]
  })
  return fitted.length ? { ...args, ...Object.fromEntries(fitted) } : args
}

/** Collections and keys by turns. */
const isResourceName = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][\w-]*\/[\w.~-]+(?:\/[a-z][\w-]*\/[\w.~-]+)*$/i.test(value)

const pairsOf = (name: string): [collection: string, id: string][] => {
  const parts = name.split('/')
  return parts.flatMap((part, at) => (at % 2 === 0 ? [[part, parts[at + 1]!] as [string, string]] : []))
}
