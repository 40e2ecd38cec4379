import { sayAskedLast } from './asked-last.ts'
import { asksToBeAsked, deedInWish } from './asked-first.ts'
import { ordersPermitted } from './permitted-orders.ts'
import { asksForThoseBefore } from '../requests/conditions-first.ts'
import { asksBehind } from '../requests/frames/asked-behind.ts'
import { asksOfDescribed, asksToShowSought } from '../requests/frames/refers-back.ts'
import { asksForBothOfNamed } from '../requests/turns-of-requesting.ts'
import { asksFigureOfNamed } from '../requests/turns-of-headings.ts'
import { asksOfNamedFirst } from '../requests/frames/named-first.ts'
import { sayInOneLine } from './small-items.ts'
import { factsTold, ordersOfFacts, ordersOfMove, withoutSource } from './facts-told.ts'
import { sayFiguresTold } from './figures-told.ts'
import { sayWhatBecomes } from './what-is-so.ts'
import { runAtOnce } from '../../../lib/in-slices.ts'
import { pattern } from '../../../lib/patterns.ts'
import { execIn, replaceIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { isToBeListed } from '../requests/turns-of-listing.ts'
import { ordersOfCounted } from './counted-things.ts'
import { findDone, findStatement, ordersOfState, RELATIVE } from './find-statement.ts'
import { maskQuotes } from './mask.ts'
import { ordersOfHaving, ordersOfMeter } from './having-orders.ts'
import { imperative } from './imperative.ts'
import { ordersOfDeedNoun, ordersOfOught } from './ought-orders.ts'
import { ordersOfTold } from './made-of-told.ts'
import { ordersAnnounced } from './announced.ts'
import { orderKept, ordersKept } from './kept-orders.ts'
import { changesToPlace, looseWordings, otherWordings } from './other-wordings.ts'
import { LEAVES_LIST, withPlainVerbs } from './plain-verbs.ts'
import { capitaliseNameOfAddress } from './small-name.ts'
import { sayCorrectly } from './say-correctly.ts'
import { plainOrder, writeOut } from './plain-order.ts'
import { findsOut, QUESTION, withoutPoliteness } from './strip-politeness.ts'
import { ordersWithoutRemark } from './remarks.ts'
import { ordersReported } from './reported-orders.ts'
import { ordersOfRoles } from './roles-given.ts'
import { ordersOfNews, ordersOfDeed, ordersTold, sayOfWhom, tellsOfKin, withoutNote } from './tellings.ts'
import { isHearsay, isUnsaid } from './unsaid.ts'
import { ordersOfAmounts } from './told-amounts.ts'
import { LIGHT_VERBS, MAKES_ONE, VERBS, type WriteAction } from './verbs.ts'
import { ordersAtCounter, ordersOfHeadings } from './orders-in-headings.ts'
import { mayBeTitle, sayDetails } from './say-details.ts'
import { ordersPointingBack, type PointedOrder } from './told-first.ts'
import { ordersWished } from './wished-orders.ts'

/** A message that asks for a change, before any application is looked at. */
export interface WriteCommand {
  action: WriteAction
  /** The verb that asks for it; none in "his title is now CTO". */
  verb?: string
  /** The message without politeness; begins with the verb, where there is one. */
  text: string
  /** What was said before the command: "We won the deal Apollo - mark it …". */
  subject?: string
  /** The message can only be meant so. Otherwise it is read as a change only if all of it makes sense as one. */
  isExplicit: boolean
  /** It tells what is so and asks for nothing: such a change waits for a yes whatever the settings say. */
  isImplied?: boolean
  /** It tells a state, without naming the field. */
  isState?: boolean
  /** What it may mean as well, where it makes no sense as it is. */
  others?: WriteCommand[]
  /** It is a change of one record or none at all. */
  isOfOne?: boolean
  /** It holds what is told in front of an order as well: where a value of it is wrong, that is said before the order alone is done. */
  isBoth?: true
  /** News beside it that are no part of it, unless they say something of the record. */
  remark?: string
  /** Of the readings of a pronoun it counts only where no other one makes sense. */
  isOneOf?: boolean
}

const TRAILING_COMMAND = pattern('i')`
  [,.;!]?\s*(?:please|pls|so|and)(?:\s+please)?\s+(update|change|correct|fix|edit|set|enter|record|note|delete|remove|create|add)
  (?:\s+(?:it|that|this|them|him|her|accordingly|the (?:record|system|data|crm)))*\s*[.!]*$
`

/** "…, please enter that": how something is now, which is to be kept. */
const NOTES = /^(?:set|enter|record|note)$/i

/** "… - update her record please": the record was named before, and told what is so. */
const TRAILING_UPDATE = pattern('iu')`
  (?:\s[-–—]|[,.;!])\s*(?:(?:please|pls|so|and|can you|could you)\s+)*
  (?:update|change|correct|fix|edit|adjust|amend)\s+(?:her|his|its|their|the|that|this|our|my)\s+(?:\p{L}+\s+)?
  (?:record|entry|profile|card|file|details|data|information|info)(?:\s+(?:in|on|at)\s+(?:the |our )?[\p{L}-]+)?
  (?:\s+accordingly)?[\s.!]*$
`

/** "and its price to 5": goes on from the change before. */
const FURTHER_CHANGE =
  /^(?:and |also |then |plus )*(?=(?:its|his|her|their) \p{L}[\p{L} -]{1,30} to \S+(?: \S+){0,4}[\s.!]*$)/iu

/** "check-ins tomorrow", "the sign-ups of May": nouns for what was done, in the plural, are no verbs with a particle. */
const DEEDS = /^\W*(?:(?:the|all|any|our|my|how many|which)\s+)*\p{L}{3,}-(?:in|out|up|off|on|over|back|down)s\b/iu

/** "put the boats in order of length": how they are to be listed, and no value of any of them. */
const PUTS_IN_ORDER = pattern('iu')`
  ^\W*(?:(?:put|arrange|line up|place|bring|set out|sort)) (?:me )?(?:the|our|all|my|every|these|those|them)\b.*?
  \ (?:in|into) (?:the |an? )?(?:(?:right|correct|ascending|descending|reverse|alphabetical) )?(?:order|sequence)(?: of| by|\W*$)
`

/** "bring up the tasks of Ann", "add up the open invoices": verbs with a particle that show or count; "bring up the fee to 5" changes one. */
const SHOWS_OR_COUNTS = pattern('iu')`
  ^(?:(?:bring|pull|call|dig|look)\ up|(?:pull|pick|dig|single|fish)\ out|(?:add|sum|tot|total|count|tally)\ up|(?:work|figure)\ out)\b
  (?!.*\b(?:by|to)\ [€$£]?\d)(?!\ to\ date\b)
`

/** "Close ticket 7, tell me how many are left": a verb and the one it is done to. "Open tickets" and "Mark Lee's pupils" are named. */
const ORDERS_ONE = pattern('iu')`
  ^\p{L}+(?:\ (?:up|out|off|in|down))?\ (?:(?:the|an?|this|that|it|them|him|her|our|my|all|another|every)\b|(?-i:\p{Ll}+)\ [\p{L}-]*\d)
`
const beginsOrder = (said: string, isKnownVerb: (verb: string) => boolean): boolean =>
  testIn(said, ORDERS_ONE) && imperative(said, isKnownVerb) !== undefined

/** "a new boiler is needed in flat 7, what would it cost?": what is announced is only spoken of. */
const ASKED_LAST = pattern('iu')`
  (?:[,.;:!]|\s[-–—])\s+(?:(?:and|so|but)\ )?(?:who|whom|whose|what|which|where|when|how|why|is|are|was|were|does|do|did|has|have|had)\b
  [^.;:!?]*\?\s*$
`

/** Messages that name something and ask about it behind that. */
const ASKS_BEHIND: readonly ((message: string) => boolean)[] = [
  asksOfNamedFirst,
  asksBehind,
  asksForThoseBefore,
  asksOfDescribed,
  asksFigureOfNamed,
  asksForBothOfNamed,
]

/** Finds the command of a message; `isKnownVerb` tells verbs that some registered operation or state is named after. */
export const findCommand = (
  message: string,
  isKnownVerb: (verb: string) => boolean = () => false,
): WriteCommand | undefined => runAtOnce(findCommandSteps(message, isKnownVerb))

/** The same, with pauses. */
export function* findCommandSteps(
  asked: string,
  isKnownVerb: (verb: string) => boolean,
): Generator<void, WriteCommand | undefined> {
  const message = sayAskedLast(asked, isKnownVerb)
  const kept = orderKept(capitaliseNameOfAddress(sayInOneLine(message)))
  yield
  const whole = sayOfWhom(sayWhatBecomes(sayFiguresTold(kept)))
  yield
  const unnoted = withoutNote(whole)
  const noted = plainOrder(unnoted)
  yield
  const polite = withoutPoliteness(noted)
  yield
  const said = sayCorrectly(polite)
  yield
  // "Mark Lee's pupils, who are they?": a name that is spelt as a verb is none.
  const isAskedBehind = ASKS_BEHIND.some(asks => asks(message))
  if (isAskedBehind && !beginsOrder(said, isKnownVerb)) return undefined
  // "I'd like to clear the late orders today, so please list them": they are to be listed first.
  if (asksToShowSought(message)) return undefined
  const isAsked = QUESTION.test(said)
  const isQuestion = testIn(said, DEEDS) || testIn(said, PUTS_IN_ORDER) || SHOWS_OR_COUNTS.test(said)
  if (findsOut(said) || isQuestion || isToBeListed(said)) return undefined
  const read = (orders: string[], how: Partial<WriteCommand> = {}): WriteCommand[] =>
    orders.flatMap(order => {
      const meant = imperative(order, isKnownVerb)
      return meant ? [{ ...meant, ...how }] : []
    })
  const loose = { isImplied: true, isOfOne: true, isState: true }
  const ofOne = { isOfOne: true, isState: true, isExplicit: false }
  const news = isAsked ? [] : [...ordersOfNews(said), ...(isUnsaid(said) ? [] : ordersOfMove(said))]
  const [anew, ...newer] = read(news, { ...loose, isExplicit: false })
  if (tellsOfKin(said)) return anew && { ...anew, others: newer }
  yield
  const deed = deedInWish(message)
  const back = ordersPointingBack(deed ? `${said.replace(/[\s.!]+$/, '')}, ${deed}` : said, isKnownVerb)
  yield
  const readPointed = ({ text, isOnly, isMany }: PointedOrder) =>
    read([text, ...otherWordings(text, isKnownVerb), ...changesToPlace(text)], {
      isExplicit: false,
      ...(!isMany && { isOfOne: true, isState: true }),
      ...(!isOnly && { isImplied: true, isOneOf: true }),
    })
  const pointed = back.filter(one => !one.isNamed).flatMap(readPointed)
  const named = back.filter(one => one.isNamed).flatMap(readPointed)
  yield
  const bare = ordersWithoutRemark(said).map(({ order, remark, isFirst }) => ({
    isFirst,
    commands: [
      ...read([withPlainVerbs(order, isKnownVerb)], { isExplicit: false, isImplied: true, remark }),
      ...read([...otherWordings(plainOrder(order), isKnownVerb), ...ordersOfDeedNoun(order, isKnownVerb)], {
        isExplicit: false,
        isImplied: true,
        remark,
      }),
      ...read([...ordersOfHeadings(order), ...ordersWished(order, isKnownVerb)], { ...ofOne, isImplied: true, remark }),
    ],
  }))
  yield
  const reworded = [...otherWordings(said, isKnownVerb), ...ordersOfDeedNoun(said, isKnownVerb)]
  yield
  const atCounter = read(ordersAtCounter(writeOut(kept)).map(withoutPoliteness), ofOne)
  const others = [...newer, ...read(ordersOfHeadings(said), ofOne), ...pointed, ...read(reworded)]
  yield
  others.push(...read(looseWordings(said, isKnownVerb), loose))
  yield
  const announced =
    isAsked || testIn(maskQuotes(message), ASKED_LAST)
      ? []
      : read(ordersAnnounced(said, isKnownVerb), { ...ofOne, isImplied: true })
  // What is new is no record that is there already, however alike the two are called.
  const isNew = announced.length > 0
  yield
  const ordered = isAsked ? undefined : imperative(said, isKnownVerb)
  const appointed = isAsked ? [] : read(ordersOfRoles(said), { ...ofOne, ...(!ordered && { isImplied: true }) })
  yield
  const detailed = sayDetails(said)
  const made = detailed === said ? [] : read([detailed, withPlainVerbs(detailed, isKnownVerb)]).filter(makesOne)
  if (mayBeTitle(said)) others.push(...made)
  else announced.push(...made)
  yield
  if (asksToBeAsked(message) && !isAsked) others.push(...read(ordersPermitted(said), ofOne))
  if (!isAsked) others.push(...read(changesToPlace(said), ofOne))
  yield
  if (!isAsked) others.push(...read(ordersOfOught(said, isKnownVerb, /\?\s*$/.test(message)), { ...loose, isExplicit: false })) // oxfmt-ignore
  yield
  if (!isAsked) {
    others.push(...read([...ordersReported(said), ...ordersOfHaving(said)], { isExplicit: false, isImplied: true }))
    others.push(...read(ordersOfMeter(said), { ...loose, isExplicit: false }))
    yield
    const mayBeSo = !isUnsaid(said) && !isHearsay(said)
    const facts = mayBeSo ? factsTold(said) : undefined
    if (facts !== undefined)
      others.push({ action: 'update', text: facts, ...imperative(facts, isKnownVerb), ...loose, isExplicit: false })
    yield
    if (mayBeSo)
      others.push(...factsWithRemarks(said, isKnownVerb).map(one => ({ ...one, ...loose, isExplicit: false })))
    yield
    const told = [...ordersOfCounted(maskQuotes(said)), ...ordersTold(said)]
    yield
    told.push(...ordersOfState(said, isKnownVerb, unnoted !== whole))
    yield
    told.push(...ordersOfDeed(said), ...ordersOfTold(said, isKnownVerb))
    yield
    if (mayBeSo) told.push(...ordersOfAmounts(maskQuotes(said)))
    yield
    // "set the notes to call back and update the offer": an order of its own tells nothing that is to be kept.
    const keeping = ordered?.isExplicit ? [] : ordersKept(withoutPoliteness(plainOrder(kept)))
    told.push(...keeping.flatMap(order => [order, ...otherWordings(order, isKnownVerb)]))
    others.push(...read(told, { ...loose, isExplicit: false }))
    yield
    if (!/\?\s*$/.test(message)) {
      const wished = ordersWished(said, isKnownVerb)
      const orders = wished.flatMap(order => [order, ...otherWordings(order, isKnownVerb)])
      others.push(...read(orders, { ...loose, isExplicit: false }))
    }
    yield
  }
  const plainly = withPlainVerbs(said, isKnownVerb)
  yield
  const found = findPlain(noted, saidOnce(plainly, isKnownVerb), isKnownVerb, back.length > 0)
  const plain = found || !others.length || isAsked ? [found, ...others] : others
  // "Job 7 is urgent now; also assign it to Ann": what is told in front is a change as well, where both are of one record.
  const told = found?.subject === undefined || !/\balso\b/i.test(said) || isAsked ? undefined : findStatement(found.subject) // oxfmt-ignore
  const both =
    told && found ? [{ ...told, text: `${told.text}; ${found.text}`, isImplied: true, isBoth: true as const }] : []
  const bareOnes = (isFirst: boolean) => bare.flatMap(one => (one.isFirst === isFirst ? one.commands : []))
  const changed = bareOnes(true).filter(({ action }) => action !== 'create')
  const [first, ...more] = [
    ...(testIn(noted, NEW_OF_KIND)
      ? [{ action: 'create' as const, verb: 'new', text: withoutEnd(noted), isExplicit: false }]
      : []),
    ...both,
    ...atCounter,
    ...(anew ? [anew] : []),
    ...announced,
    ...appointed,
    ...named,
    ...(found?.subject !== undefined && testIn(found.text, FOR_THAT)
      ? read(ordersOfTold(said, isKnownVerb), loose)
      : []),
    ...(found?.subject !== undefined && testIn(found.text, POINTS) ? pointed : []),
    ...changed,
    ...plain,
    ...bareOnes(false),
  ].filter(one => !isNew || one === undefined || one.isExplicit || one.action !== 'update')
  const isOpen = LEAVES_LIST.test(said) && first?.action === 'delete'
  return (
    first && {
      ...first,
      ...(isOpen && { isImplied: true }),
      ...(more.length && { others: more.flatMap(one => one ?? []) }),
    }
  )
}

/** What may or ought to be is more than a remark. */
const MAY_BE = /\b(?:can|may|could|would|should|must|will|shall|need|needs|let|wants?|gets? (?:the|a))\b/i

/** "Ann isn't on call any more, she has flu": what is told of one record, without the remark that says why, and in other words. */
function factsWithRemarks(said: string, isKnownVerb: (verb: string) => boolean): WriteCommand[] {
  if (/\?\s*$/.test(said)) return []
  const own = withoutSource(said)
  const apart = ordersWithoutRemark(own)
    .filter(
      ({ order, remark }) =>
        !testIn(remark, MAY_BE) &&
        !imperative(order, isKnownVerb) &&
        /^[^,;:?]*(?:\d|\p{Lu}|Q)[^,;:?]*$/u.test(maskQuotes(order)),
    )
    .map(({ order, remark }) => ({ fact: order, remark }))
  const plain = own === said ? [] : [{ fact: own }]
  const facts: { fact: string; remark?: string }[] = [{ fact: said }, ...plain, ...apart]
  return facts.flatMap(({ fact, ...beside }) => {
    const told = fact === said ? undefined : (findDone(fact, isKnownVerb) ?? findStatement(fact))
    const orders = [...(fact === said ? [] : ordersOfState(fact, isKnownVerb)), ...ordersOfFacts(fact, beside.remark)]
    const read = orders
      .flatMap(order => [order, ...otherWordings(order, isKnownVerb)])
      .flatMap(order => imperative(withPlainVerbs(order, isKnownVerb), isKnownVerb) ?? findStatement(order) ?? [])
    return [...(told ? [told] : []), ...read].map(one => ({ ...one, ...beside }))
  })
}

/** "new task: …", "new order: …": where such records are kept it is one, and no announcement of an order. */
const NEW_OF_KIND = /^\W*(?:an?\s+|another\s+)?new\s+(?:task|job|order|request|change|question|one)\s*[:–—-]\s*\S/iu
const withoutEnd = (text: string): string =>
  text
    .trim()
    .replace(/^an?\s+/i, '')
    .replace(/[.!]+$/, '')

/** It makes something, also by a verb that some operation is called by as well: "book a table". */
const makesOne = ({ action, verb = '', text }: WriteCommand): boolean =>
  action === 'create' || (LIGHT_VERBS.has(verb) && MAKES_ONE.test(text))

/** "put in a claim for that": all that is said of it stands in front. */
const FOR_THAT =
  /^\p{L}+ (?:in |up )?(?:an?|another) \p{Ll}+(?: \p{Ll}+){0,2} (?:for|of|on|about) (?:that|this|it)[\s.!]*$/u
/** "so remove him from the list", behind what was told of him. */
const POINTS = /^\p{L}+ (?:it|this|that|him|her|them) (?:from|off|out of)\b/iu
/** "… Cancel it", at the end: an order that only points to what was named before. */
const POINTED =
  /^(\S.*?)[.;!,]\s+(?:(?:so|and|then|please|can you|could you)\s+)*(\p{L}+)\s+(?:it|this|that|him|her|them)[\s.!]*$/iu

/** "We have to call off the concert. Cancel it": the same order a second time, with a pronoun, is said once. */
function saidOnce(text: string, isKnownVerb: (verb: string) => boolean): string {
  const [, first, verb] = POINTED.exec(maskQuotes(text)) ?? []
  if (!first || !verb) return text
  const order = withPlainVerbs(withoutPoliteness(text.slice(0, first.length)), isKnownVerb)
  const own = imperative(order, isKnownVerb)?.verb
  return own === verb.toLowerCase() ? order : text
}

function findPlain(
  message: string,
  text: string,
  isKnownVerb: (verb: string) => boolean,
  isPointingBack: boolean,
): WriteCommand | undefined {
  const first = imperative(text, isKnownVerb)
  if (first) return first
  const isQuestion = QUESTION.test(text) || /\?\s*$/.test(message)
  if (isQuestion) return undefined
  const further = testIn(text, FURTHER_CHANGE) ? replaceIn(text, FURTHER_CHANGE, 'change ') : undefined
  if (further) return { action: 'update', verb: 'change', text: further, isExplicit: false, isImplied: true }
  const told = replaceIn(text, TRAILING_UPDATE, '')
  const updated = told === text || !told ? undefined : findStatement(told)
  if (updated) return { ...updated, isExplicit: false }
  const trailing = execIn(text, TRAILING_COMMAND)
  const rest = trailing ? text.slice(0, trailing.index).trim() : ''
  const action = trailing && (NOTES.test(trailing[1]!) ? 'update' : VERBS[trailing[1]!.toLowerCase()]!)
  // "Order 7 is a duplicate, please delete it": what is told of it says why, and is no description of it.
  const tellsWhy = action === 'delete' && isPointingBack && TELLS_WHY.test(maskQuotes(rest))
  if (trailing && action && rest && !tellsWhy) {
    return action === 'update'
      ? { ...(findStatement(rest) ?? { action, text: rest }), isExplicit: false }
      : { action, verb: trailing[1]!.toLowerCase(), text: `${trailing[1]!} ${rest}`, isExplicit: false }
  }
  const needed = execIn(text, NEED)
  const behind =
    findLater(text, isKnownVerb, SENTENCES) ??
    (testIn(maskQuotes(text), NEWS_BEFORE) ? findLater(text, isKnownVerb, COMMA) : undefined)
  if (behind) return behind
  const wished = wishToMake(text) ?? wish(text)
  if (wished) return { ...wished, ...withStatement(text, testIn(message, SUPPOSED)) }
  if (needed)
    return { action: 'create', verb: 'new', text: text.slice(needed[0].length), isExplicit: false, isImplied: true }
  if (RELATIVE.test(maskQuotes(text))) return undefined
  const done = findDone(text, isKnownVerb)
  if (done) return done
  // It was let go as polite, but tells that something is new.
  const said = findStatement(/\binstead[\s.!]*$/i.test(message) ? `${text} instead` : text)
  return said ? { ...said, isImplied: true } : findLater(text, isKnownVerb)
}

const TELLS_WHY = /\s(?:is|was|has|had|should|doesn['’]t|does not|didn['’]t|did not|isn['’]t)\s/iu

const WISH = pattern('u')`
  ^(\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*)*)\s+
  (?:wants?|needs?|would like|requests?|asks? for|asked for|has asked for|has requested)\s+
  (?:to (?<verb>book|reserve|order|have|get|take|request)\s+)?(?!(?:to|that|which|who|from|of|by|still|not|with|without|waiting|pending)\b)(\S.+)$
`

/** "Ann Lee is on the phone and wants to make a complaint": what is told before says where the wish comes from. */
const WISH_BEHIND = pattern('u')`
  ^(\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*)*)\s+(?:
    (?:is|was|has|just|called|rang|came|wrote|e-?mailed|phoned)\b
    (?:(?!\b(?:not|who|which|that)\b)[^,.;:?\d]){0,40}?(?:,?\s+and|[,.;])\s+(?:(?:[Ss]he|[Hh]e|[Tt]hey)\s+)?(?:now\s+)?
  )?
  (?:wants?|needs?|would\ like|['’]d\ like)\s+to\s+(?<verb>\p{Ll}+)\s+(?<what>(?:an?|another)\s+(?:new\s+)?\S.*)$
`

/** Wishes for something to be made: what it is, and for whom. */
function wishToMake(text: string): WriteCommand | undefined {
  const match = execIn(text, WISH_BEHIND)
  const { verb = '', what = '' } = match?.groups ?? {}
  const makes = LIGHT_VERBS.has(verb) || /^(?:make|lodge|have|get|add|create|log)$/.test(verb)
  return match && makes
    ? {
        action: 'create',
        verb: 'create',
        text: `create ${what.replace(/[\s.!]+$/, '')} for ${match[1]!}`,
        isExplicit: false,
        isImplied: true,
      }
    : undefined
}

/** "Ann Lee wants a room on Monday": a new record for her, if all of it makes sense as one. */
function wish(text: string): WriteCommand | undefined {
  const match = execIn(text, WISH)
  const [who, what, verb] = [match?.[1], match?.[3], match?.groups?.['verb']]
  // "For Alder Quay I need …": the speaker does.
  if (
    !who ||
    !what ||
    /^(?:For|About|On|Of|In|At|With|From|Regarding)\b|(?:^|\s)(?:I|We|They|He|She|You|It|Me|Us)$/i.test(who)
  )
    return undefined
  const own = what.replace(/[\s.!]+$/, '').replace(/^(?:an?|another|some|the)\s+/i, '')
  // "… wants to reserve Salt": something that there is, and by no other deed.
  if (verb === 'reserve')
    return { action: 'create', verb, text: `reserve ${own} for ${who}`, isExplicit: false, isImplied: true }
  return { action: 'create', verb: 'book', text: `book a ${own} for ${who}`, isExplicit: false, isImplied: true }
}

/** It may tell a change instead: "B-17 needs three boxes", "Ann Lee wants the newsletter". */
function withStatement(text: string, isSupposed: boolean): Pick<WriteCommand, 'others'> {
  const plain = { action: 'update' as const, text, isExplicit: false, isOfOne: true, isState: true }
  const said = findStatement(text) ?? (isSupposed ? undefined : plain)
  return said ? { others: [{ ...said, isImplied: true }] } : {}
}

/** Who speaks only supposes it. */
const SUPPOSED = /^\W*(?:i (?:think|guess|suppose|believe|assume)|maybe|perhaps)\b/i

/** A command behind a remark: "We won the deal Apollo - mark it closed-won". */
function findLater(
  text: string,
  isKnownVerb: (verb: string) => boolean,
  joints = /(?:[.;!:,]|\s[-–—]|\band\b|\bso\b)\s+/gi,
): WriteCommand | undefined {
  const masked = maskQuotes(text)
  for (const match of masked.matchAll(joints)) {
    const from = match.index + match[0].length
    const command = match.index > 0 && imperative(withoutPoliteness(text.slice(from)), isKnownVerb)
    if (!command) continue
    const subject = text.slice(0, match.index)
    const made = command.action === 'create' ? makeIt(command, subject) : command
    // "We need one more task. Give it to Ann": of what is to be made, and of none that there is.
    if (testIn(subject, NEED) && command.action !== 'create') continue
    if (testIn(subject, EXCEPTS)) continue
    // "take 10 off the fee and set …": what is ordered first is no remark.
    if (joints !== SENTENCES && otherWordings(subject, isKnownVerb).length) continue
    if (made && (command.action !== 'create' || joints === SENTENCES || made !== command))
      return { ...made, subject, isExplicit: false }
  }
  return undefined
}

/** Ends of sentences: what is asked for behind one is asked for, whatever was told before. */
const SENTENCES = pattern('giu')`
  [.;!](?<!\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|no|No|Jr|Sr)\.)["”]?\s+
  |(?:\s[-–—]|,)\s+(?:so\s+)?(?=please\b)
  |(?<=\b(?:called|rang|phoned|says?|said|wrote|e-?mailed|asked)):\s+
  |(?<=\b(?:is|are|was|were|has|have|had|got|came|came in|arrived)\b[^.:;!?]{0,40}):\s+(?=\p{Ll})
`

/** "The delivery is in, set the stock of S2 to 40": a clause that tells what happened, and what is to be set to a value. */
const NEWS_BEFORE = pattern('iu')`
  ^(?!(?:show|list|which|what|who|whose|where|how|find|give|tell|if|when|once|as|all|any|every|each)\b)
  [^,.;:?!]*\b(?:is|are|was|were|has|have|had|got|came|comes|arrived|(?:we|they|it|he|she)['’](?:ve|re|s))\b[^,.;:?!]*,\s+
  (?:(?:so|and|then|now)\s+)*(?:set|change|update|correct|adjust|raise|lower|increase|reduce)
  \ (?:the|its?|our|["“](?=.*\bto\b)|(?-i:Q)(?=.*\bto\b))\ ?[^,;:?!]*\d
`
const COMMA = /,\s+(?:(?:so|and|then|now)\s+)*/gi

const HAVE = pattern('i')`
  ^(?:(?:we|i|they|he|she|there|you|it)(?:['’](?:ve|s|re|d))?\s+)?(?:just\s+|now\s+|also\s+)*
  (?:(?:would|will|should)\s+)?(?:
    have|has|had|got|gets?|is|are|was|need|needs|want|wants|like|require|requires|found|met|hired|bought
    |received|made
  )\s+(?:got\s+|just\s+)?
`
/** "Bugs are exempt. Delete the tasks of Ann Lee": what is told limits the order, and is no reason for it. */
const EXCEPTS = pattern('iu')`
  \b(?:exempt(?:ed)?|excluded|not\ (?:included|affected|concerned|meant)|(?:must|should|shall|can|will|(?:is|are|has|have)\ to)\ (?:stay|remain|be\ kept))\b
`

/** "I need a new task": what is wanted is to be made. */
const NEED = pattern('i')`
  ^(?:we|i|they)(?:['’]d)?\s+(?:(?:would|will|should)\s+)?(?:need|want|like|require)s?\s+
  (?:one\s+more\s+|(?:(?:an?|some|the)\s+)?(?=(?:new|another|additional|further|extra)\s))
`

/** "I met somebody new, Ann Lee": who it is stands behind. */
const SOMEBODY =
  /^(?:somebody|someone|a (?:new )?(?:person|contact|guy|lady|woman|man))(?: \p{Ll}+){0,5}?\s*(?:[,:]|\s[-–—]|\s(?:called|named))\s+(?=\p{Lu})/iu

/** "We have a new lamp, the Aurora. Please add it for 20 €": what the pronoun stands for was named before. */
function makeIt(command: WriteCommand, subject: string): WriteCommand | undefined {
  // "add as a member": the pronoun is left out in haste.
  const pointing =
    /^(\p{L}+)\s+(?:it|him|her|them|this|that|one)(?=[\s,.:;]|$)/iu.exec(command.text) ??
    /^(add|put|save|enter|register|record)(?= (?:in )?as (?:an? )?(?:new )?\p{Ll})/iu.exec(command.text)
  if (!pointing) return command
  const had = HAVE.exec(subject)
  if (!had) return undefined
  const noun = subject
    .slice(had[0].length)
    .replace(SOMEBODY, '')
    .replace(/[\s,;]+$/, '')
  return { ...command, text: `${pointing[1]!} ${noun},${command.text.slice(pointing[0].length)}` }
}

/** The verb of a message that asks for a change; undefined when it asks for none. */
export function readWriteAction(text: string): WriteAction | undefined {
  return imperative(withoutPoliteness(text), () => false)?.action
}

/** "how do I add …": asks how something is done, not to do it. */
const HOW_TO = pattern('i')`
  ^\W*(?:please |can you |could you )?(?:explain |tell me |show me )?how
  \ (?:to|(?:do|would|can|could|should|does) (?:i|one|we|you|someone|people))\s+(\w+)
`

/** "How would I delete a lead?": a question about a change, not a request for one. */
export function asksHowToWrite(text: string): WriteAction | undefined {
  const match = execIn(text, HOW_TO)
  const verb = match?.[1]?.toLowerCase()
  return verb && Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
}
