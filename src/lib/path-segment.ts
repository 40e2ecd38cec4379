import { notFound } from './errors.ts'

/**
 * A name as one segment of an address. Half a surrogate pair, which no address can hold, becomes a replacement character.
 * Throws NOT_FOUND for `.` and `..`, which would lead to another path (WHATWG URL § 4.4), written out or not.
 */
export function toPathSegment(name: string): string {
  if (/^(?:\.|%2e){1,2}$/i.test(name)) throw notFound(`'${name}'`)
  return encodeURIComponent(name.toWellFormed())
}
