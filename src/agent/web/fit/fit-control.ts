import type { PageNode, PageSnapshot } from '../../../contract/page.ts'
import { splitIdentifier } from '../../../lib/words.ts'
import { pattern } from '../../../lib/patterns.ts'
import type { Step } from '../contract.ts'
import { destinationOf } from '../ground/destination.ts'
import { isMoment, wordsIn } from '../ground/match-text.ts'
import type { Page } from '../ground/page-tree.ts'
import { isCalledByState } from '../ground/states.ts'
import { protect, restore, type Source } from '../read/literals.ts'
import { nounAtStart } from '../read/nouns.ts'
import { stripLeadIn } from '../read/verbs.ts'
import { actionOf, isCalledAlike, type Action } from './act-alike.ts'
import { tickFor } from './denial.ts'
import { isOfAnotherItem } from './other-items.ts'
import { contentOf, isSameWord, namesOf, type Named } from './page-names.ts'
import { tokensOf } from './tokens.ts'
import { isClicking, isFilling, isFrame, isTicking, isUnticking, onlyShows, readTurn, SWITCHES } from './words.ts'

/** What is asked or tested, and what is deleted, is not for this reading. */
const OTHER = pattern('i')`
  ^(?:
    who|what|which|where|when|how|whose|why|is|are|does|do|did|has|have|can|could|may|should|was|were|tell
    |list|count|read|if|unless|wait|verify|make sure|check (?:that|if|whether)|delete|remove|erase|drag|drop
    |move|search|find|type|write|enter|scroll|hover|press \S+$
  )\b
  |\?\s*$|\b(?:until|unless|if|drag|drop)\b
`
/** Verbs of getting to something, which say nothing of what it is called. */
const GETTING = /^(?:open|go|show|see|view|get|give|make|visit|only|back|over|again)$/
/** Verbs of taking something as it is. */
const TAKING = /^(?:choose|select|pick|take|give|use|book|state|say)$/
/** Verbs of bringing something somewhere, which no mark does. */
const PUTTING = /^(?:put|add|move|drag|place|insert|write|type|enter)$/
/** A part of the page with more text explains no word. */
const LONGEST_PART = 1500

/** "put me on the waiting list": nothing is written, somebody is taken on. */
const OF_ONESELF = /^\W*(?:please )?\p{L}+ (?:me|us)\b/iu

/** What is called by its time. */
const OF_TIME = /^(?:slots?|appointments?|times?|dates?|days?|sessions?|shows?)$/

/** "follow this discussion": what the page is about, which no word on it has to say. */
const DEICTIC = /(?<=^\p{L}+(?: \p{L}+)?) this \p{L}+$/iu

/** "do a factory reset", "run the backup": the noun is the deed (light verbs; Quirk et al., 1985, 17.32 f.). */
const LIGHT_VERB = /^(?:do|perform|carry out|run) (?:a|an|the) (?=\p{L}+(?: \p{L}+)?$)/iu

/** To go on, and how the one button of a form in steps is called that does (ISO 9241-143: forms in steps). */
const ONWARD =
  /^(?:and )?(?:next|continue|go on|proceed|carry on|next (?:step|page|one)|on to the next (?:step|page))$/i
const GOES_ON = /^(?:next|continue|proceed|go on)\b/i

/** To see all again, and how the one button is called that takes back what a list was narrowed down by (ISO 9241-143). */
const ALL_AGAIN = pattern('iu')`
  ^(?:ok(?:ay)?,? )?(?:
    (?:show|see|list|display|give)(?: me)? (?:all(?: of (?:them|it|these))?|everything|them all)(?: \p{L}+s)? again
    |(?:show|see) (?:me )?everything
    |(?:clear|reset|remove|drop|take off) (?:all )?(?:the |my )?filters?(?: again)?
    |back to (?:all(?: of them)?|everything)
  )$
`
const TAKES_BACK = /^(?:(?:clear|reset)(?: (?:all|the))?(?: (?:filters?|search))?|show all|all)(?: ?\(\d+\))?$/i

function allAgainIn(snapshot: PageSnapshot): PageNode | undefined {
  const found = snapshot.nodes.filter(
    ({ role, name, disabled, hidden }) =>
      /^(?:button|link|tab)$/.test(role) && !disabled && !hidden && TAKES_BACK.test(name.trim()),
  )
  const clearing = found.filter(({ name }) => /^(?:clear|reset)/i.test(name.trim()))
  const [only, ...more] = clearing.length ? clearing : found
  return more.length ? undefined : only
}

function onwardIn(snapshot: PageSnapshot): PageNode | undefined {
  const [only, ...more] = snapshot.nodes.filter(
    ({ role, name, disabled, hidden }) => role === 'button' && !disabled && !hidden && GOES_ON.test(name.trim()),
  )
  return more.length ? undefined : only
}

interface Candidate {
  node: PageNode
  step: Step
  /** How many of the words it is called by; those of its verb count most. */
  own: number
  /** The part of the page that says the others. */
  part: PageNode
}

/**
 * The one control that every word of a request speaks of: its whole name is said, and what else is said stands in the row,
 * card or group that it is in ("the 11:00 slot of Dr. Lee"). Undefined where a word is left, or several are meant.
 */
export function fitControl(message: string, snapshot: PageSnapshot): Step[] | undefined {
  const source = protect(message)
  const plain = stripLeadIn(source.text)
    .replace(/[\s.!]+$/, '')
    .replace(LIGHT_VERB, '')
  const isAllAgain = ALL_AGAIN.test(plain)
  if (!isAllAgain && (OTHER.test(plain) || /[\n;,]|\bthen\b/i.test(plain))) return undefined
  const onward = ONWARD.test(plain) ? onwardIn(snapshot) : isAllAgain ? allAgainIn(snapshot) : undefined
  if (onward) {
    const target = { said: message, name: onward.name, chosen: onward.ref }
    return [{ said: message, confidence: 0.9, kind: 'click', target }]
  }
  const words = saidWords(plain.replace(DEICTIC, ''), source)
  const turn = readTurn(plain)
  const turned = turn && { to: turn.to, words: saidWords(turn.what, source) }
  if (!words.length || words.length > 14) return undefined
  const names = namesOf(snapshot)
  const action = actionOf(plain)
  const named = names.named.filter(({ isSegment }) => isSegment !== true)
  const found = [...named, ...entriesOf(names.page)].flatMap(named =>
    turned && named.kind === 'mark'
      ? candidatesOf(named, names.page, turned.words, message, undefined, turned.to)
      : candidatesOf(named, names.page, words, message, action),
  )
  const most = Math.max(...found.map(({ own }) => own))
  const best = found.filter(({ own }) => own === most)
  // Of parts that lie in each other the innermost is meant; side by side it cannot be told.
  const inner = best.filter(
    ({ part }) => !best.some(other => other.part !== part && names.page.ancestors(other.part).includes(part)),
  )
  const places = new Set(inner.map(({ node }) => destinationOf(node) ?? node.ref))
  return inner.length && places.size === 1 ? [inner[0]!.step] : undefined
}

/** What is said beside little words. */
function saidWords(plain: string, source: Source): string[] {
  const tokens = tokensOf(plain).filter(({ kind }) => kind !== 'stop')
  return tokens.flatMap(({ text, kind }) => {
    if (kind === 'word' && (isFrame(text.toLowerCase()) || /^ones?$/i.test(text))) return []
    if (isUnticking(text.toLowerCase())) return [text.toLowerCase()]
    return wordsIn(restore(text, source)).filter(part => /[\p{L}\p{N}]/u.test(part))
  })
}

/** Verbs of using a page, which need not be a part of any name. */
const isVerb = (word: string): boolean =>
  isFilling(word) || isClicking(word) || isTicking(word) || isUnticking(word) || GETTING.test(word)

/** "reserve the corner room": what a button is called is the very verb that the request begins with. */
const isOrder = (name: readonly string[] | undefined, words: readonly string[]): boolean =>
  name?.length === 1 && words.length > 1 && isSameWord(words[0]!, name[0]!)

/** Entries of lists that can be opened by a click though they are no links. */
function entriesOf(page: Page): Named[] {
  return page.nodes
    .filter(
      node =>
        node.clickable === true &&
        /^(?:generic|listitem|row|article|treeitem)$/.test(node.role) &&
        page.text(node).length < 300 &&
        page.text(node) !== '' &&
        // A menu that is open in it may lie where it would be clicked.
        !page.inside(node).some(({ role }) => /^(?:menu|menuitem|listbox|dialog)$/.test(role)),
    )
    .map(node => ({ kind: 'button' as const, node, names: [], within: new Set<string>() }))
}

/** "set the date range to this month": one of the ready choices of the dialog that is called so. */
const isPreset = (page: Page, node: PageNode, words: readonly string[]): boolean => {
  const dialog = page.ancestors(node).find(({ role }) => /^(?:dialog|listbox|menu)$/.test(role))
  const called = contentOf(dialog?.name ?? '')
  return node.role === 'button' && called.length > 0 && called.every(word => words.some(said => isSameWord(said, word)))
}

function candidatesOf(
  named: Named,
  page: Page,
  words: readonly string[],
  message: string,
  action: Action | undefined,
  turnedTo?: 'on' | 'off',
): Candidate[] {
  const { node, kind } = named
  const make = (names: readonly string[], step: Step, around: readonly string[] = []): Candidate[] => {
    const full = names
      .map(name => contentOf(name))
      .filter(name => name.length > 0 && name.every(word => words.some(said => isSameWord(said, word))))
      .sort((a, b) => b.length - a.length)[0]
    const isEntry = names.length === 0 && kind === 'button'
    if (!full && !isEntry) return kind === 'button' ? atMoment(step) : []
    const called = [...(full ?? []), ...around]
    const rest = words.filter(word => !called.some(own => isSameWord(word, own)) && !isFree(word, words))
    // Without a name of its own it has to be what the words stand in.
    const part = isEntry ? entryWith(page, node, withoutMail(rest)) : partWith(page, node, rest)
    const isDoing =
      full?.some(word => words.some(said => isVerb(said) && isSameWord(said, word))) === true ||
      (node.role === 'button' && isOrder(full, words))
    // The verb alone is no name where more is said than where it is.
    const own = (full?.length ?? 0.5) + (isDoing ? 10 : 0)
    // "put the apron into the cart" is nothing that a link called after the apron does.
    const isPut = kind === 'mark' && words.some(word => PUTTING.test(word))
    const isUndone =
      isPut ||
      (kind === 'button' &&
        !isDoing &&
        !OF_ONESELF.test(message) &&
        !isPreset(page, node, words) &&
        words.some(word => isFilling(word) && !TAKING.test(word)))
    return part && !isUndone ? [{ node, step, own, part }] : []
  }
  /** "Wednesday" of "Wed 9:20": a day or time that is said in part, of a card that says all the rest. */
  const atMoment = (step: Step): Candidate[] => {
    const own = wordsIn(named.names[0] ?? '')
    const when = words.filter(isMoment)
    const isMeant = when.length > 0 && own.every(isMoment) && when.every(word => own.some(one => isSameWord(word, one)))
    const rest = words.filter(word => !when.includes(word) && !isFree(word, words))
    const part = isMeant ? partWith(page, node, rest) : undefined
    const isCard = part && page.inside(part).filter(({ role }) => role === 'heading').length < 2
    return isCard ? [{ node, step, own: when.length - 0.5, part }] : []
  }
  const target = { said: message, name: named.names[0] ?? page.text(node), chosen: node.ref }
  const said = { said: message, confidence: 0.9 }
  if (kind === 'button') {
    if ((SWITCHES.test(message) && onlyShows(node)) || isCalledByState(named.names, words[0] ?? '')) return []
    const step: Step = { ...said, kind: 'click', target }
    const found = make(named.names, step)
    if (found.length || !action || !named.names.some(name => isCalledAlike(action, name))) return found
    // In other words than the button's: what is said besides has to stand in its row or card.
    const rest = words.filter(word => !action.said.includes(word) && nounAtStart([word]) === undefined)
    const part = rest.length ? partWith(page, node, rest) : undefined
    return part ? [{ node, step, own: 10, part }] : []
  }
  if (kind === 'mark') {
    // "no letters" in the name itself is what is wanted.
    const wanted = !words.some(word => isUnticking(word) && !named.names.some(name => wordsIn(name).includes(word)))
    const checked = tickFor(target.name, words, turnedTo === undefined ? wanted : turnedTo === 'on', message)
    return checked === undefined ? [] : make(named.names, { ...said, kind: 'check', target, checked })
  }
  if (kind !== 'choice') return []
  return (named.choices ?? []).flatMap(({ label, ref, isEmpty }) =>
    isEmpty === true
      ? []
      : make(
          [label],
          ref === undefined
            ? { ...said, kind: 'select', values: [{ kind: 'text', text: label }], target }
            : { ...said, kind: 'check', target: { ...target, name: label, chosen: ref }, checked: true },
          named.names.flatMap(contentOf),
        ),
  )
}

/** Verbs, and the noun of what is on pages ("message", "row", "tab"), or of what is called by its time ("slot"). */
const isFree = (word: string, words: readonly string[]): boolean =>
  words.length > 1 &&
  (isVerb(word) || nounAtStart([word]) !== undefined || (OF_TIME.test(word) && words.some(isMoment)))

/** The nearest part of the page around an element that says all the words: itself, where none is left. */
function partWith(page: Page, node: PageNode, words: readonly string[]): PageNode | undefined {
  const marks = (node.classes ?? []).flatMap(splitIdentifier).map(word => word.toLowerCase())
  const open = words.filter(word => !marks.some(mark => isSameWord(word, mark)))
  if (!open.length) return node
  for (const above of page.ancestors(node)) {
    if (page.text(above).length > LONGEST_PART || open.some(word => isOfAnotherItem(page, above, node, word)))
      return undefined
    const inside = page.inside(above).map(({ name, label }) => `${name} ${label ?? ''}`)
    const has = wordsIn(`${above.name} ${page.text(above)} ${inside.join(' ')} ${headsOver(page, above)}`)
    if (open.every(word => has.some(other => isSameWord(word, other)))) return above
  }
  return undefined
}

/** The headings of the columns that a row stands in: "the Circuit class" is the row of Circuit under "Class". */
function headsOver(page: Page, node: PageNode): string {
  const table = node.role === 'row' ? page.ancestors(node).find(({ role }) => role === 'table') : undefined
  if (!table) return ''
  const heads = page.inside(table).filter(({ role }) => role === 'columnheader')
  const title = page.nodes.slice(0, page.order(table)).findLast(({ role }) => role === 'heading')
  return [table.name, title?.name ?? '', ...heads.map(({ name }) => name)].join(' ')
}

/** "the mail from Ann": what is in a list of messages need not say that it is one. */
function withoutMail(words: readonly string[]): readonly string[] {
  const rest = words.filter(word => !/^(?:e-?mails?|mails?|letters?|conversations?|threads?)$/.test(word))
  return rest.length ? rest : words
}

function entryWith(page: Page, node: PageNode, words: readonly string[]): PageNode | undefined {
  const has = wordsIn(page.text(node))
  return words.length > 0 && words.every(word => has.some(other => isSameWord(word, other))) ? node : undefined
}
