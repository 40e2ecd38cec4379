import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { adjectiveOf } from '../language/period-adjectives.ts'
import { isParticiple } from '../language/verb-forms.ts'
import { ordersOfCount } from './having-orders.ts'
import { maskQuotes } from './mask.ts'
import { NO_NAME, namesIn } from './named-in.ts'
import { ordersOfMore } from './told-amounts.ts'
import { withoutRemark } from './remarks.ts'
import { isUnsaid } from './unsaid.ts'
import { LOSING } from './verbs-of-having.ts'

/** "…, can you change it please?", "…, log that": what was told is to be kept, asked of the hearer or ordered. */
const KEPT = pattern('iu')`
  (?:(?<!\s)\s*[,.;!]|(?<!\s)\s+[-–—]|(?<!\s)\s+(?:and|so|please))\s*
  (?:(?:and|so|please|pls|kindly|can you|could you|would you|will you|just)\s+)*
  (?:(?<verb>change|update|correct|fix|edit|adjust|amend|enter|record|note|log|save|book|register|add|put|tick|check|mark)\s+
  (?:(?:this|that|the)\s+(?:time|work|hours?|figure|amount|information|news|fact|number)|it|that|this|them|him|her
    |(?:the|his|her|its|their)\s+(?:\p{L}+\s+)?(?:records?|entry|profile|card|file|details|data))
    |(?<in>put|enter|log|record|book)\s+(?:it|that|this)\s+(?:(?:in|down)\s+)?as\s+(?<how>\p{Ll}{3,})
    |(?<mark>tick|check|cross)\s+off\s+(?:it|that|this))
  (?:\s+(?:
    down|in|off|for (?:me|us|him|her|them|it)|accordingly|please|pls|now|in the (?:system|records?|data)
    |(?:to|into|in|on|under) (?:his|her|its|their|the) (?:record|entry|profile|card|file|details|data)
  ))*[\s.!?]*$
`
/** "…, please update": asked for without a pronoun. */
const UPDATED = pattern('iu')`
  (?:(?<!\s)\s*[,.;!]|\s[-–—])\s*(?:please|pls|kindly|can you|could you)(?:\s+please)?\s+
  (?<verb>change|update|correct|adjust|note|record|enter|fix)(?:\s+accordingly)?[\s.!?]*$
`
/** "…, change the owner", "… Please put that in as the resolution": the order names only the field of what was told. */
const FIELD_KEPT = pattern('iu')`
  (?:(?<!\s)\s*[,.;!]|(?<!\s)\s+[-–—]|(?<!\s)\s+(?:and|so|please))\s*
  (?:(?:and|so|please|pls|kindly|can you|could you|would you|will you|just)\s+)*
  (?:
    (?<verb>change|update|correct|fix|edit|adjust|amend|set|move|bump|raise|lower|reduce|increase|swap|switch)\s+
      (?:the|his|her|its|their)
    |(?<up>put|bring|take)\s+(?:up|down\s+)?(?:the|his|her|its|their)(?=\s+\p{Ll}+(?:\s\p{Ll}+)?\s(?:up|down)\b)
    |(?:put|enter|note|record|save|add)\s+(?:it|that|this)(?:\s+(?:down|in))*\s+(?:as|under)\s+(?:the|his|her|its|their)
  )\s+
  (?<field>\p{Ll}+(?:\s\p{Ll}+){0,2}?)(?:\s+(?:accordingly|please|too|now|for me|up|down))*[\s.!?]*$
`
/** What is no field but all that is kept of somebody. */
const WHOLE_RECORD = /^(?:\p{L}+ )?(?:record|entry|profile|card|file|details|data|information|info|system)$/iu

/** A request to keep what was told: where it begins, its verb, and the field if it names one. */
interface Kept {
  from: number
  verb: string
  field?: string
  /** How it is besides: "put that in as billable". */
  how?: string
}

function findKept(masked: string): Kept | undefined {
  const found = execIn(masked, KEPT) ?? execIn(masked, UPDATED)
  const { verb: plain, mark, in: into, how } = found?.groups ?? {}
  const said = plain ?? mark ?? into
  if (found && said)
    return found.index > 0 ? { from: found.index, verb: said.toLowerCase(), ...(how && { how }) } : undefined
  const named = execIn(masked, FIELD_KEPT)
  const { verb = 'set', field = '' } = named?.groups ?? {}
  return named && named.index > 0 && !testIn(field, WHOLE_RECORD)
    ? { from: named.index, verb: verb.toLowerCase(), field }
    : undefined
}

/** Verbs of keeping that make a record of what was told. */
const MAKES_RECORD = /^(?:enter|record|note|log|save|book|register|add|put)$/i

/** Auxiliaries, adverbs and prepositions that may stand between what is spoken of and what is told of it. */
const LITTLE = pattern('i')`
  ^(?:
    now|only|also|just|currently|actually|soon|again|back|over|up|down
    |will|would|shall|should|must|can|is|are|be|been|being|has|have|got|gets?|going|to|into|in|at|on|for|with
    |within|by|as|under|of|onto|the|a|an|her|his|its|their
  )$
`
/** One that is meant: a number, a code or a name. */
const NAMING = /\d|\p{Lu}/u
const OLD = /,?\s+(?:instead of|rather than|and not|not)\s+[^,;:]+$/iu
/** "… now", at the end. */
const NOW = /,?\s+(?:now|from now on|these days|already|again)$/i
/** What is told does not hold, not yet or no more, or is not sure: denials, the past, ends of being somewhere, degrees short of the whole. */
const DENIED = pattern('i')`
  \b(?:
    not|never|no longer|no|none|without|nobody|nothing|cannot|may|might|could|was|were|had|from|left|leaves|leaving|quits?|refuse[sd]?|reject(?:s|ed)?|lacks?
    |${LOSING}|almost|nearly|partly|partially|hardly|barely|scarcely|probably|perhaps|maybe|possibly|allegedly|supposedly
  )\b|n['’]t\b
`

/** "from 9 May": since when, which denies nothing. */
const FROM_DAY = /\bfrom (?=(?:\p{L}+ )?\S*\d|tomorrow|today|next\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/giu
const IN_MAY = /\b(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? May|May (?=\d)|(?<=(?:in|since|until|till|to|by) )May)\b/gu

/** "…, can you change it please?" at the end, as an order. */
export function orderKept(text: string): string {
  const kept = findKept(maskQuotes(text))
  return kept && !kept.field && !kept.how ? `${text.slice(0, kept.from)}, please ${kept.verb} it` : text
}

/** "… too", "… as well", at the end. */
const BESIDE = /,?\s+(?:too|as well|also)[\s.!]*$/i

/** What may stand between the verb and what is new. */
const BETWEEN =
  /^(?:now|only|just|also|in|at|on|for|with|within|by|as|to|into|under|of|onto|the|an?|up|down|over|out|off)$/i
const MOST_SUBJECTS = 3
/** One word that is a name, with the sign of what belongs to it. */
const NAME_ALONE = /^\p{Lu}\p{Ll}+(?:['’]s?)?$/u

/** What is told of whom, by every place where the name of who it is may end. */
const toldOf = (told: string): { who: string; words: string[] }[] => {
  const all = told.trim().split(/\s+/)
  const verb = all.findIndex(word => FINITE.test(word))
  const ends = all.flatMap((word, at) =>
    NAMING.test(word) && at < 8 && at + 1 < all.length && !NAMING.test(all[at + 1]!) ? [at + 1] : [],
  )
  // "Print menus needs …": a name goes on to the verb of its sentence, and not beyond it.
  const upTo = verb > 1 && verb < 8 ? ends.filter(end => end <= verb) : ends
  return [...new Set([...upTo, ...(verb > 1 && verb < 8 ? [verb] : [])])]
    .map(end => ({ who: all.slice(0, end).join(' '), words: all.slice(end) }))
    .filter(({ who }) => !/[,;:?]/.test(who) && (/\d/.test(who) || /\p{L}\s.*\p{L}/u.test(who) || isNameAlone(who)))
    .slice(0, MOST_SUBJECTS)
}
/** Auxiliaries and the commonest verbs of being, having and going. */
const FINITE =
  /^(?:is|are|has|have|can|will|should|must|needs?|goes|gets|costs?|takes|leaves|moves|gets|got|had|was|were)$/

/** It begins with what only links a value to what it is told of, or with what joins it to something that would be left out. */
const PART_ONLY = /^(?:is|are|has|have|can|will|should|must|was|were|had|got|gets|goes|and|but|or)\s/

const isNameAlone = (word: string): boolean => NAME_ALONE.test(word) && !NO_NAME.test(word)

/**
 * What is new in the words behind who it is: at most one verb stands before it. By itself, with the preposition before it ("on leave",
 * "in service"), and with that verb ("waiting for parts").
 */
function valuesIn(words: string[]): string[] {
  const from = words.findIndex(word => !LITTLE.test(word))
  if (from < 0) return []
  const next = words.slice(from + 1).findIndex(word => !BETWEEN.test(word))
  const at = NAMING.test(words[from]!) || next < 0 ? from : from + 1 + next
  const starts = [at, ...(PLACING.test(words[at - 1] ?? '') ? [at - 1] : []), from, ...(PLACING.test(words[from - 1] ?? '') ? [from - 1] : [])] // oxfmt-ignore
  return [...new Set(starts)].map(start => words.slice(start).join(' '))
}
const PLACING = /^(?:in|on|at|under|out|off)$/i

/** When it was, at the end: "2 hours on T-5 today". */
const DAY_BEHIND = /^(\S.*?)( (?:today|yesterday|this (?:morning|afternoon|evening)|last night))$/iu

/** "32 hours a week" */
const PER_PERIOD = /^(\d[\d.,]*) (\p{L}+) (?:an?|per|each|every|the) (hour|day|week|month|year)$/iu

/** "£15 an hour" */
const PAID_PER = /^(\p{Sc} ?\d[\d.,]*|\d[\d.,]*(?: \p{L}+)?) (?:an?|per|each|every) (hour|day|week|month|year)$/iu

/** "a pint of Dark Mild": one of what something is sold or counted by. */
const ONE_OF = /^(?:an?|one|a single)\s(?<one>\p{Ll}+)\sof\s(?<of>(?:the\s)?\p{Lu}.*)$/iu
/** "two days longer" */
const LASTING = /^(?<time>\S+ \p{Ll}+) (?:longer|more)$/iu
/** "pets are allowed at Aspen Tower": what is so of a place, as its flag is called. */
const SO_THERE =
  /^(?<what>\p{L}+) (?:is|are) (?<not>not |no longer )?(?<how>\p{Ll}+) (?:at|in|on) (?<where>(?:the )?\p{Lu}[^,;:]*|[^,;:]*\d[^,;:]*)$/iu

/** A new value as orders to change something to it: "32 hours a week" as the weekly hours as well, "20 more guests" as by how much. */
function ordersToChange(who: string, value: string, field?: string): string[] {
  const more = ordersOfMore(who, value, field)
  if (more.length) return more
  const [, sum, each] = PAID_PER.exec(value) ?? []
  if (field && sum)
    return [
      `set the ${adjectiveOf(each!.toLowerCase())!} ${field} of ${who} to ${sum}`,
      `set the ${field} of ${who} to ${value}`,
    ]
  const { one, of } = ONE_OF.exec(who)?.groups ?? {}
  if (field && one && of)
    return [`set the ${one} ${field} of ${of} to ${value}`, `set the ${field} of ${of} to ${value}`]
  if (field)
    return [`set the ${field} of ${who} to ${value}`, ...(/\d/.test(value) ? [] : [`change ${who} to ${value}`])]
  const { time } = LASTING.exec(value)?.groups ?? {}
  if (time) return [`extend ${who} by ${time}`]
  const [, figure, unit, period] = PER_PERIOD.exec(value) ?? []
  // "… has been paid": also what an operation is called after.
  if (isParticiple(value.toLowerCase())) return [`mark ${who} as ${value}`, `change ${who} to ${value}`]
  const plain = `change ${who} to ${value}`
  return figure ? [`set the ${adjectiveOf(period!.toLowerCase())!} ${unit!} of ${who} to ${figure}`, plain] : [plain]
}

/** What something is from now on, and what it is no longer ("…, not Hall 2"). */
const FROM_NOW_ON = pattern('gi')`
  (?:^|,?\s+)(?:from (?:now|today|tomorrow)(?: on)?|as (?:of|from) (?:now|today|tomorrow)|starting (?:now|today|tomorrow)|these days)(?=[\s,.;!]|$)
`
const INSTEAD_OF = /,?\s+(?:and not|not|instead of|rather than)\s+[^,;:]+$/iu
/** "is back from leave": is on it no longer. */
const BACK_FROM = /\b(?:is|are) back from (?:(?:her|his|their|the) )?(?=\p{Ll}+[\s.!]*$)/u
/** "his new number is 555", "its price goes up to 5": something of who was named before, or in front of it. */
const OF_WHOM = pattern('u')`
  ^(?:
    (?<before>[^;:?]*?\p{Lu}[^;:?]*?)(?:[,.;]|\s[-–—]|\s+and)\s+(?:and\s+)?(?:[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Tt]he)
    |(?:[Tt]he\s+)?(?<owner>[^,;:?]*?(?:\p{Lu}|\d)[^,;:?]*?)['’]s?
  )
  \s+(?:new\s+)?(?<field>\p{Ll}[\p{Ll}-]*(?:\s\p{Ll}[\p{Ll}-]*){0,2}?)\s+
  (?:
    (?:is|are)(?:\s+now)?(?:\s+changed\s+to)?|(?:has|have)\s+(?:changed|gone(?:\s+up|\s+down)?)\s+to
    |(?:goes|go)(?:\s+up|\s+down)?\s+to|(?:will|should|must)\s+be
  )\s+
  (?:now\s+)?(?<value>\S.*)$
`
/** The last clause, where it has what it speaks of: "Dora has her drill, so R-1042 is collected". */
const LAST_CLAUSE = /^[^?]*?[,.;]\s+(?:so|and|but)?\s*(?=[^,;]*(?:\d|\p{Lu})[^,;]*\s\p{Ll}+\s)/u

/** "Ella's mum has a new phone: 555-3099", where the field is named: whose it is, and what stands behind the colon. */
const ofOwner = ({ who, value }: { who: string; value: string }) => ({
  who: who.replace(/['’]s(?:\s\p{Ll}+)?$/u, ''),
  value: value.replace(/^[^:]*\p{Ll}:\s+(?=\S)/u, ''),
})

/** Something of whom is named, as the order to set it. */
function ordersOfOwned(told: string): string[] {
  const { before, owner, field, value } = execIn(told, OF_WHOM)?.groups ?? {}
  if (!field || !value || DENIED.test(value)) return []
  const whose = owner ? [owner] : toldOf(`${before!} so`).map(({ who }) => who)
  const named = whose.length ? whose : namesIn(before ?? '')
  return named.map(who => `set the ${field} of ${who} to ${value.replace(NOW, '')}`)
}

/** "The jacket goes into the sale, sale price 156": a field with its figure, behind what happened. */
const FIELD_BEHIND =
  /^(?<what>[^,;:?]*\p{Lu}[^,;:?]*),\s(?:(?:the|its|with|at|now)\s)*(?<field>\p{Ll}+(?:\s\p{Ll}+){0,2})\s(?<value>\p{Sc}?\d\S*(?:\s\p{L}+)?)[\s.!]*$/u
function ordersOfFieldBehind(told: string): string[] {
  const { what, field, value } = FIELD_BEHIND.exec(told)?.groups ?? {}
  const who = what && toldOf(what)[0]?.who
  return who && field && value ? [`set the ${field} of ${who} to ${value}`] : []
}

/** "We can't start job 7 until 15 May", "job 7 won't be ready before Friday": no sooner than then, which is when it is. */
const NOT_BEFORE = pattern('iu')`
  ^(?:(?:[^,;:?]*?\s)?(?:(?:can|won|could|are|is)(?:['’]t|not|\ not)|n['’]t|will\ not|cannot|(?:is|are)\ un)(?:able)?(?:\ (?:be\ able\ )?to)?\ (?:\p{Ll}+)
    \ (?<object>(?:the\ )?(?=[^,;:?]*(?:\d|(?-i:\p{Lu})))[^,;:?]{2,60}?)
  |(?<subject>(?:the\ )?(?=[^,;:?]*(?:\d|(?-i:\p{Lu})))[^,;:?]{2,60}?)\ (?:(?:can|won|is)(?:['’]t|not|\ not)|will\ not|cannot)\ (?:be\ )?\p{Ll}+(?:\ \p{Ll}+)?)
  \ (?:until|till|before)\ (?<day>\S[^,;:?]{2,40}?)[\s.!]*$
`
function ordersNotBefore(told: string, field: string | undefined): string[] {
  const { object, subject, day } = execIn(told, NOT_BEFORE)?.groups ?? {}
  const what = object ?? subject
  if (!what || !day) return []
  return [field ? `set the ${field} of ${what} to ${day}` : `move ${what} to ${day}`]
}

/**
 * A state that is told and is to be kept, as orders that it may stand for: "Ann Lee works now in the Legal department, can you change
 * it?" moves her there, "Ann Lee is on leave from Monday, enter that" makes a record of the leave. They only count where all of them
 * makes sense, and wait for a yes.
 */
export function ordersKept(text: string): string[] {
  const masked = maskQuotes(text)
  const kept = findKept(masked)
  if (!kept) return []
  const whole = text.slice(0, kept.from)
  const said = withoutRemark(whole)?.order ?? whole
  const told = said
    .replace(BESIDE, '')
    .replace(FROM_NOW_ON, '')
    .replace(INSTEAD_OF, '')
    .replace(BACK_FROM, 'is not on ')
    .trim()
  if (isUnsaid(told)) return []
  const later = ordersNotBefore(told, kept.field)
  if (later.length) return later
  const owned = ordersOfOwned(told)
  if (owned.length) return owned
  const behind = ordersOfFieldBehind(told)
  if (behind.length) return behind
  const clause = told.replace(LAST_CLAUSE, '')
  const counted = ordersOfCount(clause)
  if (counted.length) return counted
  const { what, not = '', how, where } = SO_THERE.exec(told.trim())?.groups ?? {}
  if (what && how && where) return [`change ${where} to ${not ? 'not ' : ''}${what} ${how}`]
  if (
    DENIED.test(
      maskQuotes(clause)
        .replace(/\bis not on\b/, 'is on')
        .replace(FROM_DAY, '')
        .replace(IN_MAY, ''),
    )
  )
    return []
  const read = toldOf(clause).flatMap(({ who, words }) => {
    const isNot = /^is not /.test(words.join(' '))
    const values = isNot ? [words.slice(1).join(' ')] : valuesIn(words)
    return values
      .map(value => ({ who, value: value.replace(NOW, '').replace(/['’]s$/, '') }))
      .filter(({ value }) => !value.split(' ').every(word => LITTLE.test(word)) && !PART_ONLY.test(value))
  })
  const isFirst = ({ who }: { who: string }, at: number) => read.findIndex(one => one.who === who) === at
  const plain = kept.field ? read.filter(isFirst).map(ofOwner) : read
  const changes = plain.flatMap(({ who, value }) => ordersToChange(who, value.replace(OLD, ''), kept.field))
  const made = read
    .map(({ who, value }) => {
      const [, what = value, when = ''] = DAY_BEHIND.exec(value) ?? []
      return `log ${what}${kept.how ? `, ${kept.how}` : ''} for ${who}${when}`
    })
    .reverse()
  // "Ann is allergic to latex as well": beside what is there already, where a field has several.
  const isBeside = testIn(said, BESIDE) || kept.verb === 'add'
  const added = isBeside ? read.map(({ who, value }) => `add ${value} to ${who}`) : []
  return [...added, ...(MAKES_RECORD.test(kept.verb) && !kept.field ? [...made, ...changes] : changes)]
}
