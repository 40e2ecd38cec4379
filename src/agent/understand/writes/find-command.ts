import { sayWhatBecomes } from './what-is-so.ts'
import { pattern } from '../../../lib/patterns.ts'
import { findDone, findStatement, RELATIVE } from './find-statement.ts'
import { maskQuotes } from './mask.ts'
import { ordersOfHaving } from './having-orders.ts'
import { orderKept, ordersKept } from './kept-orders.ts'
import { looseWordings, otherWordings } from './other-wordings.ts'
import { LEAVES_LIST, withPlainVerbs } from './plain-verbs.ts'
import { sayCorrectly } from './say-correctly.ts'
import { plainOrder } from './plain-order.ts'
import { FINDS_OUT, QUESTION, withoutPoliteness } from './strip-politeness.ts'
import { ordersReported } from './reported-orders.ts'
import { ordersOfDeed, ordersTold, sayOfWhom, withoutNote } from './tellings.ts'
import { LIGHT_VERBS, VERBS, WEAK, type WriteAction } from './verbs.ts'
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
}

const TRAILING_COMMAND = pattern('i')`
  [,.;!]?\s*(?:please|pls|so|and)(?:\s+please)?\s+(update|change|correct|fix|edit|delete|remove|create|add)
  (?:\s+(?:it|that|this|them|him|her|accordingly|the (?:record|system|data|crm)))*\s*[.!]*$
`

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

/** Finds the command of a message; `isKnownVerb` tells verbs that some registered operation or state is named after. */
export function findCommand(
  message: string,
  isKnownVerb: (verb: string) => boolean = () => false,
): WriteCommand | undefined {
  const kept = orderKept(message)
  const noted = plainOrder(withoutNote(sayOfWhom(sayWhatBecomes(kept))))
  const said = sayCorrectly(withoutPoliteness(noted))
  if (FINDS_OUT.test(said) || DEEDS.test(said)) return undefined
  const read = (orders: string[], how: Partial<WriteCommand> = {}): WriteCommand[] =>
    orders.flatMap(order => {
      const meant = imperative(order, isKnownVerb)
      return meant ? [{ ...meant, ...how }] : []
    })
  const loose = { isImplied: true, isOfOne: true, isState: true }
  const others = [
    ...read(otherWordings(said, isKnownVerb)),
    ...read(looseWordings(said, isKnownVerb), loose),
    ...(QUESTION.test(said)
      ? []
      : [
          ...read([...ordersReported(said), ...ordersOfHaving(said)], { isExplicit: false, isImplied: true }),
          ...read([...ordersTold(said), ...ordersOfDeed(said), ...ordersKept(withoutPoliteness(plainOrder(kept)))], {
            ...loose,
            isExplicit: false,
          }),
          ...(/\?\s*$/.test(message) ? [] : read(ordersWished(said, isKnownVerb), { ...loose, isExplicit: false })),
        ]),
  ]
  const found = findPlain(noted, saidOnce(withPlainVerbs(said, isKnownVerb), isKnownVerb), isKnownVerb)
  const [first, ...more] = found || !others.length || QUESTION.test(said) ? [found, ...others] : others
  const isOpen = LEAVES_LIST.test(said) && first?.action === 'delete'
  return (
    first && {
      ...first,
      ...(isOpen && { isImplied: true }),
      ...(more.length && { others: more.flatMap(one => one ?? []) }),
    }
  )
}

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

function findPlain(message: string, text: string, isKnownVerb: (verb: string) => boolean): WriteCommand | undefined {
  const first = imperative(text, isKnownVerb)
  if (first) return first
  const isQuestion = QUESTION.test(text) || /\?\s*$/.test(message)
  if (isQuestion) return undefined
  const further = FURTHER_CHANGE.test(text) ? text.replace(FURTHER_CHANGE, 'change ') : undefined
  if (further) return { action: 'update', verb: 'change', text: further, isExplicit: false, isImplied: true }
  const told = text.replace(TRAILING_UPDATE, '')
  const updated = told === text || !told ? undefined : findStatement(told)
  if (updated) return { ...updated, isExplicit: false }
  const trailing = TRAILING_COMMAND.exec(text)
  if (trailing && trailing.index > 0) {
    const rest = text.slice(0, trailing.index).trim()
    const action = VERBS[trailing[1]!.toLowerCase()]!
    return action === 'update'
      ? { ...(findStatement(rest) ?? { action, text: rest }), isExplicit: false }
      : { action, verb: trailing[1]!.toLowerCase(), text: `${trailing[1]!} ${rest}`, isExplicit: false }
  }
  const needed = NEED.exec(text)
  const behind = findLater(text, isKnownVerb, SENTENCES)
  if (behind) return behind
  const wished = wish(text)
  if (wished) return { ...wished, ...withStatement(text) }
  if (needed)
    return { action: 'create', verb: 'new', text: text.slice(needed[0].length), isExplicit: false, isImplied: true }
  if (RELATIVE.test(maskQuotes(text))) return undefined
  const done = findDone(text, isKnownVerb)
  if (done) return done
  // It was let go as polite, but tells that something is new.
  const said = findStatement(/\binstead[\s.!]*$/i.test(message) ? `${text} instead` : text)
  return said ? { ...said, isImplied: true } : findLater(text, isKnownVerb)
}

const WISH = pattern('u')`
  ^(\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*)*)\s+
  (?:wants?|needs?|would like|requests?|asks? for|asked for|has asked for|has requested)\s+
  (?:to (?:book|reserve|order|have|get|take|request)\s+)?(?!to\b)(\S.+)$
`

/** "Ann Lee wants a room on Monday": a new record for her, if all of it makes sense as one. */
function wish(text: string): WriteCommand | undefined {
  const [, who, what] = WISH.exec(text) ?? []
  // "For Alder Quay I need …": the speaker does.
  if (
    !who ||
    !what ||
    /^(?:For|About|On|Of|In|At|With|From|Regarding)\b|(?:^|\s)(?:I|We|They|He|She|You|It|Me|Us)$/i.test(who)
  )
    return undefined
  const own = what.replace(/[\s.!]+$/, '').replace(/^(?:an?|another|some|the)\s+/i, '')
  return { action: 'create', verb: 'book', text: `book a ${own} for ${who}`, isExplicit: false, isImplied: true }
}

/** It may tell a change instead: "B-17 needs three boxes". */
function withStatement(text: string): Pick<WriteCommand, 'others'> {
  const said = findStatement(text)
  return said ? { others: [{ ...said, isImplied: true }] } : {}
}

/** The command that a text begins with. */
export function imperative(text: string, isKnownVerb: (verb: string) => boolean): WriteCommand | undefined {
  if (/^get rid of\b/i.test(text)) return { action: 'delete', verb: 'get', text, isExplicit: true }
  const action = readVerb(text)
  const verb = /^[\p{L}]+/u.exec(text)?.[0].toLowerCase()
  if (!verb) return undefined
  const isPointing = /^\p{L}+\s+(?:it|that|this|them|these|those|him|her)\b/iu.test(text)
  if (action) return { action, verb, text, isExplicit: !WEAK.has(verb) || action === 'create' || isPointing }
  // "permanently delete …"
  const adverb = /^\p{L}+ly\s+(?=\p{L})/iu.exec(text)?.[0]
  const later = adverb ? imperative(text.slice(adverb.length), isKnownVerb) : undefined
  if (later) return later
  const makes =
    LIGHT_VERBS.has(verb) &&
    (/^\p{L}+\s+(?:up\s+)?(?:an?|another|new|one|two|three)\s/iu.test(text) ||
      // "book leave for Ann": what is made is no thing that is counted.
      /^(?:book|schedule|request|file|arrange|log|register|plan)\s+\p{Ll}+\s+(?:for|from)\s/u.test(
        text.toLowerCase(),
      ) ||
      /^\p{L}+\s+(?:up\s+)?\p{Lu}.*\sas\s+(?:an?\s+)?(?:new\s+)?\p{Ll}/u.test(text) ||
      ENGAGES.test(text))
  // "return rate by town", "close dates of …": a noun made of two.
  if (!action && COMPOUND.test(text)) return undefined
  const own = makes ? text.replace(/^(\p{L}+)\s+up\s/iu, '$1 ') : text
  const isKnown = makes || (isBaseForm(verb) && isKnownVerb(verb))
  const isCommand = /^\p{L}+\s+\S/u.test(text) && !QUESTION.test(text) && isKnown
  return isCommand ? { action: 'update', verb, text: own, isExplicit: false } : undefined
}

/** "hire Ann Lee": somebody is taken in by their name (verbs of appointing and of enrolling; Levin, 1993, 29.1). */
const ENGAGES = /^(?:[Hh]ire|[Oo]nboard|[Ee]nroll?|[Rr]egister) \p{Lu}[\p{L}'’-]+ \p{Lu}/u

/** An order has its verb in the base form: "ships longer than 80 m" are ships, "pass it on" is one. */
const isBaseForm = (verb: string): boolean => !/(?:[^sui]s|ies)$/.test(verb)

/** A verb's stem before a noun of measure names a figure or a date: "return rate", "check-in times". */
const COMPOUND = pattern('iu')`
  ^\p{L}+[- ](?:(?:in|out|off|up|on|down|over|back)[- ])?
  (?:rate|ratio|percentage|date|time|count|total|value|volume|number|figure)s?\b(?!\s+(?:\p{L}+\s+)?\S*\d)
`

function readVerb(plain: string): WriteAction | undefined {
  const [first, second = ''] = plain.toLowerCase().split(/[\s,]+/)
  const action = first && Object.hasOwn(VERBS, first) ? VERBS[first] : undefined
  if (!action) return undefined
  const isArticle = /^(?:a|an|the|new|one|me)$/.test(second)
  if (first === 'put' && /^(?:a|an|new)$/.test(second)) return 'create'
  // "record counts", "sets of …", "new leads this month": nouns and adjectives, not commands.
  if (first === 'record' && !isArticle) return undefined
  if (first === 'new') return undefined
  if (first === 'make' && (!isArticle || second === 'the')) return 'update'
  // "leave me a list": verbs of giving to the speaker ask to be told.
  if (first && /^(?:give|hand|bring|leave)$/.test(first) && /^(?:me|us)$/.test(second)) return undefined
  // "set of tyres", "change of address": a noun.
  if (second === 'of') return undefined
  return first === 'add' && second === 'up' ? undefined : action
}

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
    if (made && (command.action !== 'create' || joints === SENTENCES)) return { ...made, subject, isExplicit: false }
  }
  return undefined
}

/** Ends of sentences: what is asked for behind one is asked for, whatever was told before. */
const SENTENCES =
  /[.;!](?<!\b(?:Inc|Ltd|Co|Corp|Mr|Mrs|Ms|Dr|St|no|No|Jr|Sr)\.)["”]?\s+|(?:\s[-–—]|,)\s+(?:so\s+)?(?=please\b)/gi

const HAVE = pattern('i')`
  ^(?:(?:we|i|they|he|she|there|you|it)(?:['’](?:ve|s|re|d))?\s+)?(?:just\s+|now\s+|also\s+)*
  (?:(?:would|will|should)\s+)?(?:
    have|has|had|got|gets?|is|are|was|need|needs|want|wants|like|require|requires|found|met|hired|bought
    |received|made
  )\s+(?:got\s+|just\s+)?
`
/** "I need a new task": what is wanted is to be made. */
const NEED = pattern('i')`
  ^(?:we|i|they)(?:['’]d)?\s+(?:(?:would|will|should)\s+)?(?:need|want|like|require)s?\s+
  (?:(?:an?|some|the)\s+)?(?=(?:new|another|additional|further|extra)\s)
`

/** "We have a new lamp, the Aurora. Please add it for 20 €": what the pronoun stands for was named before. */
function makeIt(command: WriteCommand, subject: string): WriteCommand | undefined {
  // "add as a member": the pronoun is left out in haste.
  const pointing =
    /^(\p{L}+)\s+(?:it|him|her|them|this|that|one)(?=[\s,.:;]|$)/iu.exec(command.text) ??
    /^(add|put|save|enter|register|record)(?= (?:in )?as (?:an? )?(?:new )?\p{Ll})/iu.exec(command.text)
  if (!pointing) return command
  const had = HAVE.exec(subject)
  if (!had) return undefined
  const noun = subject.slice(had[0].length).replace(/[\s,;]+$/, '')
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
  const match = HOW_TO.exec(text)
  const verb = match?.[1]?.toLowerCase()
  return verb && Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined
}
