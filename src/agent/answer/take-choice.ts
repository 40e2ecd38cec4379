import { wordList } from '../../lib/patterns.ts'
import { ORDINALS } from '../understand/language/lexicon.ts'
import type { Meaning, Query } from '../understand/reading/query.ts'
import { wordsOf } from '../understand/language/words.ts'
import { type Options, replaceCondition } from './ask-which.ts'

/** What may stand around a choice without changing it. */
const AROUND = new Set(wordList`
  the one ones of them these those i mean meant please number no option called named it is that s thanks for only
  just with
`)
/** A longer message is about something else. */
const LONGEST_REPLY = 8

/** The option that a reply takes: by its place ("the second"), by words of its name, or all of them. */
export function takeChoice(message: string, options: Options): Query | undefined {
  const words = wordsOf(message)
  if (words.length > LONGEST_REPLY) return undefined
  const said = words.filter(word => !AROUND.has(word))
  if (options.all && /^(all|both|everyone|any)$/.test(said[0] ?? '') && said.length <= 2) return options.all
  const [only] = said
  if (said.length === 1) {
    const place = only === 'last' ? options.labels.length : (ORDINALS[only!] ?? placeOf(only!))
    if (place !== undefined) return options.meanings[place - 1]
  }
  const fits = options.labels
    .map((label, at) => ({ words: wordsOf(label), at }))
    .filter(
      label =>
        said.length > 0 &&
        said.every(word => label.words.some(w => w === word || `${w}s` === word || w === `${word}s`)),
    )
  return fits.length === 1 ? options.meanings[fits[0]!.at] : undefined
}

const placeOf = (word: string): number | undefined => {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(word)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** "the one in Ohio": the options narrowed by what the reply says of the record, when it was read as one of those. */
export function narrowChoice(options: Options, reply: Meaning | undefined): Query | undefined {
  const { all, among } = options
  if (!all || !among || reply?.kind !== 'query' || reply.ask !== 'list' || reply.root.entity !== among.root.entity)
    return undefined
  const [condition] = among.root.where
  const more = reply.root.where.filter(c => c.columns.join() !== condition!.columns.join())
  if (!more.length && !reply.root.related.length) return undefined
  return replaceCondition(all, condition!, [condition!, ...more], reply.root.related)
}
