import { fragment, pattern } from '../../../lib/patterns.ts'
import { MARK, protect, restore, type Source } from '../read/literals.ts'
import { sayLetterDeed } from './letters/say-letter-deed.ts'
import { sayOrders } from './say-plainly.ts'
import { isUnknownCommand } from './unknown-command.ts'

/** What an order asks for, by its verb. */
export type OrderKind = keyof typeof VERBS

/** One clause of an instruction: a verb of doing and what it is done to, with literals as marks. */
export interface Order {
  kind: OrderKind | 'other'
  /** The verb as it was said: unknown ones may be the names of controls ("archive it"). */
  verb: string
  /** What follows the verb. */
  rest: string
  /** What stands before the verb: "using the slider". */
  lead: string
  said: string
}

export interface Orders {
  list: Order[]
  source: Source
  text: string
}

/** Verbs by what is done with them. The vocabulary of instructions for user interfaces; none stands for one page. */
const VERBS = {
  click: 'click|press|tap|hit|push|touch|activate|double[- ]click|right[- ]click',
  choose: 'select|choose|pick|check|tick|mark|take',
  unchoose: 'uncheck|untick|deselect|unselect|unmark',
  enter: 'enter|type|write|input|fill|put|key in|insert|provide',
  set: 'set|adjust|change|turn|increase|decrease|raise|lower|make|switch|resize|stretch',
  open: 'open|go|navigate|visit|show|view|browse|bring up',
  expand: 'expand|unfold|reveal',
  close: 'close|dismiss|hide|collapse',
  find: 'find|locate|look|identify|determine|figure out|see|read',
  search: 'search|query|google',
  drag: 'drag|move|drop|place|arrange|bring|slide|pull|shift|push|carry|position|haul|shove|relocate',
  sort: 'sort|order|rank|reorder|rearrange',
  copy: 'copy|duplicate|transfer',
  paste: 'paste',
  highlight: 'highlight|emphasi[sz]e',
  count: 'count|how many',
  solve: 'solve|calculate|compute|work out|add up|evaluate',
  submit: 'submit|confirm|send|finish|save|continue',
  login: 'log ?in|log into|sign ?in|sign into|log on|register|sign ?up',
  book: 'book|reserve|buy|purchase',
  guess: 'guess',
  draw: 'draw|connect|bisect|trace',
  scroll: 'scroll',
  hover: 'hover|point',
  wait: 'wait',
  leave: 'leave|ignore|skip|do not|don.t',
  focus: 'focus',
  use: 'use',
  repeat: 'repeat|keep',
  delete: 'delete|remove|erase|trash|discard',
  reply: 'reply|respond|answer',
  forward: 'forward',
  add: 'add|create|schedule',
  play: 'play|win',
} as const

const ANY = Object.values(VERBS).join('|')
/** Verbs of English that are the names of controls of lists of messages, posts and products. */
const ACTION = fragment`
  star|unstar|like|unlike|favou?rite|share|follow|unfollow|block|mute|archive|flag|pin|retweet|repost|report
  |bookmark|hide|cancel|toggle|comment|underline|bold|italici[sz]e|edit|rename|subscribe|unsubscribe|agree
  |accept|decline|reject|refuse|approve|swap|exchange|upvote|downvote|dislike|snooze|restore|update|upgrade
  |install|uninstall|reset|restart|retry|pause|resume|refresh|sync|export|import|assign|unassign|lock|unlock
  |replace|substitute|compose|apply|watch|suspend|deactivate|invite|merge|stop|compare|unblock|unmute|unpin|print|download|sell|give|rate|award|dial|call|sign
`
const STARTS = new RegExp(
  `^(?:please |now |then |first |finally |next |also |lastly |and |,|-)*\\s*(${ANY}|${ACTION})\\b[,:]?\\s*`,
  'i',
)
const CUT = pattern('g')`
  (?:
    [.;!?]\s+
    |,?\s+(?:and\s+)?(?:then|afterwards|next|finally)[, ]+
    |,\s*and\s+|\s+and\s+|,\s+so\s+|\s+before\s+
    |\s+to\s+(?=${'find|see|reveal|get|open|select'}\b)
    |\s+until you\s+
  )(?=(?:then |now |finally |also |you )*(?:${ANY}|${ACTION})(?:ing)?\b)
  |,\s*(?=(?:then |now |finally |also |you )*(?:${ANY}|sign(?= (?:it|as|with)))(?:ing)?\b)
`

/** Reads the clauses of an instruction in their order. A verb with a capital within a sentence is a name. */
export function readOrders(instruction: string): Orders {
  const source = sayLetterDeed(protect(withoutAsking(instruction.replace(/\s+/g, ' ').trim())))
  const text = sayOrders(source.text).replace(/\s*[.!]\s*$/, '')
  const parts = cut(text)
  const list: Order[] = []
  let lead = ''
  for (const part of parts) {
    const order = readOrder(part, source)
    if (order) {
      list.push({ ...order, lead: [lead, order.lead].filter(Boolean).join(' ') })
      lead = ''
    } else if (list.length === 0) lead = `${lead} ${part}`.trim()
    else if (startsSentence(part, source) && isUnknownCommand(part)) list.push(unknownOrder(part, source))
    else if (!STATEMENT.test(part)) list[list.length - 1]!.rest += `, ${part}`
  }
  // "Then find and click X": what is found is what is clicked.
  const own = list.filter(
    ({ kind, rest, lead: given }, at) => kind !== 'find' || rest || given || at === list.length - 1,
  )
  return { list: own, source, text: lead && list.length === 0 ? lead : text }
}

/** "Can you delete the mail?" is an order, and its mark belongs to no name. */
function withoutAsking(said: string): string {
  const asked = /^(?:please )?(?:can|could|will|would) you(?: please)? ([^?.]+)\?$/iu.exec(said)?.[1]
  return asked !== undefined && STARTS.test(asked) ? asked : said
}

/** Cut off as a sentence of its own, and not as the part of an enumeration. */
const startsSentence = (part: string, { text }: Source): boolean =>
  /^\p{Lu}\p{Ll}+/u.test(part) && text.includes(`. ${part}`)

/** An order whose verb is none that is known here: a control of the page may be called so. */
const unknownOrder = (part: string, source: Source): Order => {
  const [verb, ...rest] = part.split(' ')
  return orderOf(verb!, rest.join(' '), '', part, source)
}

/** A sentence that only tells how things behave: "It moves after each click", "You are told whether it is right". */
const STATEMENT = pattern('iu')`
  ^(?:it|they|this|these|there|you|each|every) (?:\p{L}+ )?
  (?:is|are|was|were|will|can|may|has|have|does|do|gets?|\p{L}{2,}s)\b(?!.*[:=])
`

/** Whether a sentence only tells how things behave or what there is. */
export const isStatement = (text: string): boolean => STATEMENT.test(text)

/** Verbs that need no object: they are orders by themselves. */
const ALONE =
  /^(?:submit|confirm|send|finish|save|continue|scroll|wait|log|sign|register|play|search|paste|close|copy|repeat|sort|open|go)\b/i

/** "rich, answer, stone": a word without an object between the commas of an enumeration is one of what is enumerated. */
const isOfList = (joint: string, rest: string): boolean =>
  /^(?:,|,?\s+and)\s*$/.test(joint) && !ALONE.test(rest) && /^\p{Ll}+(?:\s*,|\s+and\s)/u.test(rest)

/** Cuts where a clause ends and the next begins with a verb in small letters, or a sentence with any. */
function cut(text: string): string[] {
  const out: string[] = []
  let from = 0
  for (const match of text.matchAll(CUT)) {
    const at = match.index
    const before = text.slice(from, at).trim()
    // "from Rome and mark it" goes on; a preposition or determiner right before a verb makes a noun of it.
    if (isOfList(match[0], text.slice(at + match[0].length))) continue
    if (before === '' || /\b(?:the|a|an|to|of|your|this|that|its)$/i.test(before)) continue
    out.push(before)
    from = at + match[0].length
  }
  out.push(text.slice(from).trim())
  return out
    .flatMap(part => part.split(/(?<=[^\s.]{2}|[\d\uE001)\]])[.;!?]\s+(?=\p{Lu}|\uE000|$)/u))
    .map(part => part.trim())
    .filter(Boolean)
}

/** "Start typing X" asks for "type X". */
const withoutStart = (part: string): string =>
  part.replace(/^(?:start|begin)(?: by)? (\p{L}+)ing\b/iu, (whole, stem: string) => {
    const verb = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find(kindOf)
    return verb ?? whole
  })

/** What comes before an order and asks for nothing. */
const LEAD_IN = pattern('i')`
  ^(?:
    (?:
      please|kindly|now|then|first|finally|next|lastly|also
      |you (?:should|must|have to|need to)
      |your (?:task|goal|job) is to|(?:can|could|will|would) you(?: please)?|i want (?:you )?to|try to|make sure to|and
    )[\s,:]+
  )+
`

/** "the volume should be 5", "make sure the box must read tea": what is to be so. */
const SHOULD_BE = pattern('i')`
  ^(?:the |make sure (?:that )?the )?(.+?) (?:should|must|has to|needs to)
  \ (?:be|say|show|read|have|contain|hold)(?: set to)? (.+)$
`

/** "Using the table, enter …", "In the menu, choose …": the circumstances come first. */
const CIRCUMSTANCES_FIRST = pattern('i')`
  ^((?:in|on|from|with|using|by|for|after|when|at|among|within|below|above|given|of|if)\b.*?)[,:]?\s+
  # "the late order of Ann": what somebody has is no verb.
  (?<!\b(?:the|a|an|this|your) )(${ANY}|${ACTION})\b(?!-|\ of\b)[,:]?\s*(.*)$
`

function readOrder(part: string, source: Source): (Omit<Order, 'lead'> & { lead: string }) | undefined {
  const polite = withoutStart(part).replace(LEAD_IN, '')
  // "The size should be large" asks for what "set the size to large" does.
  const wish = SHOULD_BE.exec(polite)
  if (wish) return orderOf('set', `${wish[1]!} to ${wish[2]!}`, '', part, source)
  // "Use the slider to set …": a means, and what it is for.
  const means = new RegExp(`^(?:use|using|with) (.+?) to (${ANY}|${ACTION})\\b[,:]?\\s*(.*)$`, 'i').exec(polite)
  if (means) return orderOf(means[2]!, means[3]!, `using ${means[1]}`, part, source)
  const starts = STARTS.exec(polite)
  if (starts) return orderOf(starts[1]!, polite.slice(starts[0].length), '', part, source)
  // "Using the table, enter …", "In the menu, choose …", "For Ann, click …": the circumstances come first.
  const inside = CIRCUMSTANCES_FIRST.exec(polite)
  if (inside) return orderOf(inside[2]!, inside[3]!, inside[1]!, part, source)
  // "The two texts are in the wrong place: swap them": what comes before says why.
  const reason =
    /^(?:the|this|these|those|it|they) [^:]+?\b(?:is|are|was|were|holds?|has|have|stands?|lies?)\b[^:]*:\s+(.+)$/iu.exec(
      polite,
    )
  const asked = reason && STARTS.exec(reason[1]!)
  if (asked) return orderOf(asked[1]!, reason[1]!.slice(asked[0].length), '', part, source)
  // "Boost 2 posts of @ann", "archive it": a verb that is none of user interfaces is the name of what can be done here.
  const own = OWN_VERB.exec(polite)
  return own ? orderOf(own[1]!, own[2]!, '', part, source) : undefined
}

/** Any word before an object that is determined; closed classes, and what begins statements and questions, are no verbs. */
const OWN_VERB = pattern('iu')`
  ^(?!
    (?:
      for|with|in|on|at|of|to|from|by|as|about|under|above|below|over|after|before|between|into|not|also|only
      |just|then|than|or|and|but|the|this|that|these|those|there|here|if|when|while|where|what|which|who|whose
      |how|why|is|are|was|were|be|has|have|had|do|does|did|can|will|would|should|may|must|among|within|using
      |given|during|since|until|because|per|via|like|near|inside|its?|my|your|our|their|his|her|you|we|they|he
      |she|all|both|each|every|some|any|no|once|upon|such|quite|rather|half|today|tomorrow|now|maybe|perhaps
    )\b
  )(\p{L}{3,})
  \ ((?:the|this|that|these|it|them|all|every|each|both|my|your|its|their|an?|another|\d+|two|three|four|five)\b ?.*)$
`

const kindOf = (verb: string): OrderKind | undefined =>
  (Object.keys(VERBS) as OrderKind[]).find(key => new RegExp(`^(?:${VERBS[key]})$`, 'i').test(verb))

function orderOf(verb: string, rest: string, lead: string, said: string, source: Source): Order {
  const lower = verb.toLowerCase()
  const plain = kindOf(lower) ? lower : lower.replace(/ing$/, '')
  // "Place the order" puts nothing anywhere.
  const isSent = plain === 'place' && /^(?:the|your|my|this|an?) (?:order|bid|bet|call|booking)\b/i.test(rest)
  // "Order me a pizza" puts nothing in order.
  const isWanted = plain === 'order' && /^(?:me|us|myself|ourselves)\b/i.test(rest)
  const kind = isSent || isWanted ? 'other' : (kindOf(plain) ?? 'other')
  return {
    kind,
    verb: plain,
    rest: rest.replace(/[\s.,;!]+$/, '').replace(AT_THE_END, ''),
    lead,
    said: restore(said, source),
  }
}

/** "Press OK when you are done": what is said of the time is no part of the name. */
const AT_THE_END = pattern('i')`
  ,?\s+(?:at|in) the end$
  # "without signing it": what is not done anyway.
  |,?\s+(?:but )?without \w+ing (?:it|them|that|this|anything)(?: (?:first|before))?$
  |(?:^|,?\s+)(?:afterwards|after that|at last|too|as well)$
  |,?\s+(?:when|once|after|as soon as) (?:you(?:'re| are)?|it is|it's|that is|everything is|all is)?\s*
    (?:done|finished|ready|complete[d]?)$
  |\s+(?:to (?:finish|continue|proceed|submit(?: it)?|confirm|complete(?: (?:it|the task))?))$
`

/** The parts of an enumeration: "A, B, and C"; literals stay whole. */
export function partsOf(text: string): string[] {
  return text
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+and\s+|\s*;\s*|\s+&\s+|\s+then\s+/)
    .map(part => part.replace(/^(?:then|after (?:that|it)|afterwards|finally|lastly|also)\s+(?:on\s+)?/i, '').trim())
    .filter(Boolean)
}

/** All the literals in a stretch of words. */
export const literalsIn = (text: string, { literals }: Source): string[] =>
  [...text.matchAll(new RegExp(MARK, 'g'))].map(([mark]) => literals[Number(/\d+/.exec(mark)![0])]!.text)
