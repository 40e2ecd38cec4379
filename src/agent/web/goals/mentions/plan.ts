import { asksForLetterDeed } from '../letters/say-letter-deed.ts'
import type { PageNode, PageSnapshot } from '../../../../contract/page.ts'
import { pattern } from '../../../../lib/patterns.ts'
import { shareAsVerb } from '../../../../lib/word-knowledge/verbs.ts'
import { isField } from '../../ground/names.ts'
import { onlyButton, readPage, type Page } from '../../ground/page-tree.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { isColorName } from '../../ground/colors.ts'
import { gripsOf } from '../mechanisms/handles.ts'
import { readDate, readTime } from '../widgets/read-dates.ts'
import { findSteppers } from '../widgets/steps.ts'
import { withoutEcho } from '../hands.ts'
import { findMentions, isChoice, meantByDeed, type Mention } from './find-mentions.ts'
import { tokensOf, type Token } from './tokens.ts'
import { isUnclear, saysState } from './governing.ts'
import { isAlone, othersBeside } from './alone.ts'
import { isGuard, isSpoken, SETS, TAKES_AWAY, TAKES_OUT } from './words.ts'

/** What shall be so on a page and what is pressed then, as a message says it in whatever words. */
export interface StatePlan {
  choices: { node: PageNode; option?: string; on: boolean }[]
  values: { node: PageNode; value: string }[]
  presses: PageNode[]
  /** The message says of something that it is pressed, and not a deed that a button happens to be called by. */
  saysPress: boolean
  /** What is pressed is only meant by a deed in other words: the rules for deeds come first. */
  byDeed: boolean
}

/** "when you press Done", "once they are set": that it is pressed at last, and no condition. */
const AT_LAST = pattern('gi')`
  \b(?:when|once|as soon as|while)\ (?=
    (?:you|they|it|that|all|everything) (?:are |is )?(?:press|click|hit|push|set|done|ready|checked|ticked|there|chosen|selected)\b
  )
`
/** "a vegan one": some item of a kind, which nothing but the item may be called by. */
const ANY_SUCH = /\ban? (?:\p{L}+ ){1,3}one\b/iu
/** "leave the cheese out", "get rid of it" */
const APART = /\b(?:leave|take|throw|get|put)\b[^.;!?]*\bout\b(?! of\b)|\brid of\b/i
/** "… and nothing else": what is named alone. */
const ALONE =
  /,? (?:and|but) (?:nothing else|no others?|none of the (?:others|rest))(?: (?:is|are|be|on|off|ticked|checked|selected))*/i

/**
 * What a message asks for by what it names: marks and choices, fields with the values that stand with them, and what is pressed
 * at last. Undefined unless every word of it is grammar, a name of the page, or a value that has one field to go to.
 */
export function planState(page: Page, message: string): StatePlan | undefined {
  if (asksForLetterDeed(message)) return undefined
  const read = tokensOf(
    message
      .replace(ALONE, '')
      .replace(TAKES_OUT, 'omit')
      .replace(AT_LAST, 'and ')
      .replace(/, while /gi, ' and '),
  )
  if (!read || ANY_SUCH.test(message) || APART.test(message.replace(TAKES_OUT, ''))) return undefined
  const tokens = withoutSubject(read)
  const mentions = findMentions(page, tokens).filter(one => isMeant(one, tokens))
  const isIn = (at: number) => mentions.some(one => one.at <= at && at < one.to)
  const free = tokens.map((token, at) => ({ token, at })).filter(({ at, token }) => token.kind !== 'stop' && !isIn(at))
  if (free.some(({ token }) => !token.quoted && isGuard(token.plain))) return undefined
  const isChosen = mentions.some(({ sort }) => sort === 'choice')
  const words = free.filter(({ token }) => token.kind === 'word' && !saysState(token, isChosen))
  const presses = mentions.filter(({ sort }) => sort === 'press')
  const things = mentions.filter(({ sort }) => sort === 'thing').flatMap(({ nodes }) => nodes)
  const deed = presses.length > 0 ? undefined : words.find(({ token }) => isDeed(page, token.plain))
  const isNamed = ({ text, first }: Token) => /^\p{Lu}/u.test(text) && !first && text !== 'I'
  const unknown = words.filter(
    ({ token, at }) => at !== deed?.at && !token.isSubject && (isNamed(token) || !isSpoken(token.plain)),
  )
  const given = [...free.filter(({ token }) => token.kind === 'value'), ...unknown].sort((a, b) => a.at - b.at)
  if (given.some(({ token }) => isColorName(token.plain))) return undefined
  const isBare = ({ token }: Given) => token.kind === 'word' && !/\d/.test(token.plain)
  if (mentions.some(one => one.sort === 'choice' && isUnclear(one, tokens, mentions, deed?.at))) return undefined
  const values = assign(page, mentions, given)
  // A word that is unknown is a value where each field gets one: else it may be the name of something that is not there.
  const takers = takersOf(page)
  const isLogin = takers.some(({ type }) => type === 'password')
  if (given.some(isBare) && (isChosen || values?.length !== takers.length || !isLogin)) return undefined
  const choices = choicesOf(mentions, tokens)
  const nodes = deed ? meantByDeed(page, deed.token.plain) : []
  const pressed = inOrder(presses, tokens).map(one => oneOf(page, one.nodes, things))
  if (!values || !choices || pressed.includes(undefined)) return undefined
  // "Tick the checkbox" is a deed of its own, whatever else is named.
  if (MARKS_ONE.test(message) && ![...choices.map(({ node }) => node), ...(pressed as PageNode[])].some(isMark))
    return undefined
  // A control that takes something away may be meant as well.
  const taking = isChosen ? free.find(({ token }) => TAKES_AWAY.has(token.plain)) : undefined
  if (taking && meantByDeed(page, taking.token.plain).length > 0) return undefined
  if (deed) {
    const node = oneOf(page, nodes, things)
    if (!node) return undefined
    pressed.push(node)
  }
  if (isAlone(message) && choices.every(({ on }) => on)) {
    const named = choices.filter(({ option }) => option === undefined).map(({ node }) => node)
    choices.push(...othersBeside(page, named).map(node => ({ node, on: false })))
  }
  const isSet = values.length + choices.length > 0
  // What only stands on the page tells which thing is meant, where there are several.
  if (things.length > 0 && !isSet && nodes.length < 2 && !presses.some(one => one.nodes.length > 1)) return undefined
  if (pressed.length === 0 && isSet && values.length > 0) {
    const only = onlyButton(page, (_, node) => !isField(node))
    if (only && asksForEnd(tokens, mentions)) pressed.push(only)
  }
  if (!isSet && asksForMore(tokens, isIn)) return undefined
  const saysPress = tokens.some(({ plain, quoted }) => !quoted && PRESSES.test(plain))
  return isSet || pressed.length > 0
    ? { choices, values, presses: pressed as PageNode[], saysPress, byDeed: deed !== undefined }
    : undefined
}

/** A mark that is spoken of by its kind. */
const MARKS_ONE = pattern('iu')`
  \b(?:un)?(?:tick|check|mark|select|choose|click|set)\b(?: (?!the\b)\p{L}+)? (?:the |this |that |a )?(?:(?!the\b)[\p{L}\d]+ )?
  (?:check ?|tick ?)box(?:es)?\b
  |\bradio buttons?\b
`
const isMark = ({ role, type }: PageNode): boolean => /^(?:checkbox|radio|switch)$/.test(role) || type === 'checkbox'

const MODAL = /^(?:shall|should|must|has|have|needs?|ought|is|are)$/

/** "The basket shall have …", "the counter has to stand on …": a noun before what shall be so is what the values belong to. */
function withoutSubject(tokens: readonly Token[]): Token[] {
  const drop = new Set<Token>()
  for (const [at, token] of tokens.entries()) {
    const end =
      token.first && token.plain === 'the' ? tokens.slice(at, at + 4).findIndex(({ plain }) => MODAL.test(plain)) : -1
    const noun = end > 1 ? tokens[at + end - 1]! : undefined
    if (noun && noun.kind === 'word' && /^\p{Ll}/u.test(noun.text)) drop.add(noun)
  }
  return tokens.map(token => (drop.has(token) ? { ...token, isSubject: true } : token))
}

/** The plan for a page that may show the very message. */
export const planOn = (snapshot: PageSnapshot, message: string): StatePlan | undefined =>
  planState(readPage(withoutEcho(snapshot, message)), message)

/** Whether a plan both brings something about and ends it: all that a small form asks for. */
const isWhole = ({ choices, values, presses }: StatePlan): boolean =>
  choices.length + values.length > 0 && presses.length === 1 && endsForm(presses[0]!)

/** What ends a form is called by a deed, and not by the name of somebody or something. */
const endsForm = ({ name, role }: PageNode): boolean =>
  role === 'button' && wordsIn(name).every(word => isSpoken(word) || /^(?:ok|okay|done)$/.test(word))

/** Whether a plan can stand where no clause was read: a whole one, or what is said to be pressed and nothing else. */
export const isSure = (plan: StatePlan): boolean =>
  isWhole(plan) || (plan.saysPress && plan.choices.length + plan.values.length === 0)

/** Whether a plan comes before the rules for orders: all that it does is named. */
export const comesFirst = (plan: StatePlan): boolean => isWhole(plan) && !plan.byDeed

/** Verbs of pressing, whatever is pressed. */
const PRESSES = /^(?:press|click|tap|hit|push|use|activate)(?:ed|s)?$/

/** A verb at the head of a sentence is no button of that name, and a word of grammar none without its capital. */
function isMeant({ sort, at, to }: Mention, tokens: readonly Token[]): boolean {
  const token = tokens[at]!
  if (token.quoted || to - at > 1 || sort === 'choice' || sort === 'field') return true
  if (sort === 'thing') return !isSpoken(token.plain) || (!token.first && /^\p{Lu}/u.test(token.text))
  const next = tokens[to]
  if (token.first && next !== undefined && next.kind !== 'stop') return !isSpoken(token.plain)
  return /^[\p{Lu}\P{L}]/u.test(token.text) || !isSpoken(token.plain)
}

const isDeed = (page: Page, word: string): boolean =>
  !/^(?:press|click|tap|push|hit|use|take|get|put|set|make|do|go|want|need)$/.test(word) &&
  shareAsVerb(word) > 0 &&
  meantByDeed(page, word).length > 0

/** Which state each choice that is named is to have: as it is said behind all of them, or before. */
function choicesOf(mentions: readonly Mention[], tokens: readonly Token[]): StatePlan['choices'] | undefined {
  const named = mentions.filter(({ sort }) => sort === 'choice')
  if (named.some(({ nodes }) => nodes.length !== 1)) return undefined
  const states = tokens.flatMap((token, at) => (isState(tokens, at, named) ? [{ at, on: SETS.has(token.plain) }] : []))
  const used = new Set<number>()
  const isBehind = states.length > 0 && named.length > 0 && states[0]!.at > named[0]!.at
  const out = named.map(({ nodes, option, at }) => {
    const state = isBehind ? states.find(one => one.at > at) : states.findLast(one => one.at < at)
    if (state) used.add(state.at)
    return { node: nodes[0]!, on: state?.on ?? true, ...(option !== undefined && { option }) }
  })
  // "Remove the tick from it" says two things of one; and what is taken away may be something else ("tick it and remove it").
  const isTwofold = ({ at }: Mention): boolean => {
    const from = Math.max(
      ...named.filter(other => other.at < at).map(({ to }) => to),
      tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'stop') + 1,
    )
    const said = states.filter(one => one.at >= from && one.at < at)
    return new Set(said.map(({ on }) => on)).size > 1
  }
  if (!isBehind && named.some(isTwofold)) return undefined
  if (named.length > 0 && states.some(one => TAKES_AWAY.has(tokens[one.at]!.plain) && !used.has(one.at)))
    return undefined
  // One of a list is chosen, and one of what excludes each other.
  const lists = out.filter(({ option, node }) => option !== undefined && !node.multiple).map(({ node }) => node.ref)
  const radios = out.filter(({ node, on }) => node.role === 'radio' && on).map(({ node }) => node.parent ?? node.ref)
  if (new Set(lists).size < lists.length || (radios.length > 1 && new Set(radios).size < radios.length))
    return undefined
  return out.some(({ on, node, option }) => !on && (node.role === 'radio' || (option !== undefined && !node.multiple)))
    ? undefined
    : out
}

/** "on" before what is named is a preposition. */
function isState(tokens: readonly Token[], at: number, named: readonly Mention[]): boolean {
  const { plain, quoted } = tokens[at]!
  if (quoted || !saysState(tokens[at]!, named.length > 0) || named.some(one => one.at <= at && at < one.to))
    return false
  if (plain !== 'on' && plain !== 'off') return true
  const next = tokens[at + 1]
  const isTurned = /^(?:turn|turned|switch|switched|put|be|is|are|set)$/.test(tokens[at - 1]?.plain ?? '')
  return (
    next === undefined ||
    next.kind === 'stop' ||
    /^(?:and|while|then)$/.test(next.plain) ||
    (isTurned && !/^(?:the|a)$/.test(next.plain)) ||
    named.some(one => isTurned && one.at === at + 1)
  )
}

type Given = { token: Token; at: number }

/** Each value with the one field that takes it: the one that is named nearest, else the one that is left. */
function assign(page: Page, mentions: readonly Mention[], given: readonly Given[]): StatePlan['values'] | undefined {
  const fields = takersOf(page)
  const named = mentions.filter(({ sort, nodes }) => sort === 'field' && nodes.length === 1 && !nodes[0]!.options)
  const pairs = named
    .flatMap(one => given.map(value => ({ value, node: one.nodes[0]!, far: distance(one, value.at) })))
    .filter(({ value, node }) => takes(node, value.token))
    .sort((a, b) => a.far - b.far)
  const out = new Map<PageNode, Given>()
  const isUsed = (value: Given) => [...out.values()].includes(value)
  // As many values as fields are named: each to its own, whether they alternate or one row follows the other.
  if (named.length > 1 && named.length === given.length) {
    if (!named.every(({ nodes }, at) => takes(nodes[0]!, given[at]!.token))) return undefined
    for (const [at, { nodes }] of named.entries()) out.set(nodes[0]!, given[at]!)
  }
  for (const { value, node } of pairs) if (!out.has(node) && !isUsed(value)) out.set(node, value)
  for (const value of given.filter(one => !isUsed(one))) {
    const open = fields.filter(node => !out.has(node) && takes(node, value.token))
    const best = open.filter(node => isOwnKind(node, value.token))
    const [node, ...others] = best.length > 0 ? best : open
    if (!node || others.length > 0) return undefined
    out.set(node, value)
  }
  // A field that is named and gets nothing is spoken of for something else.
  if (named.some(({ nodes }) => !out.has(nodes[0]!)) && given.length > 0) return undefined
  return [...out].map(([node, { token }]) => ({ node, value: token.text }))
}

/** What takes a value: fields, numbers with controls that raise and lower them, handles that are only drawn. */
function takersOf(page: Page): PageNode[] {
  const fields = page.nodes.filter(
    node =>
      isField(node) &&
      !isChoice(node) &&
      !node.options &&
      !node.hidden &&
      !node.disabled &&
      (!node.readonly || !isText(node)),
  )
  const drawn = [...findSteppers(page).map(({ shown }) => shown), ...gripsOf(page)].filter(node => !node.hidden)
  return [...fields, ...drawn.filter(node => !fields.includes(node))]
}

/** Verbs by which something is chosen, filled in or moved, and not only pressed. */
const SETTING =
  /^(?:choose|select|pick|mark|tick|untick|check|uncheck|enter|type|write|fill|set|drag|move|put|draw|sort|read|scroll|wait|find|match)$/

/** Whether a message asks something, or to set something that is none of what is named: to press alone is not what it wants. */
const asksForMore = (tokens: readonly Token[], isIn: (at: number) => boolean): boolean =>
  tokens.some(({ plain, quoted, text, kind }, at) =>
    kind === 'stop' ? text === '?' : !quoted && SETTING.test(plain) && !isIn(at) && !isGoverning(tokens, at, isIn),
  )

/** "choose the button Next": what is named follows right behind the verb. */
function isGoverning(tokens: readonly Token[], at: number, isIn: (at: number) => boolean): boolean {
  const end = tokens.findIndex(
    ({ kind, plain }, place) => place > at && (kind === 'stop' || PRESSES.test(plain) || /^(?:and|then)$/.test(plain)),
  )
  return tokens.some((_, place) => place > at && (end < 0 || place < end) && isIn(place))
}

/** What stands behind a name is its value rather than what stands before it. */
const distance = (one: Mention, at: number): number => (at >= one.to ? at - one.to : one.at - at + 0.5)
const isText = ({ type, role }: PageNode): boolean =>
  role === 'textbox' && !/^(?:date|time|month|number)$/.test(type ?? '')

function takes(node: PageNode, { text, kind }: Token): boolean {
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text)
  if (node.type === 'date' || node.type === 'month') return kind === 'value' && readDate(text) !== undefined
  if (node.type === 'time') return kind === 'value' && readTime(text) !== undefined
  if (/^(?:slider|spinbutton)$/.test(node.role) || /^(?:range|number)$/.test(node.type ?? '')) return isNumber
  return node.editable === true || (isNumber && !isField(node))
}

const isOwnKind = (node: PageNode, token: Token): boolean =>
  (/^(?:slider|spinbutton)$/.test(node.role) || /^(?:date|time|month|range|number)$/.test(node.type ?? '')) &&
  takes(node, token)

/** "Before you press B, press A", "B, but only after A": the order in which things are pressed. */
function inOrder(presses: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const rank = ({ at }: Mention): number => {
    const from = Math.max(0, tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'stop') + 1, at - 5)
    const before = tokens.slice(from, at).map(({ plain }) => plain)
    return before.includes('before') ? 1 : before.includes('after') ? -1 : 0
  }
  return presses.toSorted((a, b) => rank(a) - rank(b) || a.at - b.at)
}

/** Of several that are called alike the one that stands with what else is named. */
function oneOf(page: Page, nodes: readonly PageNode[], things: readonly PageNode[]): PageNode | undefined {
  if (nodes.length < 2) return nodes[0]
  const near = things.flatMap(thing => {
    const part = page.ancestors(thing).find(above => nodes.some(node => page.ancestors(node).includes(above)))
    const own = part ? nodes.filter(node => page.ancestors(node).includes(part)) : []
    return own.length === 1 ? own : []
  })
  return new Set(near).size === 1 ? near[0] : undefined
}

/** Whether more is asked for than that fields hold something: a verb that is none of filling them in. */
const FILLS = /^(?:enter|type|write|put|fill|set|make|have|has|get|be|show|read|say|stand|belong|bring|move|go)s?$/
const asksForEnd = (tokens: readonly Token[], mentions: readonly Mention[]): boolean =>
  tokens.some(
    ({ plain, kind }, at) =>
      kind === 'word' &&
      !FILLS.test(plain) &&
      shareAsVerb(plain) >= 0.5 &&
      !mentions.some(one => one.at <= at && at < one.to),
  )
