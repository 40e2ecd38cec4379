import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { type Draft, isFree, makeFiller, nameField } from '../reading/draft.ts'
import { singular } from '../language/words.ts'
import { isNearName } from '../vocabulary/vocabulary.ts'

const HOW_MUCH =
  /^\W*(?:and |so )?(?:how much (?:is|are|does|do|for|was|were)\b|what (?:does|do|an?|one|is the (?:price|cost) of|are the (?:prices|costs) of)\b.*)/i
/** What the price of something is called behind its noun. */
export const PRICE = /^(?:price|fee|cost|charge|fare|rate|rent|toll)$/

/**
 * "how much is a ticket for the Gala", "what does a lesson cost with Ann" of a `ticket_price`, a `lesson_fee`: the price that is called after what
 * is paid for, whatever else begins with that noun. Before nouns are looked for.
 */
export function readPriceOfPart(draft: Draft): void {
  const { chunks, message } = draft
  if (!HOW_MUCH.test(message.text)) return
  readPriceOfServing(draft)
  chunks.forEach((chunk, at) => {
    const noun = singular(chunk.text.toLowerCase())
    if (
      !isFree(chunk) ||
      chunk.values.length ||
      !/^(?:an?|the|one|for|is|are|do|does|of)$/i.test(chunks[at - 1]?.text ?? '')
    )
      return
    if (chunk.entities.some(e => e.quality >= 0.8 && !e.entity.inside)) return
    const named = new Set(
      chunks.flatMap(c => [
        ...c.values.filter(v => v.entity.nameFields.includes(v.field)).map(v => v.entity),
        ...c.entities.filter(e => e.quality >= 0.8).map(e => e.entity),
      ]),
    )
    const isPlace = PLACE.test(noun) && /^(?:on|for|at|in|to)$/i.test(chunks[at + 1]?.text ?? '')
    const found = [...named].flatMap(entity =>
      entity.fields
        .filter(f => /^(?:money|number)$/.test(f.role) && (isOfPart(f, noun) || (isPlace && isOfPerson(f.words))))
        .map(field => ({ entity, field })),
    )
    const [one, ...others] = found
    if (one && !others.length) namePrice(draft, at, one)
  })
}
readPriceOfPart.needs = /^(?:much|what)$/

/** `ticket_price` of a ticket, `prices.pint` of a pint. */
const isOfPart = ({ words, role }: Field, noun: string): boolean =>
  words.length === 2 &&
  ((singular(words[0]!) === noun && PRICE.test(words[1]!)) ||
    (role === 'money' && PRICES.test(words[0]!) && words[1] === noun))

/** What one person takes of something that many take part in, and the price for one of them: "a place on the tour" of a `price_per_person`. */
const PLACE = /^(?:place|seat|spot|ticket)$/
const isOfPerson = (words: readonly string[]): boolean =>
  words.includes('per') && words.some(word => PRICE.test(word)) && ONE_PERSON.test(words.at(-1)!)
const ONE_PERSON = /^(?:person|head|guest|adult|passenger|participant|player|visitor|traveller|attendee|pax)$/

/** Words for what is charged of which a field of prices has one for each way in which something is sold. */
const PRICES = /^(?:prices?|fees?|costs?|charges?|fares?|rates?)$/

/**
 * "how much is a half of Kingpin" of `prices.half`, "a dozen of Free Range" of a `dozen_price`: a noun between an article and "of" before
 * a name is in what it is sold, and the price of that is meant where prices are called so; elsewhere it says nothing more ("a bag of
 * Oslo Roast").
 */
function readPriceOfServing(draft: Draft): void {
  const { chunks } = draft
  const of = chunks.findIndex((c, at) => /^of$/i.test(c.text) && /^(?:an?|one)$/i.test(chunks[at - 2]?.text ?? ''))
  const noun = chunks[of - 1]
  const name = chunks.find((c, at) => at > of && at <= of + 2 && c.values.length > 0)
  const named = name?.values.filter(isNearName).map(v => v.entity) ?? []
  if (of < 2 || !isFree(noun) || !named.length || noun.entities.some(e => e.quality >= 0.8)) return
  const said = singular(noun.text.toLowerCase())
  const found = [...new Set(named)].flatMap(entity =>
    entity.fields
      .filter(f => f.role === 'money' && f.words.includes(said) && f.words.some(word => PRICES.test(word)))
      .map(field => ({ entity, field })),
  )
  const [one, ...others] = found
  if (others.length) return
  if (one) namePrice(draft, of - 1, one)
  else if (!noun.values.some(v => named.includes(v.entity))) makeFiller(noun)
}

/** The noun stands for the price; behind it the verb says no more: "what does a pint cost". */
function namePrice({ chunks }: Draft, at: number, of: { entity: Entity; field: Field }): void {
  nameField(chunks[at]!, { ...of, columns: [of.field.column], quality: 0.95 })
  const verb = chunks.slice(at + 1).find(c => isFree(c) && /^costs?$/i.test(c.text))
  if (verb && !verb.values.length && !verb.entities.length) makeFiller(verb)
}
