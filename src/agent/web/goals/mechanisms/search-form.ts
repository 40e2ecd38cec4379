import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { plainText } from '../../ground/match-text.ts'
import { isField, namingsOf, textBeside } from '../../ground/names.ts'
import type { Page } from '../../ground/page-tree.ts'
import { restore, type Source } from '../../read/literals.ts'
import { saidOfIt } from '../given/words-left.ts'
import { setField } from '../widgets/set-field.ts'
import type { Mechanism } from '../work.ts'
import { searching } from './book.ts'
import { findSubmit } from './click.ts'
import { setMoments } from './moments.ts'
import { BY_PERSON, isKindOf, isTitle, personField, takeMeasure } from './search-measures.ts'

/** Words that lead to what a thing is called, who made it and when it was: and the names of the fields for that. */
const ROLES: readonly { leads: RegExp; called: RegExp }[] = [
  { leads: /^(?:titled|entitled|called|named|with the (?:title|name))\s+(.+)$/iu, called: /\b(?:title|name)\b/i },
  {
    leads: /^(?:\p{L}+ )?(?:by|of|from)\s+(?:the \p{Ll}+ )?(\p{Lu}.*)$/u,
    called: /(?:\b(?:author|director|artist|writer|singer|band|producer|composer|creator|brand)s?|\bby|makers?)\b/i,
  },
  {
    leads: /^(?:in|of|from) the (?:genre|category|kind|type)(?: of)? (\p{L}[\p{L} -]*)$/iu,
    called: /\b(?:genre|kind|type|category)\b/i,
  },
  { leads: /\b((?:1[5-9]|20)\d\d)\b/u, called: /\b(?:years?|when|dates?|released?|published)\b/i },
]
/** What a field for the kind of a thing is called; the word for it stands before the thing: "drama films". */
const KIND = /\b(?:genre|kind|type|category|style|sort|topic|subject|section|department)\b/i
/** "(for) thriller movies": the word before a plural, which says of what kind they are. */
const BEFORE_PLURAL =
  /^(?:(?:for|all|any|some|the) )*(?!(?:for|all|any|some|the)\b)(\p{Ll}[\p{Ll}-]+\p{Ll}) \p{Ll}{3,}s\b/u
/** "that Kent directed": who made it, in a clause (verbs of creation and performance; Levin, 1993, 26). */
/** "that came out in 2008", "which were released in May": the clause says no more than its preposition. */
const CAME_OUT = pattern('gu')`
  \s+(?:that|which|who)\s+(?:(?:is|are|was|were|has been|have been)\s+)?\p{Ll}+(?:\s+(?:out|up|on))?(?=\s+(?:in|from|of|by|on|at|about|after|before)\b)
`
const MADE_BY =
  /\b(?:that|which) (\p{Lu}[\p{L}'.-]*(?: \p{Lu}[\p{L}'.-]*)*) (?:directed|wrote|made|sang|painted|recorded|published|cooked|designed|built|composed)\b/gu
/** "directed", "written", "made": a participle by its ending, or by being a usual one without it. */
const PARTICIPLE = '(?:\\p{Ll}{2,}(?:ed|en|wn)|made|sung|built|sold|shot)'
/** Where one thing that is said of it ends and the next begins. */
const JOINTS = pattern('gu')`
  ,?\s+(?:and\s+)?(?=
    (?:${PARTICIPLE}\s+)?(?:in|of|by|from|to|for|on|at|under|with|about|near|around|below|above|over)\b
    |(?:titled|entitled|called|named|whose)\b
  )
  |,\s+|\s+and\s+
`

/**
 * What a search asks for, by the fields that take it: "a comedy of 1994 by Ann Lee, in the category Film". A field that is named
 * takes what stands behind its name, a list its choice, and others what the words before say it is.
 */
export function readSearch(page: Page, rest: string, source: Source): Map<PageNode, string> {
  const fields = page.nodes.filter(node => isField(node) && !node.disabled && !node.hidden)
  const found = new Map<PageNode, string>()
  const take = (field: PageNode | undefined, value: string | undefined) => {
    if (!field || !value || found.has(field)) return false
    found.set(field, value)
    return true
  }
  const said = (part: string) => restore(part, source)
  const homeless: string[] = []
  for (const part of partsSaid(rest.replace(MADE_BY, 'by $1').replace(CAME_OUT, ''))) {
    if (fields.some(field => !field.options && take(field, behindName(page, field, said(part))))) continue
    if (
      fields.some(field =>
        take(field, field.options?.find(({ label }) => label.length > 2 && isSaid(label, said(part)))?.label),
      )
    )
      continue
    const roles = ROLES.flatMap(({ leads, called }) => {
      const value = leads.exec(said(part))?.[1]
      return value === undefined ? [] : [{ value, field: fieldCalled(page, fields, called) }]
    })
    const person = roles.length === 1 ? BY_PERSON.exec(said(part))?.[1] : undefined
    const taken =
      roles.some(({ field, value }) => take(field, value)) ||
      (person !== undefined && take(personField(page, fields), person)) ||
      takeMeasure(page, fields, said(part), take)
    if (!taken && roles[0]) homeless.push(roles[0].value)
  }
  // What leads to a value, as a field is called, is none itself: "from year 1984".
  const isFieldName = (word: string) =>
    fields.some(field => namingsOf(page, field).some(({ text }) => plainText(text) === word))
  const words = [...new Set(saidOfIt(said(rest).replace(/^(?:for|up|all|any)\s+/i, '')))].filter(
    word => !isFieldName(word),
  )
  const kind = BEFORE_PLURAL.exec(said(rest))?.[1] ?? (words.length === 1 ? words[0] : undefined)
  take(fieldCalled(page, fields, KIND), kind)
  // The one thing that no field is called after goes into the one field that is left; else nothing is looked for without it.
  const open = fields.filter(field => !field.options && !found.has(field) && (field.value ?? '') === '')
  if (homeless.length === 1 && open.length === 1) take(open[0], homeless[0])
  // The one name or noun that is left of what is said goes into the one field that nothing else was for.
  else if (homeless.length === 0 && open.length === 1 && found.size > 1) {
    const names = [...said(rest).matchAll(NAMES)].map(([name]) => name).filter(name => !isTaken(name, found))
    const nouns = words.filter(word => !isTaken(word, found))
    const [left, ...more] = names.length > 0 ? names : nouns
    const isFor = left !== undefined && (names.length > 0 ? isTitle(page, open[0]!) : isKindOf(page, open[0]!, left))
    if (isFor && more.length === 0) take(open[0], left)
  } else if (homeless.length > 0) found.clear()
  return found
}

const NAMES = /\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*/gu

const isTaken = (text: string, found: ReadonlyMap<PageNode, string>): boolean =>
  [...found.values()].some(value => plainText(value).includes(plainText(text)))

const LEAD = new RegExp(`^(?:${PARTICIPLE}|from|of)$`, 'u')

/** A joint between two names is part of neither: "directed" and "by" lead to one thing. */
const partsSaid = (rest: string): string[] =>
  rest
    .split(JOINTS)
    .map(part => part.trim())
    .reduce<string[]>((parts, part) => {
      const isLead = LEAD.test(parts.at(-1) ?? '') || (parts.length > 0 && /^of [$€£¥]?\d/.test(part))
      return isLead ? [...parts.slice(0, -1), `${parts.at(-1)} ${part}`] : [...parts, part]
    }, [])
    .filter(Boolean)

/** "the year 1994": what stands behind the name of a field. */
function behindName(page: Page, field: PageNode, part: string): string | undefined {
  const name = [field.name, field.label, textBeside(page, field)].find(text => text)
  const plain =
    name &&
    plainText(name)
      .replace(/\W+$/u, '')
      .replace(/[^\p{L}\p{N} ]/gu, '.')
  return plain ? new RegExp(`\\b${plain}[:=]? (?:(?:is|of) )?(.+)$`, 'iu').exec(part)?.[1] : undefined
}

/** Whether a form of the page takes at least two of the things that a search says. */
export const takesSearch = (page: Page, rest: string, source: Source): boolean =>
  readSearch(page, rest, source).size > 1

/** "Look for a comedy of 1994 by Ann Lee": each thing said goes where it fits, a choice, a year, a name; then it is sent. */
export const searchForm: Mechanism = async (order, work) => {
  if (!/^(?:find|search|book)$/.test(order.kind)) return false
  const { hands, orders } = work
  const filled = readSearch(hands.page, order.rest, orders.source)
  if (filled.size < 2) return false
  for (const [field, value] of filled) await setField(hands, field, value)
  const isSent = orders.list
    .slice(work.at + 1)
    .some(({ kind, rest }) => kind === 'click' || kind === 'submit' || (kind === 'search' && rest === ''))
  const button = isSent ? undefined : (findSubmit(work, 'search') ?? searching(hands.page))
  if (button) {
    await setMoments(hands, restore(order.rest, orders.source))
    await hands.click(hands.again(button) ?? button)
  }
  return true
}

const isSaid = (label: string, said: string): boolean =>
  new RegExp(`(^|[^\\p{L}])${plainText(label).replace(/[^\p{L}\p{N} ]/gu, '.')}s?($|[^\\p{L}])`, 'u').test(
    plainText(said),
  )

const fieldCalled = (page: Page, fields: readonly PageNode[], name: RegExp): PageNode | undefined =>
  fields.find(
    node => !node.options && namingsOf(page, node).some(({ text, weight }) => weight > 0.65 && name.test(text)),
  )
