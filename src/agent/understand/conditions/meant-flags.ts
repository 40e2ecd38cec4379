import { pattern } from '../../../lib/patterns.ts'
import { nounRelations } from '../../../lib/word-knowledge/noun-relations.ts'
import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import type { Chunk } from '../chunks/chunk.ts'
import { contrariesOf } from '../chunks/place-words.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { deniedBy } from '../dictionary/denied-flags.ts'
import { FILLERS, LIGHT_VERBS } from '../language/lexicon.ts'
import { singular, stem, wordsOf } from '../language/words.ts'
import { type Draft, isFree, makeFiller, nameField, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'

/** A question for a yes, or for the records where something is possible or given. */
const IS_POSSIBLE = pattern('i')`
  ^\W*(?:(?:and|so|but)\ )?(?:can|could|may|is|are|do|does|has|have)\b
  |\b(?:where|which|that)\b.*\b(?:can(?:not)?|could|may)\b
  |^\W*(?:(?:at|in)\ )?which\b.*\b(?:allows?|permits?|lets?|takes?|accepts?|welcomes?)\b
  |\b(?:suitable|okay|ok)\ for\b
`

/** People who subscribe or agree, and the verbs that say so (Levin, English Verb Classes and Alternations, 1993, 13.5 and 36). */
const CONSENT = new Set(
  'sign subscribe opt agree consent accept want wish get receive register enrol'.split(' ').map(stem),
)
/** What of a flag's name says no more than that somebody agreed to it. */
const CONSENTS = new Set([...CONSENT, ...'opted in up optin out consent permission allowed'.split(' ').map(stem)])
/** Adjectives of being willing (Levin's verbs of desire have them for their states), before what one would do. */
const WILLING = /^(?:happy|willing|glad|keen|fine|okay|ok|content|pleased)$/i
/** Words that say that it is allowed, or that there is any. */
const ALLOWED = new Set(
  'allow allowed permit permitted possible available welcome offer suitable friendly take accept bring'
    .split(' ')
    .map(stem),
)
/** Words for refusing: nearness of meaning does not tell them from their contraries. */
const REFUSED = /^(?:forbid|forbidden|prohibit\w*|ban|banned|refuse\w*|un\w+|no|not|never|without|opted out|out)$/i

/** How near two words have to be in what they are about, where nothing else is known of them. */
const LEAST = 0.5
const GUESSED = 0.6
const SAID = 0.9
/** How well a flag has to be named where a word beside it says that it is allowed. */
const NAMED = 0.65

/** "is Ann a surgeon?": what somebody is, is in the words themselves. */
const SAYS_WHAT_IT_IS = /^\W*(?:and |so |but )?(?:is|are|was|were)\b(?! there\b)/i
const isAllowing = ({ text }: Chunk): boolean => ALLOWED.has(stem(text.toLowerCase()))

/**
 * "can you sit outside at Meadow House?" of `has_outdoor_seating`, "are dogs allowed there?" of `pets_allowed`, "how many have signed up for
 * the newsletter?" of `newsletter_opt_in`: words that nothing else explains and that all are about what one yes/no field of the records
 * spoken of says. Before nouns are looked for.
 */
export function readMeantFlags(draft: Draft): void {
  dropExamples(draft)
  passSuitable(draft)
  const isAgreed = draft.message.tokens.some(token => CONSENT.has(token.stem))
  if (!isAgreed && !IS_POSSIBLE.test(draft.message.text)) return
  const left = draft.chunks.filter(c => isLeft(c))
  // "agreed to marketing e-mails": what is sent to those who want it, and no address of theirs.
  const sent = isAgreed ? draft.chunks.filter((c, at) => isSent(c) && left.includes(draft.chunks[at - 1]!)) : []
  if (!left.length || left.length > 4 || left.some(c => isCounted(draft, c))) return
  const entities = spokenOf(draft)
  // "can I take my dog on the Moor Way" of `dogs_allowed`: the flag is named, and the verb says that it is allowed.
  const isFlag = ({ entity, field, quality }: Chunk['fields'][number]) =>
    field.role === 'boolean' && quality >= NAMED && entities.includes(entity)
  const isFlagNamed = draft.chunks.some(c => c.fields.some(isFlag))
  if (isFlagNamed && left.every(isAllowing)) return left.forEach(c => use(c, 'related'))
  if (isAgreed && passWilling(draft, left, entities)) return
  const flags = entities.flatMap(entity =>
    entity.fields.filter(f => f.role === 'boolean').map(field => ({ entity, field })),
  )
  const scored = flags
    .map(one => ({ ...one, score: isAgreed ? agreedIn(one.field, left) : possibleIn(one.field, left) }))
    .filter(one => one.score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [best, next] = scored
  if (!best || (next && next.score > best.score - 0.1)) return
  if (best.score < SAID && SAYS_WHAT_IT_IS.test(draft.message.text) && !left.some(isAllowing)) return
  if (left.some(c => REFUSED.test(c.text))) return
  const { entity, field } = best
  const [first, ...rest] = left as [Chunk, ...Chunk[]]
  // "a swimming pool": the word before what names the flag already.
  const isOther = isNamed(draft, entity, field)
  // "may be photographed" of `no_photos`: the contrary of what the field is called.
  const isDenied = deniedBy(field.words) !== undefined && { negated: true as const }
  if (!isOther) Object.assign(nameField(first, { entity, field, columns: [field.column], quality: 0.9 }), isDenied)
  for (const chunk of [...(isOther ? left : rest), ...sent]) use(chunk, 'related')
  // "who receive our newsletter": the verb says that they agreed, and not what somebody got otherwise.
  const isVerb = (c: Chunk) => c !== first && isFree(c) && !c.entities.length && !c.operator && CONSENT.has(stem(c.text.toLowerCase())) // oxfmt-ignore
  for (const chunk of isAgreed ? draft.chunks.filter(isVerb) : []) use(makeFiller(chunk), 'related')
  if (best.score >= 1) return
  draft.sureness = Math.min(draft.sureness, GUESSED)
  draft.notes.push(`took “${left.map(c => c.text).join(' ')}” as ${labelOf(field)}`)
}

/** "happy to get marketing" of a `marketing_consent`: what they would do is named, and that they would says the rest of its name. */
function passWilling({ chunks }: Draft, left: readonly Chunk[], entities: readonly Entity[]): boolean {
  const isConsent = ({ entity, field }: Chunk['fields'][number]) =>
    field.role === 'boolean' &&
    entities.includes(entity) &&
    (field.words.length === 1 || field.words.some(word => CONSENTS.has(stem(word))))
  const flag = chunks.find(c => isFree(c) && !c.values.length && c.fields.some(isConsent))
  if (!flag || !left.every(c => WILLING.test(c.text) || c === flag)) return false
  nameField(flag, { ...flag.fields.find(isConsent)!, quality: 0.9 })
  for (const chunk of left) if (chunk !== flag) use(makeFiller(chunk), 'related')
  return true
}

/** "suitable for vegetarians" of a flag `vegetarian`: the flag behind it says it all. */
function passSuitable({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^(?:suitable|fit|okay|ok|friendly|appropriate)$/i.test(chunk.text)) return
    const [preposition, flag] = chunks.slice(at + 1, at + 3)
    const isNamed = flag?.fields.some(({ field, quality }) => field.role === 'boolean' && quality >= NAMED)
    if (isNamed && /^(?:for|to|with)$/i.test(preposition!.text)) use(chunk, 'related')
  })
}

/** "dogs and other pets": an example of the kind that is named behind it (Hearst, 1992). */
function dropExamples({ chunks }: Draft): void {
  const other = chunks.findIndex(c => isFree(c) && /^other$/i.test(c.text))
  const [example, joint, kind] = [chunks[other - 2], chunks[other - 1], chunks[other + 1]]
  if (other < 2 || !example || !kind || !/^(?:and|or)$/i.test(joint?.text ?? '')) return
  if (example.kind !== 'unknown' && example.weak === undefined) return
  use(example, 'related')
  use(chunks[other]!, 'related')
}

/** "in both campaigns": there are several of them, and a yes or no is one. */
const isCounted = ({ chunks }: Draft, chunk: Chunk): boolean =>
  /^(?:both|either|neither|each|several|many|two|three)$/i.test(chunks[chunks.indexOf(chunk) - 1]?.text ?? '')

/** What nothing explains. */
function isLeft(chunk: Chunk): boolean {
  if (!isFree(chunk) || !/^\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(chunk.text)) return false
  if (chunk.kind === 'filler') return isMeantVerb(chunk.text)
  return chunk.kind === 'unknown' || (chunk.kind === 'mention' && chunk.weak !== undefined)
}
/** Nouns for what is sent. */
const isSent = (chunk: Chunk): boolean =>
  isFree(chunk) &&
  /^(?:e-?mails|mails|texts|messages|letters|calls)$/i.test(chunk.text) &&
  !chunk.values.length &&
  !chunk.entities.length
/** "sit", "stand": a verb that links in other places. */
const isMeantVerb = (text: string) => /^(?:sit|stand|lie|stay|carry|speak|work)$/i.test(text)

/** How well a kind is named by another word for it. */
const SYNONYM = 0.75

/** The kinds of record that are named, or of which one is. */
const spokenOf = ({ chunks, previous, app }: Draft): Entity[] => [
  ...new Set(
    chunks.flatMap(c => [
      ...(c.operator?.type === 'pronoun' ? app.entities.filter(e => e.key === previous?.root.entity) : []),
      ...c.entities.filter(e => e.quality >= SYNONYM).map(e => e.entity),
      ...(c.weak
        ? []
        : c.values
            .filter(v => v.entity.nameFields.includes(v.field) || v.entity.idField === v.field)
            .map(v => v.entity)),
    ]),
  ),
]

const isNamed = ({ chunks }: Draft, entity: Entity, field: Field) =>
  chunks.some(c => c.fields.some(f => f.entity.key === entity.key && f.field.column === field.column))

const tellingOf = (words: readonly string[]) =>
  words.filter(word => !FILLERS.has(word) && !/^(?:whether|true|false|if|is|has|can|the)$/.test(word))

/**
 * All that is left speaks of consent, or of what is agreed to: of the name of a field that says so, or of all of its name ("newsletter",
 * "marketing e-mails"). What only the description says is a guess.
 */
function agreedIn(field: Field, left: readonly Chunk[]): number {
  const names = tellingOf(field.words).map(stem)
  const told = tellingOf(wordsOf(field.description)).map(stem)
  const what = left
    .flatMap(c => wordsOf(c.text))
    .map(stem)
    .filter(word => !CONSENTS.has(word) && !LIGHT_VERBS.has(word) && !WILLING.test(word))
  if (!what.length || !what.every(word => names.includes(word) || told.includes(word))) return 0
  const isConsent = [...names, ...told].some(word => CONSENTS.has(word))
  if (!isConsent && !names.every(word => what.includes(word))) return 0
  return what.every(word => names.includes(word)) ? 1 : SAID
}

/** How near what is left is to what the field is called or described by, word by word. */
function possibleIn(field: Field, left: readonly Chunk[]): number {
  const names = tellingOf(field.words).filter(word => !ALLOWED.has(stem(word)))
  const told = tellingOf(wordsOf(field.description))
  const words = left
    .flatMap(c => wordsOf(c.text))
    .filter(word => !ALLOWED.has(stem(word)) && (!LIGHT_VERBS.has(stem(word)) || isMeantVerb(word)))
  if (!words.length || names.length > 3) return 0
  const near = words.map(word =>
    Math.max(0, ...names.map(name => nearness(word, name)), ...told.map(one => (stem(one) === stem(word) ? 0.9 : 0))),
  )
  const isAll = near.every(one => one >= LEAST)
  return isAll ? near.reduce((sum, one) => sum + one, 0) / near.length : 0
}

function nearness(word: string, name: string): number {
  if (stem(word) === stem(name)) return 1
  if (contrariesOf(word).includes(name) || isOpposite(word, name)) return 0
  if (OUT_OF_DOORS.test(word) && OUT_OF_DOORS.test(name)) return 0.9
  const { broader } = nounRelations()
  if (broader(singular(word)).has(singular(name))) return 0.95
  return Math.min(0.94, wordKnowledge().likeness(stem(word), stem(name)))
}

const OUT_OF_DOORS = /^(?:out(?:side|doors?)|open-air|alfresco)$/

/** "inside" of what is "outdoor". */
const isOpposite = (word: string, name: string): boolean => {
  const [one, other] = [/^(?:in|out|up|down)/.exec(word)?.[0], /^(?:in|out|up|down)/.exec(name)?.[0]]
  return one !== undefined && other !== undefined && one !== other
}
