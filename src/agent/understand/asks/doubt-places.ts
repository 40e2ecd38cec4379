import type { Draft, Node } from '../reading/draft.ts'
import { testIn } from '../../../lib/prefilter/may-match.ts'
import { arePeople } from '../entity-model/people.ts'
import { findPath } from '../entity-model/relations.ts'
import { isPlaceField } from '../language/places.ts'
import { wordsOf } from '../language/words.ts'

/** Verbs of being somewhere (Levin, English Verb Classes and Alternations, 1993, 46 and 47.1). */
const BEING_SOMEWHERE = /\b(?:located|situated|based|headquartered|liv(?:e|es|ing)|resid(?:e|es|ing)|found)\b/i

/** How sure an answer is at most that takes the name of another kind's field for one that only means alike. */
const ELSEWHERE = 0.6

/**
 * "which state are the leads located in", where a lead has a status and an account a state: the word is a place of other records, and no
 * other word for what these have. Without a verb that asks where, the answer says how the word was taken.
 */
export function doubtPlaces(draft: Draft): void {
  const { chunks, message, project, nodes } = draft
  if (nodes.some(node => isOfOrigin(draft, node))) draft.sureness = Math.min(draft.sureness, ORIGIN)
  const verb = LIVES.exec(message.text)?.[1]
  if (verb && nodes.some(node => isFarHome(draft, node, /^[lr]/i.test(verb)))) draft.sureness = Math.min(draft.sureness, ORIGIN) // oxfmt-ignore
  for (const { at, columns } of project) {
    const chunk = chunks[at]
    const words = wordsOf(chunk?.text ?? '')
    const taken = chunk?.fields.find(f => f.columns.join() === columns.join() && f.quality < 1)
    const isNamedElsewhere = chunk?.fields.some(f => f.quality === 1 && !nodes.some(n => n.entity === f.entity))
    if (!chunk || !taken || !isNamedElsewhere || !isPlaceField(words) || isPlaceField(taken.field.words)) continue
    if (testIn(message.text, BEING_SOMEWHERE)) draft.ignored.push(chunk.text)
    draft.sureness = Math.min(draft.sureness, ELSEWHERE)
    draft.notes.push(`took “${chunk.text}” as the ${taken.field.words.join(' ')}`)
  }
}

/** How sure it is that something is where somebody who has to do with it comes from. */
const ORIGIN = 0.5

/** "which gigs are in Berlin" by the home town of an act: where it comes from, not where the gig is. */
function isOfOrigin({ chunks }: Draft, { implicit, entity, selection }: Node): boolean {
  const isOrigin = (column: string) =>
    entity.fields.some(f => f.column === column && isPlaceField(f.words) && f.words.some(word => ORIGINS.test(word)))
  return (
    implicit &&
    selection.where.some(
      c => c.at !== undefined && /^(?:in|at)$/i.test(chunks[c.at - 1]?.text ?? '') && isOrigin(c.columns[0]!),
    )
  )
}

/**
 * "students who live in Bath" by the town of the school that their teacher is at, "cleaners who live in Bath", "cleaners based in Bath" by that of the sites
 * that they look after: where somebody lives is told of themselves or of their home, and where they are based not by what is theirs.
 */
const LIVES = /\b(liv(?:e|es|ed|ing)|resid(?:e|es|ed|ing)|based|located) in\b/i
const isFarHome = ({ nodes, app }: Draft, { implicit, entity, selection }: Node, isHome: boolean): boolean => {
  const people = nodes.find(node => !node.implicit && arePeople(node.entity))
  const isPlace = (column: string) =>
    entity.fields.some(f => f.column === column && f.words.some(word => HOME.test(word)))
  const [way, ...further] = (people && people.entity !== entity && findPath(people.entity, entity, app)) || []
  if (!implicit || !way || !selection.where.some(c => isPlace(c.columns[0]!))) return false
  if (way.direction === 'down') return !entity.words.some(word => HOME.test(word) || DWELLING.test(word))
  return isHome && further.length > 0
}

/** Where people live. */
const DWELLING =
  /^(?:address|home|house|household|flat|apartment|unit|dwelling|residence|tenancy|lease|room|stay|occupancy|domicile)$/
const HOME = /^(?:city|town|village|street|address|postcode|zip|county|state|province|country|region|district)$/

const ORIGINS = /^(?:home|hometown|birth|birthplace|born|origin|native)$/
