import { nearestWord } from '../../lib/edit-distance.ts'
import { isObject } from '../../lib/json.ts'
import type { RawEntry } from './recognise-entries.ts'
import { entrySchemaOf } from '../sources/index.ts'

/** What entries may have beside the fields of their kind. */
const ALSO_KNOWN = ['spec_url', 'name', 'type', 'disabled', 'enabled']

/** Fields that nobody knows and that are almost a known one. Others may belong to another program. */
export function misspeltFields({ body }: RawEntry): [field: string, known: string][] {
  const schema = entrySchemaOf(body.type)
  if (!schema) return []
  const known = [...Object.keys(schema.shape), ...ALSO_KNOWN]
  return Object.keys(body)
    .filter(field => !known.includes(field))
    .flatMap((field): [string, string][] => {
      const near = nearOf(field.toLowerCase(), known)
      return near === undefined ? [] : [[field, near]]
    })
}

/** Kinds of credentials that are no header's name as well (`apikey` is one); any other text is. */
const AUTH_TYPES = ['bearer', 'basic', 'header', 'query', 'cookie', 'oauth2']

/** Kinds of credentials that are almost a known one: they would be sent as a header of that name. */
export function misspeltAuth({ path, body }: RawEntry): [place: (string | number)[], type: string, known: string][] {
  const single: [(string | number)[], unknown][] = [[['auth'], body.auth]]
  const several = Array.isArray(body.auth) ? body.auth.map((one, index) => [['auth', index], one] as const) : single
  return several.flatMap(([place, auth]): [(string | number)[], string, string][] => {
    const type = isObject(auth) && typeof auth.type === 'string' ? auth.type.toLowerCase() : ''
    if (type.length < 5 || AUTH_TYPES.includes(type)) return []
    const near = nearOf(type, AUTH_TYPES)
    return near === undefined ? [] : [[[...path, ...place, 'type'], type, near]]
  })
}

/** The known word that is one or two letters away; of a short one no more than a third of its letters. */
const nearOf = (word: string, known: readonly string[]): string | undefined =>
  nearestWord(word, known, near => Math.min(2, Math.floor(near.length / 3)))
