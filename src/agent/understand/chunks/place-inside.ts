import { isWhoOrWhat } from '../language/same-stem.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Place } from './annotate.ts'
import type { Chunk } from './chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isParticle } from '../language/particles.ts'
import { FILLERS, LIGHT_VERBS, VERBS_OF_MEASURE } from '../language/lexicon.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import { isPlainWord } from './place-names.ts'
import type { Read } from './place-words.ts'
import type { Token } from '../requests/read-message.ts'
import { absentPlace } from '../language/places.ts'
import type { ValueMatch, Vocabulary } from '../vocabulary/vocabulary.ts'
import { isDerived, singular } from '../language/words.ts'

/** A word that some values have inside them, where nothing else explains it: "blue" for dark blue, "Ruiz" for Clara Ruiz. */
export function placeInside(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  tokens.forEach((token, at) => {
    if (
      chunks[at] ||
      token.norm.length < 3 ||
      FILLERS.has(token.norm) ||
      LIGHT_VERBS.has(token.stem) ||
      /\d/.test(token.norm)
    )
      return
    const inside = isPlainWord(tokens, at) ? [] : vocabularies.flatMap(v => v.inside.get(singular(token.norm)) ?? [])
    const ofNames = inside.every(({ entity, field }) => entity.nameFields.includes(field))
    const clipped = ofNames ? clippedKinds(token.norm, vocabularies) : []
    const found = clipped.length ? clipped : inside.length ? inside : derivedKinds(token.norm, vocabularies)
    if (!found.length) return
    // Two such words in a row narrow each other: "Jansen Albrecht".
    const before = chunks[at - 1]
    const both = before?.weak === 'inside' || before?.weak === 'part' ? narrowed(before.values, found) : []
    if (both.length) return void place(before!.from, at + 1, { values: both, certainty: INSIDE, weak: 'inside' })
    place(at, at + 1, { values: found, certainty: INSIDE, weak: 'inside' })
  })
}

/** So well a name is at most told by one word of it. */
const PART_OF_NAME = 0.7
const AUXILIARY = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)$/

/**
 * "which town are they in?" where somebody is called Town Bridge Circle: in small letters between "which" and a verb stands what is asked
 * for, no part of a name; nor is a particle behind its verb ("come out" where a film is called Out of Office).
 */
export function dropAskedParts(tokens: readonly Token[], chunks: (Chunk | undefined)[]): void {
  tokens.forEach(({ text }, at) => {
    const chunk = chunks[at]
    if (
      !chunk ||
      chunk.to - chunk.from !== 1 ||
      chunk.entities.length ||
      chunk.fields.length ||
      !/^\p{Ll}+$/u.test(text)
    )
      return
    const isAsked = /^(?:which|what)$/.test(tokens[at - 1]?.norm ?? '') && AUXILIARY.test(tokens[at + 1]?.norm ?? '')
    const isPart =
      chunk.values.length > 0 &&
      chunk.values.every(v => v.quality < PART_OF_NAME && v.entity.nameFields.includes(v.field))
    const isOfVerb = isParticle(text) && !chunks[at - 1] && /^\p{Ll}{3,}$/u.test(tokens[at - 1]?.text ?? '')
    if (isPart && (isAsked || isOfVerb)) chunks[at] = undefined
  })
}

/**
 * "off sick" of states `sick` and `offDuty`: where a value is named whole, the particle right beside it that is only a part of another
 * value of the field belongs to it: beside a state it says nothing that the state does not. "Returned late" says more than that it was returned.
 */
export function placeBesideWhole(chunks: (Chunk | undefined)[], place: Place): void {
  for (const part of new Set(chunks)) {
    if (!part?.values.length || !isParticle(part.text) || part.values.some(v => v.quality >= 0.9)) continue
    const [field] = part.values.map(v => v.field)
    const isWhole = (other: Chunk | undefined) =>
      other?.weak === undefined && other?.values.some(v => v.field === field && v.quality === 1)
    const beside = [chunks[part.to], chunks[part.from - 1]].find(isWhole)
    if (!beside || part.values.some(v => v.field !== field)) continue
    place(Math.min(part.from, beside.from), Math.max(part.to, beside.to), {
      values: beside.values,
      entities: beside.entities,
      fields: beside.fields,
    })
  }
}

/** What was done is no kind of thing: "recruited" is no recruiter. */
const isSameForm = (kind: string, word: string) => !/ed$/.test(word) || /ed$/.test(kind)

/** "cardiologist" for Cardiology, whatever else is short for such a word ("card"). */
const derivedKinds = (word: string, vocabularies: Vocabulary[]): ValueMatch[] =>
  vocabularies.flatMap(v => {
    const derived = [...v.kinds].filter(kind => isDerived(kind, singular(word)) && isSameForm(kind, word))
    const kinds = derived.length ? derived : [...v.kinds].filter(kind => isShortFor(kind, word))
    return kinds.flatMap(kind =>
      (v.exact.get(kind) ?? []).map(m => ({ ...m, quality: isAgent(word, kind) && m.quality >= 0.9 ? 0.75 : 0.55 })),
    )
  })

/** "tech" for Technology, "pharma" for Pharmaceuticals: the beginning of one kind's name, and of no other's. */
const clippedKinds = (word: string, vocabularies: Vocabulary[]): ValueMatch[] =>
  vocabularies.flatMap(({ kinds, exact }) => {
    const kind = word.length < 4 ? undefined : onlyOf(kinds, one => isClipping(word, one))
    const values = kind === undefined ? [] : (exact.get(kind) ?? [])
    return values.filter(v => v.field.role === 'category' && v.quality >= 0.8).map(v => ({ ...v, quality: 0.8 }))
  })

/** The one of many that fits; undefined where none or several do. */
function onlyOf(kinds: Iterable<string>, fits: (kind: string) => boolean): string | undefined {
  let found: string | undefined
  for (const kind of kinds) {
    if (!fits(kind)) continue
    if (found !== undefined) return undefined
    found = kind
  }
  return found
}

/** At least three letters are left out, and what is left is no form of the word ("market" of marketing). */
const isClipping = (word: string, kind: string): boolean =>
  kind.startsWith(word) &&
  kind.length >= word.length + 3 &&
  !/^(?:ing|ings|ers?|ors?|ed|ments?|able|ful|less)$/.test(kind.slice(word.length))

/** Somebody called after what they do (Quirk et al., 1985, I.33): "botanists" of botany. */
export const isAgent = (word: string, kind: string): boolean => AGENT.test(word) && !AGENT.test(kind)
const AGENT = /(?:ists?|ians?|eers?|ers|ors)$/

/** "Prof" of professors. */
const isShortFor = (kind: string, word: string): boolean =>
  kind.length <= 5 && AGENT.test(word) && singular(word).length > kind.length + 2 && word.startsWith(kind)

export const INSIDE = 0.78

const narrowed = (a: ValueMatch[], b: ValueMatch[]): ValueMatch[] =>
  a.flatMap(left => {
    const right = b.find(r => r.entity === left.entity && r.columns.join() === left.columns.join())
    const values = right ? left.values.filter(value => right.values.includes(value)) : []
    return values.length ? [{ ...left, values }] : []
  })

/** "in Spain" where no record is: a place of the world that a field of places could have, and has not. */
export function placeAbsent(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  vocabularies: Vocabulary[],
  place: Place,
): void {
  for (let length = 3; length >= 1; length--)
    for (let from = 0; from + length <= tokens.length; from++) {
      if (chunks.slice(from, from + length).some(Boolean)) continue
      const written = tokens
        .slice(from, from + length)
        .map(t => t.norm)
        .join(' ')
      const values = vocabularies.flatMap(({ entity, places }) =>
        places.flatMap(({ field, values: known }) => {
          const value = absentPlace(field.words, known, written)
          return value ? [{ entity, field, columns: [field.column], values: [value], quality: 0.9 }] : []
        }),
      )
      if (values.length) place(from, from + length, { values, weak: 'absent' })
    }
}

/** How much better another field has to be called so that "total" is no part of a name. */
const CLEARLY = 0.1

/** "next inspection" of `next_inspection_due`: a word beside a field that is one of its own words. */
export function placeOwnWords(tokens: Read[], chunks: (Chunk | undefined)[], place: Place): void {
  tokens.forEach((token, at) => {
    const behind = chunks[at + 1]
    if (chunks[at] && chunks[at]!.kind !== 'operator') return
    // "total cost" where some have a cost, and others only a `total_price`: what the costs add up to.
    const best =
      chunks[at]?.operator?.type === 'aggregate' ? Math.max(...(behind?.fields.map(m => m.quality) ?? [])) : 0
    const fields =
      behind?.fields.filter(m => m.quality < 1 && m.field.words.includes(token.norm) && m.quality >= best - CLEARLY) ??
      []
    if (
      !behind ||
      !fields.length ||
      behind.literal ||
      behind.entities.length ||
      behind.values.length ||
      chunks[at]?.operator?.type === 'superlative'
    )
      return
    place(at, behind.to, { fields })
  })
}

/** Another word for a noun, a field or a kind, by WordNet: the likelier, the surer. */
export function placeSynonyms(
  tokens: Read[],
  chunks: (Chunk | undefined)[],
  dictionary: Dictionary,
  vocabularies: Vocabulary[],
  place: Place,
): void {
  tokens.forEach((token, at) => {
    const isWord =
      token.norm.length > 3 && /^\p{Ll}+$/u.test(token.text) && !FILLERS.has(token.norm) && !LIGHT_VERBS.has(token.stem)
    if (chunks[at] || !isWord || VERBS_OF_MEASURE.has(token.norm) || isBeingSomewhere(tokens, at)) return
    const near = [...wordKnowledge().synonyms(token.stem)]
      .filter(([, strength]) => strength >= LEAST_STRENGTH)
      .sort((a, b) => b[1] - a[1])
    for (const [word, strength] of near) {
      // A synonym of another word for the records is none of theirs: "plans" are no programs of events.
      const entities = (dictionary.entities.get(word) ?? [])
        .filter(m => m.quality >= 0.8 && !m.isEveryday && !isWhoOrWhat(token.text, m.entity.words.at(-1)!))
        .map(m => ({ ...m, quality: 0.7 }))
      const fields = (dictionary.fields.get(word) ?? [])
        .filter(m => m.quality >= 0.8)
        .map(m => ({ ...m, quality: 0.55 }))
      const values = vocabularies
        .flatMap(v => v.loose.get(word) ?? [])
        .filter(v => v.field.role === 'category')
        .map(v => ({ ...v, quality: 0.7 }))
      if (entities.length + fields.length + values.length === 0) continue
      // That two words are near does not make one a value of the data, nor plans programs: such a reading is a guess.
      const isValue = entities.length + fields.length === 0
      const isSure = strength >= SURE_STRENGTH && !entities.length
      place(at, at + 1, { entities, fields, values, certainty: isValue ? 0.5 : isSure ? 0.85 : 0.6 })
      return
    }
  })
}

/** "families living in Leeds", "crates standing at the gate": what goes on somewhere is a verb, no kind of anything. */
export const isBeingSomewhere = (tokens: readonly Token[], at: number): boolean =>
  /ing$/.test(tokens[at]!.norm) && /^(?:in|at|near|on|around|outside|close)$/.test(tokens[at + 1]?.norm ?? '')

const LEAST_STRENGTH = 0.6
const SURE_STRENGTH = 0.85

/** Nouns that only say what kind of thing stands before them: "gold status". */
export const KIND_NOUN = /^(status|level|tier|type|category|kind|class|rank|standing)$/
/** The same of figures and flags: "satisfaction rating". */
const FIGURE_NOUN =
  /^(rating|score|value|amount|number|level|rate|flag|status|consumption|usage|reading|figure|measurement|intake|output)$/
/** Of these, the ones that only figures have. */
const AMOUNT_NOUN = /^(value|amount|number|rate|consumption|usage|reading|figure|measurement|intake|output)$/
/** What a flag says that there is: "step-free access", "shore power supply". */
const FLAG_NOUN = /^(access|support|supply|option|facility|facilities)$/
/** Fields for how somebody is employed, and the nouns for that: "on a temporary contract" of an employment type. */
const EMPLOYED = /^(?:employ\w*|contract|engagement|hiring)$/
const EMPLOYMENT_NOUN = /^(?:contracts?|basis|employment|appointments?|agreements?|arrangements?)$/

export const isNounOfEmployment = (noun: string, { role, words }: Field): boolean =>
  EMPLOYMENT_NOUN.test(noun) && role === 'category' && words.some(word => EMPLOYED.test(word))

export function placeKindNouns(tokens: Read[], chunks: (Chunk | undefined)[], place: Place): void {
  tokens.forEach((token, at) => {
    const before = chunks[at - 1]
    if (chunks[at] || before?.kind !== 'mention') return
    const isKind = before.values.some(v => v.field.role === 'category') && KIND_NOUN.test(token.norm)
    const isFigure =
      before.fields.some(m => /^(number|money|percent|boolean)$/.test(m.field.role)) && FIGURE_NOUN.test(token.norm)
    const isFlag = before.fields.some(m => m.field.role === 'boolean') && FLAG_NOUN.test(token.norm)
    const isEmployment = before.values.some(v => isNounOfEmployment(token.norm, v.field))
    // "fuel consumption" is the figure, not the kind of fuel.
    if (isFigure && AMOUNT_NOUN.test(token.norm))
      before.fields = before.fields.filter(m => /^(number|money|percent)$/.test(m.field.role))
    if (isKind || isFigure || isFlag || isEmployment) place(at, at + 1, { kind: 'filler' })
  })
}

/** "Dr.", "Mr" before a name say nothing more. */
export function placeTitles(tokens: Read[], chunks: (Chunk | undefined)[], place: Place): void {
  tokens.forEach((token, at) => {
    if (
      !chunks[at] &&
      /^(mr|mrs|ms|miss|dr|prof|professor|sir|madam)$/.test(token.norm) &&
      chunks[at + 1]?.values.length
    )
      place(at, at + 1, { kind: 'filler' })
  })
}
