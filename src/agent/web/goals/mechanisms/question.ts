import { pattern } from '../../../../lib/patterns.ts'
import type { PageNode } from '../../../../contract/page.ts'
import { ground } from '../../ground/ground.ts'
import { plainText } from '../../ground/match-text.ts'
import type { Page } from '../../ground/page-tree.ts'
import { isControl } from '../../ground/purposes.ts'
import { MARK, restore } from '../../read/literals.ts'
import { readTarget } from '../../read/target.ts'
import { singular } from '../../../understand/language/words.ts'
import { asksOnQuestionPage } from '../claims/question-page.ts'
import { figuresDrawn, findLooks } from '../find-looks.ts'
import { findLists } from '../items.ts'
import { nameOf } from '../hands.ts'
import { isPlainNoun, readLooks } from '../read-looks.ts'
import { conditionsIn, countByLook, countWhere, missingNumber } from '../values/count-where.ts'
import { asksWhatIsHeld, numberAsked, signsAt } from '../values/counted.ts'
import { nextOf } from '../values/derived.ts'
import { findExercises, wordsOfText } from '../values/read-shown.ts'
import { solve } from '../values/arithmetic.ts'
import type { Work } from '../work.ts'
import { asksForAllAnswers } from '../rounds.ts'
import { findSubmit } from './click.ts'

const ORDERS = /\b(?:enter|type|click|press|submit|choose|select|answer|put|write)\b/i

/** "Vote for it. How many …?": what is asked then is only known once that was done; looking is no deed. */
const DONE_FIRST = /^(?!\s*(?:look|see|view|watch|consider|read|count|the|this|there|here)\b)[^?]*\p{L}{2,}[.!]\s*$/iu

/** "how many circles are there", "count the red boxes", "type the number of rows". */
const NUMBER_OF_THINGS = pattern('iu')`
  \b(?:
    how many
    |count(?: up)?(?: all)?(?: the)?(?: number of)?
    |(?<!\p{L} )number of
    |(?:
      the|a|this|what|which|total|exact|overall|whole|correct|right|enter|type|write|give|find|determine|is
      |with|for|of|in|by
    ) number of
  )\s+(.+?)(?=\s+(?:are|is|do|does|can|and|there|in|into|on|to|from|with|below|above|you|shown|that)\b|[,.?!]|$)
`

/**
 * "How many blue circles are there?", "count the items and enter the number": counts, and gives the answer where the page takes
 * it. A number with a noun of its own before it ("the telephone number of …") is a name of something, and counts nothing.
 */
export async function countThings(work: Work): Promise<boolean> {
  const { orders } = work
  const told = countSaid(work) ?? (await underMouse(work))
  if (told !== undefined) {
    await giveAnswer(work, String(told))
    return true
  }
  if (asksWhatIsHeld(restore(orders.source.text, orders.source))) return false
  const match = NUMBER_OF_THINGS.exec(orders.text)
  // "Set the number of copies to 3": it is told, and not counted.
  if (!match || TOLD_NUMBER.test(orders.text.slice(match.index + match[0].length))) return false
  // "3 circles" says how many; "3s" are signs.
  if (/^\d+(?!\d|['’]?s\b)/.test(match[1]!) || DONE_FIRST.test(orders.text.slice(0, match.index))) return false
  const phrase = restore(match[1]!, orders.source)
  await openPlace(work)
  const count = countAsked(work, phrase, orders.text.slice(match.index + match[0].length))
  if (count === undefined) return false
  // Where nothing was said of giving it, only a page that is a question gets the answer.
  if (ORDERS.test(orders.text) || asksOnQuestionPage(orders.text, work.hands.page.snapshot))
    await giveAnswer(work, String(count))
  else work.result = String(count)
  return true
}

/** The one figure that comes up where the mouse is on the sign of a chart for what was asked. */
async function underMouse({ hands, orders }: Work): Promise<string | undefined> {
  const [sign] = ORDERS.test(orders.text) ? signsAt(hands.page, restore(orders.source.text, orders.source)) : []
  if (!sign) return undefined
  const before = new Set(hands.page.nodes.map(({ name }) => name))
  await hands.act('hover', { ref: sign.ref }, `pointed at ${nameOf(hands.page, sign)}`)
  const fresh = hands.page.nodes.filter(node => hands.page.children(node).length === 0 && !before.has(node.name))
  const figures = new Set(fresh.flatMap(({ name }) => name.match(/-?\d[\d,]*(?:\.\d+)?/g) ?? []))
  return figures.size === 1 ? [...figures][0]!.replaceAll(',', '') : undefined
}

/** "… and press Submit": what is done next tells nothing of what is counted. */
const ORDER_BEHIND =
  /\s(?:and|then)\s(?:then )?(?:press|click|hit|tap|push|submit|send|enter|type|choose|select|confirm)\b.*$/i
/** That all there are are counted. */
const IN_ALL = /\b(?:in total|altogether|in all|all together|overall)\b/i

/** What tells which of the things are meant is counted by; where the page does not tell it, nothing is. */
function countAsked(work: Work, phrase: string, behind: string): number | undefined {
  const clause = /^[^?.!;:,]*/.exec(behind)![0].replace(ORDER_BEHIND, '')
  const rest = restore(clause, work.orders.source).replace(IN_ALL, '')
  const conditions = conditionsIn(rest)
  return conditions.length === 0
    ? countOf(work, phrase)
    : countWhere(work.hands.page, [...conditionsIn(phrase), ...conditions])
}

const TOLD_NUMBER = /^ (?:to|at|=) -?\d/

const PLACE = '(?:tab|section|panel|folder|part)'
/** "does the tab X", "in X section": a name that is quoted or has a capital. */
const IN_PLACE = pattern('u')`
  \b(?:in|on|under|inside|does|do) (?:the )?
  (?:${PLACE} (?:called |named )?(${MARK}|\p{Lu}[\p{L}\d]*)|(${MARK}|\p{Lu}[\p{L}\d]*) ${PLACE})(?!\p{L})
`

/** "… does the tab X have?", "… are in the section X?": it is opened first. */
async function openPlace({ hands, orders }: Work): Promise<void> {
  const match = IN_PLACE.exec(orders.text)
  const name = match && restore((match[1] ?? match[2])!, orders.source)
  const head = name ? hands.find({ said: name, name, quoted: true }, 'click') : undefined
  if (head && isControl(head) && head.expanded !== true && head.selected !== true) await hands.click(head)
}

/** "how often does the word tea appear". */
const HOW_OFTEN = pattern('i')`
  \b(?:how often|how many times)(?: does| is| do)? (?:the )?(?:word |name |text )?(.+?)
  \ (?:appears?|occurs?|stands?|comes?|is (?:there|mentioned|used)|mentioned|used|written|in the)\b
`

/** "how many words does the sentence have?" */
const HOW_MANY_WORDS = pattern('i')`
  \bhow many words (?:are (?:there )?in|does|do|has|have|is there in)
  \ (?:the |this )?(?:text|sentence|paragraph|passage|line)\b
`

/** "how many people answered yes?" */
const HOW_MANY_SAY = pattern('i')`
  \bhow many (?:of )?(?:the )?[^?]+?
  \ (?:says?|said|answered|voted|reads?|have (?:a |an |the )?|are marked|are labell?ed|chose)(?: as| with)?
  \ ([^?,.]+)\?
`

/** "count the bills that are open": the places where exactly that stands. */
const COUNT_THAT = pattern('iu')`
  \bcount(?: up)?(?: all)?(?: of)?(?: the)? [\p{L} ]+? (?:that|which|who)
  \ (?:are|is|were|say|says|show|shows|have been|are marked|are labell?ed)(?: (?:still|already|marked|as))?
  \ ([^,.]+?)(?=\s+and\b|,|\.|$)
`

/** "How many of the people said yes?", "how often does the word X appear?": the places where exactly that stands. */
function countSaid({ orders, hands: { page } }: Work): number | string | undefined {
  if (!ORDERS.test(orders.text) && !asksOnQuestionPage(orders.text, page.snapshot)) return undefined
  const whole = restore(orders.source.text, orders.source)
  const asked = countByLook(page, whole) ?? missingNumber(page, whole) ?? numberAsked(page, whole)
  if (asked !== undefined) return asked
  const often = HOW_OFTEN.exec(orders.text)?.[1]
  const leaves = page.nodes.filter(node => page.children(node).length === 0 && !node.editable && !isControl(node))
  if (often !== undefined) {
    const word = plainText(restore(often, orders.source))
    return leaves.flatMap(node => plainText(node.name).split(/[^\p{L}\p{N}]+/u)).filter(one => one === word).length
  }
  if (HOW_MANY_WORDS.test(orders.text)) return wordsOfText(page).length
  const said = (HOW_MANY_SAY.exec(orders.text) ?? COUNT_THAT.exec(orders.text))?.[1]
  if (said === undefined) return undefined
  const wanted = plainText(restore(said, orders.source))
  const count = leaves.filter(node => plainText(node.name) === wanted).length
  return count > 0 ? count : undefined
}

/** How many there are of what is said: by looks, by role and name, or by how often a word stands on the page. */
export function countOf(work: Work, phrase: string): number | undefined {
  const { page } = work.hands
  const looks = readLooks(phrase)
  if (looks) {
    const seen = findLooks(page, looks).length
    const color = looks.target.attributes?.find(({ kind }) => kind === 'color')
    if (seen > 0 || color?.kind !== 'color') return seen
    // Nothing has that colour; the entries of a list may say it.
    const said = plainText(color.value)
    const list = findLists(page).find(items => items.some(item => saysWord(page, item, said)))
    if (list) return list.filter(item => saysWord(page, item, said)).length
  }
  if (isPlainNoun(phrase) || isDrawnOnly(page, phrase)) {
    const drawn = OF_DRAWING.test(phrase) ? figuresDrawn(page, !/^(?:shape|figure)/i.test(phrase)) : []
    // Things that differ are counted together; those of one kind may lie on others.
    if (drawn.length > 1 && new Set(drawn.map(kindDrawn)).size > 1) return drawn.length
    const alike = countAlike(page)
    if (alike > 0) return alike
  }
  const target = { ...readTarget(phrase, work.orders.source), all: true as const }
  const ofKind = target.name === undefined ? page.nodes.filter(({ role }) => target.roles?.includes(role)).length : 0
  if (ofKind > 0 && target.attributes === undefined && target.relations === undefined) return ofKind
  const found = ground(target, page.snapshot, 'read').filter(({ score }) => score > 0.6)
  if (found.length > 0) return found.length
  const word = plainText(singular(phrase))
  const times = page.nodes
    .filter(node => page.children(node).length === 0)
    .flatMap(node => plainText(node.name).split(/[^\p{L}\p{N}]+/u))
    .filter(one => singular(one) === word).length
  return times > 0 ? times : undefined
}

/** Nouns for whatever is drawn. */
const OF_DRAWING = /^(?:item|thing|object|element|shape|figure|symbol)s?$/i

const kindDrawn = ({ tag, box }: PageNode): string => [tag, ...box!.slice(2).map(Math.round)].join(' ')

/** "cubes", where nothing on the page is called so: what is drawn again and again. */
const isDrawnOnly = (page: Page, phrase: string): boolean =>
  /^\p{Ll}{3,}s$/u.test(phrase) &&
  readTarget(phrase, { text: phrase, literals: [] }).roles === undefined &&
  !page.nodes.some(node => saysWord(page, node, phrase) || saysWord(page, node, singular(phrase)))

const saysWord = (page: Page, node: PageNode, word: string): boolean =>
  plainText(page.text(node))
    .split(/[^\p{L}\p{N}]+/u)
    .includes(word)

/** How many there are of the thing that is drawn most often: boxes without text, of one kind and size. */
function countAlike(page: Page): number {
  const drawn = page.nodes.filter(
    node =>
      node.box &&
      (node.background !== undefined || (node.shape !== undefined && !/^(?:svg|g|line)$/.test(node.shape))) &&
      page.text(node).trim() === '' &&
      page.children(node).length === 0 &&
      !isControl(node),
  )
  const groups = Map.groupBy(drawn, node =>
    [node.tag, ...(node.classes ?? []), Math.round(node.box![2]), Math.round(node.box![3])].join(' '),
  )
  return Math.max(0, ...[...groups.values()].map(group => group.length))
}

/** Words for something that is to be worked out. */
const EXERCISE = pattern('i')`
  \b(?:
    solve|calculate|compute|work out|evaluate|equation|arithmetic|exercise
    |(?:math\w*|algebra\w*) (?:problem|question|expression)
    |unknown|value of [a-z]\b
    |what (?:is|does) [a-z]\b(?= ?(?:\?|equal|stand))
    |do the (?:sum|maths?)
  )
`

const WHAT_IS_NEXT = pattern('i')`
  \b(?:number|figure|one|term)s? (?:comes?|goes?|follows?|is|stands?) next\b
  |\bnext (?:number|figure|term)\b
  |\b(?:continue|complete)s? the (?:series|sequence|row|pattern)\b
`

/** "Which number comes next?": what follows on the series that the page shows. */
export async function continueSeries(work: Work): Promise<boolean> {
  if (!WHAT_IS_NEXT.test(work.orders.text)) return false
  const found = work.hands.page.nodes.flatMap(node => nextOf(work.hands.page.text(node)) ?? [])
  if (new Set(found).size !== 1) return false
  await giveAnswer(work, String(found[0]))
  return true
}

/** Questions before it is given up. */
const MOST_QUESTIONS = 50

/** Answers the exercise that is shown, and the next one, as long as another one comes up. */
async function solveEach(work: Work): Promise<boolean> {
  const { hands } = work
  const shown = () => findExercises(hands.page).flatMap(({ text }) => (solve(text) === undefined ? [] : [text]))
  let last = ''
  for (let count = 0; count < MOST_QUESTIONS; count++) {
    if (count > 0 && shown().join('|') === last) await hands.changes(500)
    const now = shown()
    if (now.length === 0 || now.join('|') === last) return count > 0
    last = now.join('|')
    await solveOnce(work)
  }
  return true
}

/** "How much is 5 × 9?", "what do 3 and … make": the sum stands in the message itself. */
const SUM_SAID = /\b(?:how much|what)(?: is| are|'s| do| does| makes?) (\(?-?\d[^?]*?)(?: make| equal| come to)?\?/i

/** "Solve …": the exercises of the page, each into its field or its answer. */
export async function solveExercises(work: Work): Promise<boolean> {
  const { orders } = work
  if (asksForAllAnswers(orders.source.text)) return solveEach(work)
  const said = solve(restore(SUM_SAID.exec(orders.source.text)?.[1] ?? '', orders.source))
  if (said !== undefined && findExercises(work.hands.page).length === 0) {
    work.hands.ledger.use(SUM_SAID.exec(orders.source.text)![0])
    await giveAnswer(work, String(said))
    return true
  }
  return EXERCISE.test(orders.text) && solveOnce(work)
}

async function solveOnce(work: Work): Promise<boolean> {
  const exercises = findExercises(work.hands.page)
    .map(({ text, field }) => ({ field, answer: solve(text) }))
    .filter(({ answer }) => answer !== undefined)
  if (exercises.length === 0) return false
  const fields = new Set(exercises.map(({ field }) => field?.ref))
  if (exercises.length > 1 && fields.size === exercises.length) {
    for (const { field, answer } of exercises.slice(0, -1)) await work.hands.type(field!, String(answer))
    await giveAnswer(work, String(exercises.at(-1)!.answer), exercises.at(-1)!.field)
  } else await giveAnswer(work, String(exercises[0]!.answer), exercises[0]!.field)
  return true
}

/**
 * Gives an answer where the page takes one: the choice of that name, else the field; then sends it, where there is a button
 * for that. A page that takes none: the answer is told.
 */
export async function giveAnswer(work: Work, answer: string, into?: PageNode): Promise<void> {
  const { hands } = work
  const choice = into?.editable
    ? undefined
    : hands.page.nodes.find(
        node =>
          isControl(node) && !node.editable && plainText(hands.page.text(node) || node.name) === plainText(answer),
      )
  const list = choice ? undefined : hands.page.nodes.find(node => node.options?.some(({ label }) => label === answer))
  const field = into ?? hands.page.nodes.find(node => node.editable === true && !node.readonly)
  work.result = answer
  if (choice) {
    if (/^(?:radio|checkbox)$/.test(choice.role))
      await hands.act('check', { ref: choice.ref, checked: true }, `chose ${nameOf(hands.page, choice)}`)
    else await hands.click(choice)
    if (!/^(?:radio|checkbox|option)$/.test(choice.role)) return
  } else if (list) await hands.act('select', { ref: list.ref, values: [answer] }, `chose "${answer}"`)
  else if (field) await hands.type(field, answer)
  else return
  const send = findSubmit(work)
  if (send) await hands.click(hands.again(send) ?? send)
}
