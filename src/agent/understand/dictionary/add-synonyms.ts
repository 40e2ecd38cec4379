import { BUSINESS_NOUNS, BUSINESS_VERBS } from '../../../lib/synonyms.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { isPriceOfOne } from '../asks/additive.ts'
import { isFigure } from '../entity-model/field-roles.ts'
import { arePeople, isPersonNoun } from '../entity-model/people.ts'
import { isBesidePrice } from '../entity-model/whole-amount.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { singular, stem } from '../language/words.ts'
import { type Dictionary, type FieldMention, put } from './dictionary.ts'

const synonymsOf = new Map<string, string[]>()
const VERBS = new Set(BUSINESS_VERBS.flat())
const ROWS = [...BUSINESS_NOUNS, ...BUSINESS_VERBS]
for (const row of ROWS)
  for (const word of row)
    synonymsOf.set(stem(word), [...(synonymsOf.get(stem(word)) ?? []), ...row.filter(w => w !== word)])

/** What a field tells of a record, and no record is: the sizes of a shoe are no values, and the titles of a library no roles. */
const ATTRIBUTES = new Set(
  ['value', 'probability', 'duration', 'title role', 'type', 'status', 'rating', 'stock', 'address', 'name'].flatMap(
    name => BUSINESS_NOUNS.find(row => name.split(' ').every(word => row.includes(word)))?.map(stem) ?? [],
  ),
)

const copyOf = <T>(map: Map<string, T[]>): Map<string, T[]> => new Map([...map].map(([key, list]) => [key, [...list]]))

/** Synonyms fill gaps only: a word that the catalogue itself uses keeps the catalogue's meaning. */
export function addSynonyms(dictionary: Dictionary): void {
  // Taken before anything is added: a synonym of a synonym is another word.
  const entities = copyOf(dictionary.entities)
  const fields = copyOf(dictionary.fields)
  const own = new Set([...entities.keys(), ...fields.keys()])
  for (const [word, others] of synonymsOf) {
    for (const other of others) {
      for (const mention of ATTRIBUTES.has(word) && ATTRIBUTES.has(stem(other))
        ? []
        : (entities.get(stem(other)) ?? [])) {
        if ((own.has(word) && entities.has(word)) || mention.isEveryday || isVerbOf(mention.entity, other)) continue
        // A department that people are in by a field of theirs is no team of a campaign.
        if (fields.get(word)?.some(isSort)) continue
        const isSame = (m: { entity: Entity }) => m.entity === mention.entity
        addOnce(dictionary.entities, word, { ...mention, quality: 0.75 * mention.quality }, isSame)
        if (mention.quality >= 0.9) addOwned(dictionary, mention.entity, word)
      }
      for (const mention of fields.get(stem(other)) ?? []) {
        // "boss" of a manager: a role among records of one kind.
        const isRole = mention.field.role === 'reference' && mention.field.target === mention.entity.key
        if (isHeadcount(mention.field, word) && hasPeople(entities)) continue
        // A shipping cost is neither the value nor the price of the order.
        if (isBesidePrice(mention.field, mention.entity)) continue
        // "what sizes does it come in": what one of it costs is no size of it.
        if (/^(?:size|volum)/.test(word) && isPriceOfOne(mention.field)) continue
        if ((mention.quality < 0.8 && !isRole) || ownFieldHas(mention.entity, word) || isOnlyVerb(mention.field, other))
          continue
        addOnce(
          dictionary.fields,
          word,
          { ...mention, quality: (isRole ? 0.9 : 0.6) * mention.quality },
          m => m.field === mention.field,
        )
      }
    }
  }
  addHeads(dictionary, own)
  for (const row of ROWS)
    for (const word of row)
      if (dictionary.entities.has(stem(word)) || dictionary.fields.has(stem(word))) dictionary.words.add(word)
}

/** Nouns for what is paid, one of which is said for another as the head of a compound. */
const HEADS: Readonly<Record<string, readonly string[]>> = {
  price: ['cost'],
  cost: ['price'],
  salary: ['pay', 'wage'],
  wage: ['pay', 'salary'],
  fee: ['charge'],
}

/** "purchase cost" of a `purchase_price`: of records that have none that is called so. */
function addHeads({ fields, words }: Dictionary, own: ReadonlySet<string>): void {
  for (const mention of new Set([...fields.values()].flat())) {
    const { field } = mention
    const [first, head, ...more] = field.words
    if (!first || !head || more.length || field.role !== 'money' || mention.quality < 0.9) continue
    for (const other of HEADS[head] ?? []) {
      const key = `${stem(first)} ${stem(other)}`
      if (own.has(key)) continue
      addOnce(fields, key, { ...mention, quality: 0.8 }, m => m.field === field)
      for (const word of [first, other]) words.add(word)
    }
  }
}

/** One of a few that a record is in, by the whole name of the field. */
const isSort = ({ field, entity, quality }: FieldMention): boolean =>
  quality === 1 && field.role === 'category' && field.choices.length > 1 && !field.nested && !entity.inside

/** "client region" of the `region` of a customer: the noun before the field says whose it is. */
function addOwned({ fields }: Dictionary, entity: Entity, noun: string): void {
  for (const field of entity.fields) {
    const mention = { entity, field, columns: [field.column], quality: 0.9 }
    if (!field.nested && field.role !== 'reference')
      addOnce(fields, [noun, ...field.words.map(stem)].join(' '), mention, m => m.field === field)
  }
}

/** "people" of a `headcount`: only where nobody is a record, who would be meant. */
const isHeadcount = (field: Field, word: string): boolean =>
  isFigure(field) && (isPersonNoun(word) || /^(?:peopl|folk|staff|personnel|workforc)/.test(word))

const hasPeople = (entities: Dictionary['entities']): boolean =>
  [...entities.values()].some(mentions => mentions.some(({ entity }) => arePeople(entity)))

const ownFieldHas = (entity: Entity, word: string) =>
  entity.fields.some(field => field.words.some(w => stem(w) === word))

/** `issued_on` has a form of the verb, no issue: what is said for the noun is not said for it; `hired_on` is when somebody joined. */
const isOnlyVerb = ({ words }: Field, noun: string) =>
  !VERBS.has(noun) &&
  words.some(word => stem(word) === stem(noun)) &&
  !words.some(word => singular(word) === singular(noun))

/** "reported" as "logged": what is said for a participle is no noun for the logs of which it is the verb. */
const isVerbOf = ({ words }: Entity, other: string): boolean => isParticiple(other) && !words.includes(other)

function addOnce<T>(map: Map<string, T[]>, key: string, value: T, same: (other: T) => boolean): void {
  if (!map.get(key)?.some(same)) put(map, key, value)
}
