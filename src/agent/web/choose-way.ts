import { pattern, wordList } from '../../lib/patterns.ts'
import type { AnswerErrorCode } from '../../contract/chat.ts'
import type { PageSnapshot } from '../../contract/page.ts'
import { isBrowserRequest } from '../browser-request.ts'
import type { Turn } from '../turn.ts'
import type { BrowserClient } from './browser.ts'
import type { Extraction, Purpose, Reading, Step, Target } from './contract.ts'
import { fitCell } from './fit/fit-cell.ts'
import { fitControl } from './fit/fit-control.ts'
import { fitCreation, fitOpening } from './fit/fit-creation.ts'
import { fitRegion } from './fit/fit-region.ts'
import { fitSelection } from './fit/fit-selection.ts'
import { isFilling, readByPage } from './fit/to-steps.ts'
import { claims, endsInAction, endsInDeed, looksUpByForm, waitsOut } from './goals/claims/claims.ts'
import { actsOnItem } from './goals/claims/items.ts'
import { asksOnQuestionPage } from './goals/claims/question-page.ts'
import { claimsSeveral } from './goals/claims/several.ts'
import { takesFromPage } from './goals/claims/shown-values.ts'
import { asksForProgram } from './goals/asked-by-words.ts'
import { asksForLetterDeed } from './goals/letters/say-letter-deed.ts'
import { readOrders } from './goals/read-orders.ts'
import { readPage } from './ground/page-tree.ts'
import { takesSearch } from './goals/mechanisms/search-form.ts'
import { asksForDone } from './goals/restate/passives.ts'
import { isRoundabout, repliesToOne, statesOrder, tellsWhere } from './goals/say-plainly.ts'
import { comesFirst, planOn } from './goals/mentions/plan.ts'
import { readGoal } from './goals/solve-goal.ts'
import { ground } from './ground/ground.ts'
import { plainText } from './ground/match-text.ts'
import { restore } from './read/literals.ts'
import type { PageMemory } from './page-memory.ts'
import { fitSortMenu } from './run/acting/sort-menu.ts'
import { fitItemDeed, opensSelectable } from './run/acting/open-item.ts'

/** Where a message goes. */
export type Way =
  | { kind: 'page'; steps: Step[]; confidence: number }
  | { kind: 'services' }
  | {
      kind: 'refused'
      code: Extract<AnswerErrorCode, 'API_DISABLED' | 'NEEDS_INPUT' | 'NOT_AVAILABLE'>
      message: string
    }

export interface Asked {
  reading: Reading
  turn: Turn
  web: PageMemory | undefined
  browser: BrowserClient
  isFollowing: boolean
  /** How sure the services are of a message: 0, they do not understand it. */
  asksServices(message: string): Promise<number>
}

/** What nothing but a page can be meant by. */
const ONLY_PAGES = new Set<Step['kind']>(
  wordList`
    open back forward reload close click type press hover focus drag scroll screenshot tab dialog dismiss upload
    login fill_from select_text clear wait submit set
  ` as Step['kind'][],
)
/** Nouns and places that are said of pages alone. */
const OF_PAGE =
  /\b(?:page|site|website|screen|text of|link|button|tab|heading|check ?box|drop-?down|text ?box|form|banner|pop-?up|browser|url|here)s?\b/i
/** Conditions, loops and what goes beyond the page: the grammar's, wherever they stand. */
const FLOW = new Set<Step['kind']>(['if', 'each', 'api', 'dialog', 'wait', 'tab', 'open'])
/** Kinds of steps that only the grammar has. */
const OWN_KINDS = new Set<Step['kind']>(
  'if repeat each wait extract verify login open screenshot dialog dismiss tab upload fill_from api'.split(
    ' ',
  ) as Step['kind'][],
)
/** Kinds of goals that no single control stands for. */
const WHOLE_PAGE = new Set(['sort', 'solve', 'count', 'draw', 'guess', 'play', 'find'])
/** From this on the services know what is meant. */
const SURE = 0.6
const LEAST = 0.45
/** From this on an element of the page is what was said. */
const SURE_ELEMENT = 0.8

/**
 * Whether a message is for the page that is open, for the services, or for both. The verbs and nouns of pages decide; where
 * a message may be about either, the services take what they understand, unless the page has just been spoken of and has
 * what is named.
 */
export async function chooseWay(asked: Asked): Promise<Way> {
  const { reading, turn, web, isFollowing, asksServices } = asked
  const { message, mode } = turn
  const isAsked = isBrowserRequest(message)
  const opens =
    !(web && asksForProgram(message)) &&
    reading.steps.some(step => step.kind === 'open' || (step.kind === 'tab' && step.url !== undefined))
  if (!web && !opens) return isAsked || mode === 'web' ? noPage(reading, isAsked) : { kind: 'services' }
  const stated = web && !opens && !isFollowing && (web.isLast || isAsked) ? await readAsState(asked) : undefined
  if (stated) return stated
  const byPage =
    web && !opens && !isFollowing && !asksForData(reading) && !takesFromServices(asked) && (web.isLast || isAsked)
      ? await readOnPage(asked)
      : undefined
  if (byPage) return byPage
  if (mode === 'hybrid' && !isAsked && !isFollowing) {
    const isPlain =
      reading.unknown.length === 0 &&
      reading.confidence >= SURE &&
      reading.steps.some(step => ONLY_PAGES.has(step.kind))
    if (!isPlain && !OF_PAGE.test(message)) {
      const services = await asksServices(message)
      const onPage = reading.unknown.length === 0 ? await scoreOnPage(reading.steps, asked) : 0
      const isPage = web!.isLast && onPage >= SURE_ELEMENT && !/\b(?:my|our)\b/i.test(message)
      if (services >= SURE && !isPage) return { kind: 'services' }
      if (services >= LEAST && onPage < SURE_ELEMENT) return { kind: 'services' }
      if (!web!.isLast && onPage < SURE_ELEMENT) return { kind: 'services' }
    }
  }
  // What the grammar alone has forms for is not a goal's: conditions, loops, checks, questions, and what goes beyond the page.
  const isOwn =
    reading.unknown.length === 0 &&
    reading.confidence >= SURE &&
    (reading.steps.some(step => FLOW.has(step.kind) || (mode === 'hybrid' && usesResult(step))) ||
      OWN_KINDS.has(reading.steps.at(-1)?.kind ?? 'open'))
  const isMissed =
    asksForProgram(message) ||
    (turn.approvals === 'never' && asksForLetterDeed(message)) ||
    (reading.steps.at(-1)?.kind === 'verify' && tellsWhere(message)) ||
    (/^(?:verify|extract)$/.test(reading.steps.at(-1)?.kind ?? '') &&
      (asksForDone(message) || endsInDeed(message)) &&
      statesOrder(message)) ||
    (reading.steps.some(({ kind }) => kind === 'dialog') &&
      (repliesToOne(message) || (web !== undefined && (await isAnsweredOnPage(asked))))) ||
    (reading.steps.at(-1)?.kind === 'extract' &&
      (endsInAction(message) || (web !== undefined && ((await isItemAction(asked)) || (await isFormSearch(asked))))))
  const claimed =
    isFollowing || opens || (isOwn && !isMissed && !waitsOut(message) && !(await isQuiz(asked)))
      ? undefined
      : await readAsGoal(asked, true)
  if (claimed) return claimed
  // A guess at the name of a control stands where the page has it.
  const isGuess = reading.confidence < LEAST + 0.001
  const isNamed = isGuess && reading.unknown.length === 0 && (await scoreOnPage(reading.steps, asked)) >= SURE_ELEMENT
  if (web && isGuess && !isNamed && !opens && BARE_SUPERLATIVE.test(message)) {
    const said = `what is the ${message.replace(/^\W*(?:the )?/i, '')}`
    return { kind: 'page', steps: [{ said, confidence: 0.7, kind: 'question', further: true }], confidence: 0.7 }
  }
  if (reading.unknown.length || (isGuess && !isNamed)) {
    const goal = await readAsGoal(asked)
    if (goal) return goal
  }
  if (reading.unknown.length) return notUnderstood(reading)
  if (!reading.steps.length)
    return {
      kind: 'refused',
      code: 'NEEDS_INPUT',
      message: 'There is nothing in this that I could do on a page. Nothing was done.',
    }
  const steps = mode === 'hybrid' ? await withServices(reading.steps, asksServices) : reading.steps
  return { kind: 'page', steps, confidence: reading.confidence }
}

/** Rows in a format of data are read from a page: the name of the format is nothing to type. */
export const asksForData = ({ steps, unknown }: Reading): boolean =>
  unknown.length === 0 &&
  steps.length === 1 &&
  steps.every(step => step.kind === 'extract' && (step.as === 'csv' || step.as === 'json'))

/** A message that the names on the page explain to the last word; what is only a button the grammar reads where it can. */
async function readOnPage({ turn, reading, browser }: Asked): Promise<Way | undefined> {
  const snapshot = await lookAt(browser)
  if (!snapshot) return undefined
  if (turn.approvals === 'never' && (takesFromPage(turn.message, snapshot) || asksForLetterDeed(turn.message)))
    return undefined
  // "everything else" is known once the rest is: no name on the page explains it.
  if (/\b(?:everything|anything|all) else\b|\ball (?:the )?others?\b/i.test(turn.message)) return undefined
  // What is suggested is known once something was typed.
  if (/\bthe \w+ (?:suggestion|proposal)\b/i.test(turn.message)) return undefined
  if (claimsSeveral(turn.message, snapshot)) return undefined
  const { list, source } = readOrders(turn.message)
  const selected =
    fitSelection(turn.message, snapshot) ??
    fitCreation(turn.message, snapshot) ??
    fitOpening(turn.message, snapshot) ??
    fitCell(turn.message, snapshot) ??
    fitRegion(turn.message, snapshot) ??
    fitSortMenu(turn.message, snapshot)
  if (selected) return { kind: 'page', steps: selected, confidence: 0.9 }
  const deed = turn.approvals !== 'never' && list.length < 2 ? fitItemDeed(turn.message, snapshot) : undefined
  if (deed && !readByPage(turn.message, snapshot) && !fitControl(turn.message, snapshot))
    return { kind: 'page', steps: deed, confidence: 0.85 }
  if (isRoundabout(source.text)) return undefined
  const read = readByPage(turn.message, snapshot)
  // A reading that leaves out a press explains less than was said.
  const isLess =
    list.length > 1 &&
    list.some(({ kind }) => /^(?:click|submit)$/.test(kind)) &&
    !read?.some(({ kind }) => /^(?:click|submit|press|follow|later|goal)$/.test(kind))
  const steps = isLess ? undefined : read
  const isOpen = reading.unknown.length > 0 || reading.confidence < LEAST + 0.001
  if (steps && (isFilling(steps) || isOpen)) return { kind: 'page', steps, confidence: 0.92 }
  // A single request may speak of one control and what stands around it.
  const [only, ...more] = reading.steps
  const isSingle =
    (isOpen && list.length < 2) ||
    (more.length === 0 && only?.kind === 'fill' && only.confidence < 0.7) ||
    (more.length === 0 && only !== undefined && /^(?:click|follow|select|check|extract|set|verify)$/.test(only.kind))
  // Two verbs that are done to an item are two acts, whatever one control says.
  const isTwo = list.filter(({ kind }) => kind === 'other').length > 1
  const control = isSingle && !isTwo ? fitControl(turn.message, snapshot) : undefined
  if (control) return { kind: 'page', steps: control, confidence: 0.9 }
  // "do a test print" is a deed, wherever the page keeps its control.
  if (more.length === 0 && only?.kind === 'extract' && LIGHT_VERB.test(turn.message))
    return { kind: 'page', steps: [{ said: turn.message, confidence: 0.85, kind: 'unfold' }], confidence: 0.85 }
  // A row that a click only selects is opened in the way of its list.
  return isSingle && opensSelectable(turn.message, snapshot)
    ? { kind: 'page', steps: [{ said: turn.message, confidence: 0.85, kind: 'unfold' }], confidence: 0.85 }
    : undefined
}

/** Light verbs before a noun that is the deed (Quirk et al., 1985, 17.32 f.). */
const LIGHT_VERB = /^\W*(?:please )?(?:do|perform|carry out|run) (?:a|an|the) \p{L}+(?: \p{L}+)?\W*$/iu

/** "longest wingspan of the gulls": what is named by an end of a scale alone is asked for. */
const BARE_SUPERLATIVE = pattern('iu')`
  ^\W*(?:the )?(?:\p{L}{3,}est|most \p{L}+|least \p{L}+)
  \ (?!(?:button|link|tab|one|first|please|to|and|at|by)\b)\p{L}+(?:[ -][\p{L}\p{N}]+){0,6}\W*$
`

/** What begins like a question ("reply to …", "find …") and is done to an item of the page, or by a form of it. */
async function isItemAction({ turn, browser }: Asked): Promise<boolean> {
  const snapshot = await lookAt(browser)
  return snapshot !== undefined && (actsOnItem(turn.message, snapshot) || looksUpByForm(turn.message, snapshot))
}

/** What is looked for is said by two things at least that a form of the page takes. */
async function isFormSearch({ turn, browser }: Asked): Promise<boolean> {
  const { list, source } = readOrders(turn.message)
  if (list.length !== 1 || list[0]!.kind !== 'find') return false
  const snapshot = await lookAt(browser)
  return snapshot !== undefined && takesSearch(readPage(snapshot), list[0]!.rest, source)
}

/** A page that is a question and takes the answer, of somebody who lets the agent act without asking. */
async function isQuiz({ turn, web, browser }: Asked): Promise<boolean> {
  const snapshot = web && turn.approvals === 'never' ? await lookAt(browser) : undefined
  return snapshot !== undefined && asksOnQuestionPage(turn.message, snapshot)
}

function noPage({ unknown, steps }: Reading, isAsked: boolean): Way {
  if (!isAsked && (unknown.length > 0 || !steps.some(step => ONLY_PAGES.has(step.kind) && step.confidence > LEAST)))
    return {
      kind: 'refused',
      code: 'API_DISABLED',
      message: 'The agent runs in web mode. `agent mode hybrid` adds API operations, `agent mode api` has them alone.',
    }
  return {
    kind: 'refused',
    code: 'NEEDS_INPUT',
    message: 'No page is open in this conversation. Say which one, with its address: open https://…',
  }
}

function notUnderstood({ unknown, steps }: Reading): Way {
  const known = steps.length ? ` I understood: ${steps.map(({ said }) => `“${said}”`).join(', ')}.` : ''
  return {
    kind: 'refused',
    code: 'NEEDS_INPUT',
    message: `I did not understand ${unknown.map(word => `“${word}”`).join(' ')}.${known} Nothing was done.`,
  }
}

/** Words that the grammar does not explain may be a goal that the page as it is explains. */
async function readAsGoal({ turn, web, browser, reading }: Asked, isClaimed = false): Promise<Way | undefined> {
  const opening = reading.steps.filter(step => step.kind === 'open')
  if (!web || (opening.length > 0 && !asksForProgram(turn.message))) return undefined
  // What the grammar reads it reads itself; goals are for what takes a look at the whole page, and say all of the message.
  const { list } = readOrders(turn.message)
  const isWhole = list.length === 1 && !list[0]!.lead && WHOLE_PAGE.has(list[0]!.kind)
  if (!isClaimed && !isWhole) return undefined
  const snapshot = await lookAt(browser)
  if (isClaimed && (!snapshot || !claims(turn.message, snapshot, turn.approvals === 'never'))) return undefined
  const plan = snapshot && readGoal(turn.message, snapshot)
  const isLess = !isClaimed && plan !== undefined && (plan.confidence <= reading.confidence || plan.confidence < 0.6)
  if (!plan || isLess) return undefined
  return {
    kind: 'page',
    confidence: plan.confidence,
    steps: [{ said: turn.message, confidence: plan.confidence, kind: 'goal', text: turn.message }],
  }
}

/** What a message names on the page may be all that it asks for: what shall be so, and what ends it. */
async function readAsState({ turn, browser }: Asked): Promise<Way | undefined> {
  if (turn.approvals !== 'never' || turn.mode !== 'web') return undefined
  const snapshot = await lookAt(browser)
  const plan = snapshot && planOn(snapshot, turn.message)
  if (!plan || !comesFirst(plan)) return undefined
  const { message } = turn
  return { kind: 'page', confidence: 0.8, steps: [{ said: message, confidence: 0.8, kind: 'goal', text: message }] }
}

/** A question that the page itself has drawn, and no dialog of the browser: it has the answer as a control. */
async function isAnsweredOnPage({ turn, browser }: Asked): Promise<boolean> {
  const { list, source } = readOrders(turn.message)
  const [order, ...more] = list
  const name = order?.kind === 'click' && more.length === 0 ? restore(order.rest, source) : undefined
  const snapshot = name === undefined ? undefined : await lookAt(browser)
  return snapshot?.nodes.some(node => node.role === 'button' && plainText(node.name) === plainText(name!)) === true
}

async function lookAt(browser: BrowserClient): Promise<PageSnapshot | undefined> {
  try {
    return await browser.snapshot()
  } catch {
    browser.signal.throwIfAborted()
    return undefined
  }
}

/** How well the page has what the first step is about. */
async function scoreOnPage(steps: Step[], { browser }: Asked): Promise<number> {
  if (steps.some(step => step.kind === 'extract' && /^(?:title|url|text)$/.test(step.extraction.kind)))
    return SURE_ELEMENT
  const about = steps.map(aboutOf).find(found => found !== undefined)
  const snapshot = about && (await lookAt(browser))
  if (!about || !snapshot) return 0
  if (about.target.back) return SURE_ELEMENT
  return ground(about.target, snapshot, about.purpose)[0]?.score ?? 0
}

function aboutOf(step: Step): { target: Target; purpose: Purpose } | undefined {
  if (step.kind === 'fill') return step.fields[0] && { target: step.fields[0].target, purpose: 'fill' }
  if (step.kind === 'select') return { target: step.target ?? step.offered?.[0] ?? { said: '' }, purpose: 'select' }
  if (step.kind === 'extract') {
    const target = targetOf(step.extraction)
    return target && { target, purpose: 'read' }
  }
  if (step.kind === 'search')
    return {
      target: step.target ?? { said: 'search', name: 'search', roles: ['searchbox', 'textbox'] },
      purpose: 'fill',
    }
  if (step.kind === 'verify')
    return 'target' in step.expectation ? { target: step.expectation.target, purpose: 'expect' } : undefined
  return 'target' in step && step.target
    ? { target: step.target, purpose: step.kind === 'check' ? 'check' : 'click' }
    : undefined
}

function targetOf(extraction: Extraction): Target | undefined {
  if (extraction.kind === 'whether')
    return 'target' in extraction.expectation ? extraction.expectation.target : undefined
  if (extraction.kind === 'records') return extraction.of
  return extraction.target
}

/**
 * Where a step reads something that later ones use, and the services know it, they are asked: "get my top account by revenue
 * and add it on this page".
 */
async function withServices(steps: Step[], asksServices: Asked['asksServices']): Promise<Step[]> {
  const out: Step[] = []
  for (const [at, step] of steps.entries()) {
    const isUsed = steps.slice(at + 1).some(usesResult)
    const isOpen = step.kind === 'extract' && isUsed && !OF_PAGE.test(step.said)
    const isKnown = isOpen && (await asksServices(step.said)) >= LEAST
    out.push(isKnown ? { said: step.said, confidence: step.confidence, kind: 'api', message: step.said } : step)
  }
  return out
}

/** Values that the services have: the labels of the page explain less of such a message, however many of its words they hold. */
const takesFromServices = ({ reading: { unknown, confidence, steps }, turn }: Asked): boolean =>
  turn.mode === 'hybrid' &&
  unknown.length === 0 &&
  confidence >= SURE &&
  steps.some(step => valuesOf(step).some(({ kind }) => kind === 'api'))

const usesResult = (step: Step): boolean => valuesOf(step).some(({ kind }) => kind === 'result')

/** What a step writes. */
function valuesOf(step: Step): { kind: string }[] {
  if (step.kind === 'fill_from' || step.kind === 'type') return [step.value]
  if (step.kind === 'search') return [step.text]
  return step.kind === 'fill' ? step.fields.map(({ value }) => value) : []
}
