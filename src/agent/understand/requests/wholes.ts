import type { Chunk } from '../chunks/chunk.ts'
import { isPartOfValue } from '../chunks/values-of-words.ts'
import { kindsNamed } from '../conditions/shared.ts'
import type { Entity } from '../entity-model/catalogue-model.ts'
import { arePeople } from '../entity-model/people.ts'
import { SERVED } from '../entity-model/served.ts'
import { ORGANISATIONS } from '../language/organisations.ts'
import { baseOf } from '../language/verb-forms.ts'
import { singular, wordsOf } from '../language/words.ts'
import type { Draft } from '../reading/draft.ts'
import type { ValueMatch } from '../vocabulary/vocabulary.ts'

/** Nouns for those whom all records are of (a closed class: general nouns for an organisation, the people in it, where it is and all that it has). */
const WHOLES: ReadonlySet<string> = new Set([
  ...ORGANISATIONS,
  ...[
    'team',
    'staff',
    'crew',
    'workforce',
    'group',
    'chain',
    'fleet',
    'collection',
    'portfolio',
    'menu',
    'county',
    'town',
    'city',
    'village',
    'borough',
    'building',
    'rota',
    'roster',
    'payroll',
    'books',
    'catalogue',
    'catalog',
    'brochure',
    'prospectus',
    'programme',
    'program',
    'range',
    'assortment',
    'inventory',
    'database',
    'system',
    'site',
    'premises',
    'shelves',
  ],
])
/** Those who work somewhere: "staff members" of a library are none of its members. */
const WORKERS = /^(?:staff|crew|workforce)$/
const WHOSE = /^(?:the|our|my|your|this)$/i
const WITHIN = /^(?:in|at|of|within|across|for|throughout|by|on|from|inside)$/i
const AUXILIARY = /^(?:do|does|did|has|have|had|is|are|was|were|will|can|could|should)$/i
const ALL = /^(?:whole|entire)$/i

/**
 * "the median salary in the company", "how many hours did the team log", "the team members": those whose records they all are. Where no kind of
 * record, field or value of a service is called so, the word restricts nothing. "Which team", "the sales team" and "in team 4" do. Before
 * nouns are looked for.
 */
export function passWholes(draft: Draft): void {
  const { chunks, app } = draft
  passOurs(draft)
  chunks.forEach((chunk, at) => {
    const word = chunk.text.toLowerCase()
    // "which shops belong to the group": a noun behind an article, which groups nothing.
    const isGroup = word === 'group' && !chunk.isLabel && WHOSE.test(chunks[at - 1]?.text ?? '')
    // "our company" of customers: whoever speaks is none of them.
    const isOurs = /^our$/i.test(chunks[at - 1]?.text ?? '') && ORGANISATIONS.includes(word) && isOnlySynonym(chunk)
    if (
      !(chunk.kind === 'unknown' || isGroup || isOurs || isOnlyLike(chunk, word, chunks)) ||
      !WHOLES.has(word) ||
      isNameOf(app, word)
    )
      return
    const isAll = isWhole(chunks, at)
    if (isGroup && isAll) delete chunk.operator
    if ((!WORKERS.test(word) && isOfPeople(chunks, at)) || isAll)
      Object.assign(chunk, { kind: 'filler', entities: [], values: [], fields: [], ...(isAll && { used: 'whole' }) })
  })
}
passWholes.needs = (word: string) => word === 'we' || WHOLES.has(word)

/** How surely a field is at most meant by a word that only means something like its name. */
const SYNONYM = 0.7

/**
 * "in our collection" of a state `collected`, "in the county" of a `town`: of one stem with values or near fields, none of which is called so; a sort of
 * what nobody speaks of that has the word among others ("in the company" of a `company_party`) is none either.
 */
function isOnlyLike({ kind, entities, fields, values, isLabel }: Chunk, word: string, chunks: readonly Chunk[]) {
  const named = kindsNamed(chunks)
  const isElsewhere = (v: ValueMatch) =>
    v.field.role === 'category' && isPartOfValue(word, v) && (ORGANISATIONS.includes(word) || !named.has(v.entity))
  return (
    kind === 'mention' &&
    !isLabel &&
    !entities.length &&
    fields.length + values.length > 0 &&
    fields.every(({ quality }) => quality <= SYNONYM) &&
    values.every(v => isElsewhere(v) || v.values.every(value => !wordsOf(String(value)).includes(word)))
  )
}

/** Nothing but another noun for records that are called otherwise. */
const isOnlySynonym = ({ entities, fields, values }: Chunk): boolean =>
  entities.every(({ quality }) => quality <= 0.75) && fields.length + values.length === 0

/** Verbs of what an organisation does with all that it keeps records of, and the prepositions of those with whom (closed class). */
const DEALING =
  /^(?:have|use|buy|order|source|sell|work|deal|trade|supply|serve|carry|stock|offer|run|own|manage|keep|employ|know)$/i
const WITH_WHOM = /^(?:from|to|with|for|here)$/i
/** How sure it is at most that the verb says nothing of them. */
const OURS = 0.9

/**
 * "the makers we buy from", "which customers do we work with": at the end of what is said a verb in the present tense that says of all of
 * them that they are there. With a time or a name behind it, it says more.
 */
function passOurs(draft: Draft): void {
  const { chunks } = draft
  if (passEver(draft)) return
  const at = chunks.findIndex(c => /^we$/i.test(c.text))
  const verb = chunks[at + 1]
  const isStranded = /^(?:with|through|via|from|to)$/i.test(chunks.at(-1)?.text ?? '') && chunks.at(-2) === verb
  const isVerb = verb && (verb.kind === 'unknown' || isOnlyVerb(verb) || isStranded)
  if (at < 1 || !isVerb || !(DEALING.test(verb.text) || (isStranded && /^do$/i.test(chunks[at - 1]!.text)))) return
  if (/^(?:did|have|had|will|can|could|should|not|n['’]t)$/i.test(chunks[at - 1]!.text)) return
  if (!chunks.slice(at + 2).every(c => WITH_WHOM.test(c.text))) return
  Object.assign(verb, { kind: 'filler', fields: [], values: [], entities: [] })
  draft.sureness = Math.min(draft.sureness, OURS)
}

/**
 * "the dearest van we have ever bought", "the longest tour we ever ran": behind a superlative "ever" says that all of them are meant (Quirk et al., 1985,
 * 8.113), and a verb of dealing that nothing here is called after only how they came to be there.
 */
function passEver(draft: Draft): boolean {
  const { chunks } = draft
  const ever = chunks.findIndex(c => /^ever$/i.test(c.text))
  const verb = chunks[ever + 1]
  if (ever < 1 || verb?.kind !== 'unknown' || ever + 2 < chunks.length) return false
  const before = chunks.slice(0, ever).map(({ text }) => text).join(' ') // oxfmt-ignore
  const isOurs = /\bwe(?:['’]ve| ['’]ve| have)?$/i.test(before)
  const said = verb.text.toLowerCase()
  const bases = [baseOf(said) ?? said, said.replace(/e?d$/, ''), said.replace(/d$/, '')]
  const isRanked = chunks.slice(0, ever).some(c => c.operator?.type === 'superlative')
  if (!isOurs || !isRanked || !bases.some(base => DEALING.test(base))) return false
  Object.assign(verb, { kind: 'filler', used: 'whole' })
  draft.sureness = Math.min(draft.sureness, OURS)
  return true
}

/** "stock" beside an `in_stock`: in the place of the verb it names no figure. */
const isOnlyVerb = ({ kind, entities, values, literal }: Chunk): boolean =>
  kind === 'mention' && !literal && entities.length + values.length === 0

/** Where it all is: a `site_manager` makes no field of the site. */
const PLACES = /^(?:site|premises)$/
/** A field or a kind of record has the word in its name: a `collection`, but not what to `collect_by`. */
const isNameOf = ({ entities }: Draft['app'], word: string): boolean =>
  entities.some(entity =>
    [entity.words, ...entity.fields.map(f => f.words)].some(words =>
      (PLACES.test(word) ? words.slice(-1) : words).some(one => singular(one) === singular(word)),
    ),
  )

/** "team members", "company employees": before the noun for the people of a service. */
const isOfPeople = (chunks: readonly Chunk[], at: number): boolean => {
  const [before, next] = [chunks[at - 1], chunks[at + 1]]
  // "business tenants": of those who are served the word tells which.
  const isServed = ({ words }: Entity) => ORGANISATIONS.includes(chunks[at]!.text.toLowerCase()) && SERVED.test(words.at(-1)!) // oxfmt-ignore
  return (
    !isNaming(before) &&
    Boolean(next?.entities.some(({ entity, quality }) => quality >= 0.8 && arePeople(entity) && !isServed(entity)))
  )
}

/** "in the company", "did the team …": with an article behind a preposition or an auxiliary, and nothing that names one of several. */
function isWhole(chunks: readonly Chunk[], at: number): boolean {
  const from = ALL.test(chunks[at - 1]?.text ?? '') ? at - 2 : at - 1
  if (!WHOSE.test(chunks[from]?.text ?? '')) return false
  const before = chunks[from - 1]?.text ?? ''
  const isBelonging = /^to$/i.test(before) && /^belong(?:s|ing)?$/i.test(chunks[from - 2]?.text ?? '')
  return (WITHIN.test(before) || AUXILIARY.test(before) || isBelonging) && !isNaming(chunks[at + 1])
}

/** A name or a code beside a noun tells one of several. */
const isNaming = (chunk: Chunk | undefined): boolean =>
  chunk !== undefined &&
  (chunk.values.length > 0 ||
    chunk.literal?.kind === 'number' ||
    chunk.literal?.kind === 'code' ||
    /^\p{Lu}/u.test(chunk.text))
