import { pattern } from '../../../lib/patterns.ts'
import type { AppModel, Entity } from '../entity-model/catalogue-model.ts'
import { FILLERS } from '../language/lexicon.ts'
import { isParticle } from '../language/particles.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { plural, singular, wordsOf } from '../language/words.ts'
import { type Dictionary, keyOf, put } from './dictionary.ts'

/** How surely the records are meant by what is made when one is made. */
const MADE = 0.85
/** "Request an extra session for a child": a verb and what it is done to, up to the first preposition. */
const OBJECT = pattern('iu')`
  ^\p{L}+ (?:an?|the|one|new|another) ((?:\p{L}{3,} ){1,2}\p{L}{3,})(?=$|[.,:;]| (?:of|in|on|at|with|for|to|from|by|that|which|when|as|and)\b)
`
const ASIDE = /^(?:aside|apart|forward|online|live)$/
/** What stands before a noun and says nothing of what it is. */
const LIGHT = /^(?:new|single|given|existing|specific|particular|certain|other|own|first|next|whole)$/

/**
 * "extra sessions" of bookings that are made to "Request an extra session": what is done to records by their own operations is another name for
 * them where it is a noun with what says which sort of it they are, and nothing in the catalogue has that name. The head alone may be anything.
 */
export function addToldObjects(dictionary: Dictionary, { entities, tools }: AppModel): void {
  const named = entities.filter(entity => !entity.hidden && !entity.inside)
  const meant = new Map<string, { entity: Entity; words: string[] }[]>()
  for (const entity of named) {
    const paths = entity.sources.filter(({ complete }) => complete).map(({ path }) => path)
    const own = tools.filter(({ path, readOnly }) => !readOnly && paths.some(list => path === list || isOneOf(path, list))) // oxfmt-ignore
    const texts = [...own, ...entity.operations.filter(({ action }) => action === 'create')].map(
      one => one.description ?? '',
    )
    for (const text of new Set(texts)) {
      const words = objectIn(text)
      if (words) put(meant, keyOf(words), { entity, words })
    }
  }
  for (const [key, found] of meant) {
    const { entity, words } = found[0]!
    const isOther =
      found.some(one => one.entity !== entity) || dictionary.entities.has(key) || dictionary.fields.has(key)
    // "Add a team member": what is made of the records of another kind.
    const isKind = named.some(one => one.words.at(-1) === words.at(-1) || singular(one.words.at(-1)!) === words.at(-1))
    // "Put a book aside": what is done with one says no more of what it is.
    const isOwn = singular(entity.words.at(-1)!) === words[0] || ASIDE.test(words.at(-1)!) || isParticle(words.at(-1)!)
    if (isOther || isKind || isOwn) continue
    put(dictionary.entities, key, { entity, quality: MADE, noun: words.at(-1)!, isEveryday: true })
    for (const word of [...words, plural(words.at(-1)!)]) dictionary.words.add(word)
  }
}

/** The path of one of the records of a list, or of what is done to one. */
const isOneOf = (path: string, list: string): boolean =>
  path.startsWith(`${list}/`) && /^[{:][^/]+(?:\/[^/{:]+)?$/.test(path.slice(list.length + 1))

/** The noun in the singular with what says which sort it is, as a text has them behind its verb. */
function objectIn(text: string): string[] | undefined {
  const words = wordsOf(OBJECT.exec(text)?.[1] ?? '')
  const [first] = words
  const isSort = first !== undefined && !LIGHT.test(first) && !isParticiple(first) && !words.some(w => FILLERS.has(w))
  return isSort && singular(words.at(-1)!) === words.at(-1) ? words : undefined
}
