import type { Query } from '../reading/query.ts'
import { asOne, type Read, type Understanding, type UnderstandOptions } from '../understanding.ts'
import { mostOf } from './comparisons/rule.ts'
import { askOfEachValue, askWhichValue, findKnownValues, sayBothValues } from './known-values.ts'

/**
 * What is asked of each, of both or of which of the values that a parameter is known to take: records do not tell them, so that there
 * is nothing to group by, but each can be asked for. Undefined where nothing of the kind is asked.
 */
export async function readKnownValues(
  text: string,
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  for (const known of findKnownValues(options.knowledge.apps(options.apps))) {
    const both = sayBothValues(text, known)
    if (both !== undefined) return read(both, options)
    const each = askOfEachValue(text, known)
    if (each) return readAll(each, known.values, 'several', options, read)
    const which = askWhichValue(text, known)
    if (which) return readAll(which.sides, which.values, mostOf(which.more), options, read)
  }
  return undefined
}

async function readAll(
  asks: string[],
  labels: string[],
  kind: 'several' | 'most' | 'least',
  options: UnderstandOptions,
  read: Read,
): Promise<Understanding | undefined> {
  const parts: Understanding[] = []
  for (const ask of asks) parts.push(await read(ask, { ...options, previous: undefined }))
  const meanings = parts.map(({ meaning }) => meaning)
  const isFigure = (meaning: Understanding['meaning']): meaning is Query =>
    meaning?.kind === 'query' && meaning.ask === 'measure'
  if (!meanings.every(isFigure)) return undefined
  return {
    meaning: { kind, parts: meanings, labels },
    ...asOne(parts),
    unknown: [],
    rivals: [],
  }
}
