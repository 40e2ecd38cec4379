import { fragment, pattern } from '../../../lib/patterns.ts'
import { asksForAny } from '../run/asking/answer-any.ts'
import type { Expectation, Extraction, StepKind, Target } from '../contract.ts'
import { literalOf, restore, type Source } from './literals.ts'
import { readExpectation } from './expectation.ts'
import { splitList } from './fields.ts'
import { readTarget } from './target.ts'
import { ON_PAGE, readOrdinal } from './words.ts'

type Extract = Extract_<StepKind>
type Extract_<T> = T extends { kind: 'extract' } ? T : never

const ASK = fragment`
  (?:
    (?:
      what(?: is|'s| are|'re| was| were)|who(?: is|'s)|when(?: is|'s)|where(?: is|'s)|tell me|give me|show me
      |show|get me|get|read me|read out|read|return|extract|scrape|grab|collect|fetch|copy|find out|find|report
      |list out|list|output|i (?:want|need) (?:to know )?
      |(?:do you|can you) (?:know|tell me|see|read)
      |look up|pull
    )\s+
  )(?:what (?:is|are) )?
`
const PAGE = '(?:the |this |that |my )?(?:current |open |web ?)*(?:page|tab|site|screen|website|document)'
const CONTAINS = fragment`
  (?:that |which )?(?:
    contain(?:s|ing)?|includ(?:e|es|ing)|with|mention(?:s|ing)?|about|for|to|matching|match(?:es)?|have|having
    |has|where .+? contains
  )(?: the (?:word|text|words))?
`
const KINDS: Readonly<Record<string, 'tables' | 'links' | 'headings' | 'lists' | 'images'>> = {
  table: 'tables',
  tables: 'tables',
  link: 'links',
  links: 'links',
  hyperlinks: 'links',
  urls: 'links',
  heading: 'headings',
  headings: 'headings',
  headlines: 'headings',
  headers: 'headings',
  list: 'lists',
  lists: 'lists',
  image: 'images',
  images: 'images',
  pictures: 'images',
  photos: 'images',
}
/** Properties of an element that a question may be about, beside what stands on the page. */
const TEXT_OF = '(?:text|value|content|contents|label|words?|caption|wording)'

/** Reads what is asked of a page. */
export function readQuestion(text: string, source: Source): Extract | undefined {
  const { rest, as } = takeFormat(text.replace(/[\s.!?]+$/, '').trim())
  const extraction =
    readWhole(rest, source) ??
    readCount(rest, source) ??
    readWhether(rest, source) ??
    readKind(rest, source) ??
    readColumns(rest, source) ??
    readValueOf(rest, source) ??
    // "all bookings as CSV": data is read, whatever it is called.
    (as && as !== 'text' && /^(?:all|every|the)\s+\S/i.test(rest)
      ? valueIn(rest.replace(/^all (?:the )?/i, 'the '), source)
      : undefined)
  return extraction && { kind: 'extract', extraction, ...(as && { as }) }
}

/** "… as JSON", "… in plain text": how it is to be told. */
const AS_FORMAT = pattern('i')`
  ^(.+?)\s*,?\s+(?:as|in|into|to|using)\s+(?:an? )?(json|csv|plain text|text)
  (?: (?:format|file|array|objects?|list|form))?(?: format)?$
`

function takeFormat(text: string): { rest: string; as?: 'json' | 'csv' | 'text' } {
  const match = AS_FORMAT.exec(text)
  if (!match) return { rest: text }
  const said = match[2]!.toLowerCase()
  return { rest: match[1]!, as: said === 'json' || said === 'csv' ? said : 'text' }
}

/** "read the page", "what does this page say": all of its text. */
const WHOLE_TEXT = pattern('i')`
  ^(?:${ASK})?(?:all )?(?:the |its )?(?:whole |full |entire |main |visible )?
    (?:text|content|contents|words)(?: (?:of|on|from|in) ${PAGE})?$
  |^(?:read|summari[sz]e|describe|show me|show) ${PAGE}$
  |^what(?:
    \ does ${PAGE} (?:say|show|contain|look like)
    |(?:'s| is) (?:on|in|shown on|there on) ${PAGE}
    |(?:'s| is) this page about
  )$
`

/** The page as a whole: its title, its address, its text. */
function readWhole(text: string, source: Source): Extraction | undefined {
  const of = `(?: (?:of|on|from|for) ${PAGE})?`
  const part = new RegExp(
    `^(?:${ASK})?(?:the |its |this )?(?:page(?:'s)? |page |current |browser |tab )?(title|url|address|link of this page)${of}$`,
    'i',
  ).exec(text)
  if (part && (new RegExp(`^${ASK}`, 'i').test(text) || /page|tab|^the (?:title|url)/i.test(text)))
    return { kind: /title/i.test(part[1]!) ? 'title' : 'url' }
  if (
    /^(?:where am i|what page (?:am i|are (?:we|you)) on|which page is (?:this|open)|what(?:'s| is) (?:this|the current) page)$/i.test(
      text,
    )
  )
    return { kind: 'title' }
  const whole = WHOLE_TEXT.test(text)
  void source
  return whole ? { kind: 'text' } : undefined
}

/** "how many rows are there in the table". */
const HOW_MANY = pattern('i')`
  ^(?:(?:tell me |find out |say |check )?(?:how many)) (.+?)(?:
    \ (?:are|is|do|does|can|were|have)(?:
      \s+(?:
        there|i see|you see|we see|i have|we have|i get|the page have|the page show|the page contain|it have
        |shown|visible|displayed|listed
      )
    )*
  )?(?: (?:on|in|under|below|inside|within|for|of) (.+))?$
`

/** "count the links", "what is the number of rows in the table". */
const NUMBER_OF = pattern('i')`
  ^(?:
    count(?: up)?
    |(?:what(?:'s| is)|tell me|give me|get|find|return|report|show me|show) (?:the )?
      (?:number|count|amount|total number) of
  ) (?:all )?(?:of )?(?:the )?(.+?)(?: (?:on|in|under|below|inside|within|for) (.+))?$
`

/** "how many links are there (in the footer)?", "count the rows", "the number of results". */
function readCount(text: string, source: Source): Extraction | undefined {
  const many = HOW_MANY.exec(text)
  const held =
    /^how many (.+?) (?:does|do|did) (?!(?:i|we|you)\b)(.+?) (?:have|contain|show|hold|list|include|display)$/i.exec(
      text,
    )
  const counted = held ?? many ?? NUMBER_OF.exec(text)
  if (!counted) return undefined
  // "how many things did I get": what is done with them is for the records of the page.
  if (
    /\b(?:do|does|did|had|was|were|will|would|can|could|should|must) \S/i.test(counted[1]!) ||
    /\b(?:do|does|did|will|can) (?:i|we|you|they|he|she|it) \p{L}+/iu.test(counted[2] ?? '')
  )
    return undefined
  const verb = /^(.+?) (?:are|is|have|has) (.+)$/i.exec(counted[1]!)
  const things = verb ? `${verb[1]} ` : counted[1]!
  const base = readTarget(things, source)
  const predicate = verb && readExpectation(`it is ${verb[2]}`, source)
  // What is said of them and is no state is for the records of the page.
  if (verb && predicate?.kind !== 'state') return undefined
  const where =
    counted[2] && !new RegExp(`^${PAGE}$`, 'i').test(counted[2]) ? readTarget(counted[2], source) : undefined
  const state = predicate
  return {
    kind: 'count',
    target: {
      ...base,
      all: true,
      ...(where && { relations: [{ relation: 'in', to: where }] }),
      ...(state?.kind === 'state' && {
        attributes: [
          ...(base.attributes ?? []),
          { kind: 'state', state: state.state, ...(state.not && { not: true }) },
        ],
      }),
    },
  }
}

/** "is there a …?", "is X checked?", "does the page show X?", "can you see X?": the statement that it asks about. */
function readWhether(text: string, source: Source): Extraction | undefined {
  const statement = asksForAny(text) ? undefined : toStatement(text)
  const expectation: Expectation | undefined = statement === undefined ? undefined : readExpectation(statement, source)
  return expectation && { kind: 'whether', expectation }
}

/** "is the box checked", "are the results still on the page". */
const YES_OR_NO = pattern('i')`
  ^(?:is|are|was|were) (.+?) (
    (?:still |now |already |currently |not )*(?:
      checked|ticked|unchecked|selected|disabled|enabled|visible|shown|displayed|present|hidden|empty|required
      |optional|expanded|collapsed|open|on|off|pressed|focused|invalid|valid|read-?only|editable|clickable
      |active|there|blank|missing
      |(?:on|in|at|under|shown on|shown in|listed in|equal to) .+
    )
  )$
`

function toStatement(text: string): string | undefined {
  const asked = text.replace(
    /^(?:(?:tell me|check|see|find out|say|do you know|can you tell me|can you see|look) (?:if|whether) )(.+)$/i,
    'whether $1',
  )
  if (/^whether /i.test(asked)) return asked.slice(8)
  const there = /^(?:is|are) there (?:still |now |also )?(any |an? |some )?(.+)$/i.exec(text)
  if (there) return `there is ${/^\d|^(?:two|three|four|five)/.test(there[2]!) ? '' : 'a '}${there[2]}`
  const got =
    /^(?:have|has|do|did) (?:i|we) (?:still |already )?(?:got|have|get) (?:any |an? |some )?(.+?)(?: in here| in there| left)?$/i.exec(
      text,
    )
  if (got && !/\bto\b/.test(got[1]!.split(' ')[0]!)) return `there is a ${got[1]}`
  const see = /^(?:can|do|could) (?:you|i|we) see (?:any |an? |the )?(.+)$/i.exec(text)
  if (see) return `there is a ${see[1]}`
  const does =
    /^(?:does|do|did) (.+?) (show|say|contain|have(?! to\b)|include|display|list|read|mention|exist|appear)\b(.*)$/i.exec(
      text,
    )
  if (does) return `${does[1]} ${does[2]}s${does[3]}`.replace(/haves/, 'has').replace(/plays$/, 'plays')
  const am = /^(?:am|are) (?:i|we) (?:still |now )?(on|at|logged in|signed in)\b(.*)$/i.exec(text)
  if (am && /^(?:on|at)$/i.test(am[1]!)) return `i am ${am[1]}${am[2]}`
  const is = YES_OR_NO.exec(text)
  return is ? `${is[1]} is ${is[2]}` : undefined
}

/** "links", "the second table": things of a kind, by their order. */
const KIND_OF_THING = pattern('i')`
  ^(?:(\S+|second[- ]to[- ]last) )?
  (tables?|links?|hyperlinks|urls|headings?|headlines|headers|lists?|images?|pictures|photos)\b(.*)$
`

/** "all links containing pdf", "the second table", "the headings", "the table under Prices". */
function readKind(text: string, source: Source): Extraction | undefined {
  const asked = text
    .replace(new RegExp(`^${ASK}`, 'i'), '')
    .replace(/^(?:a |the )?(?:data|rows|contents|content|entries|values)(?: (?:of|in|from)) /i, '')
  if (asked === text && !/^(?:all|every|the|each)\b/i.test(text)) return undefined
  const plain = asked.replace(/^(?:(?:a list of|all of|all|every|each|of|the|me)\s+)+/i, '').replace(ON_PAGE, '')
  const [, place, noun, tail = ''] = KIND_OF_THING.exec(plain) ?? []
  if (!noun) return undefined
  const kind = KINDS[noun.toLowerCase()]!
  const ordinal = place === undefined ? undefined : readOrdinal(place)
  const isPlural = /s$/i.test(noun)
  const number = /^ (?:number |#)?(\d+)$/.exec(tail)?.[1]
  const index = number ? Number(number) : ordinal
  const rest = number ? '' : tail.trim()
  if (!isPlural && kind !== 'tables' && kind !== 'lists') return undefined
  if (place !== undefined && ordinal === undefined)
    return kind === 'tables' || kind === 'lists' ? { kind, target: readTarget(plain, source) } : undefined
  const containing = new RegExp(`^${CONTAINS}\\s+(.+)$`, 'i').exec(rest)
  const led = /^to (.+)$/i.exec(rest)?.[1]
  const part = led === undefined ? undefined : readTarget(led, source)
  // "links to articles": those of the parts that are called so, not those that say the word.
  if (part?.roles && part.name === undefined) return { kind, target: part, ...(index !== undefined && { index }) }
  if (containing && isPlural && !/^with (?:the )?columns?/i.test(rest))
    return {
      kind,
      contains: restore(containing[1]!.replace(ON_PAGE, '').replace(/ (?:files|documents|pages|sites)$/i, ''), source),
      ...(index !== undefined && { index }),
    }
  if (/^with\b/i.test(rest) && kind === 'lists') return undefined
  const target = rest
    ? readTarget(isPlural ? rest.replace(/^(?:in|on|from|under|of|inside|within|below) /i, '') : plain, source)
    : undefined
  return { kind, ...(index !== undefined && { index }), ...(target && { target }) }
}

/** "all products with their prices". */
const THINGS_WITH_COLUMNS = pattern('i')`
  ^(?:a list of )?(?:all |every |each |the |all the )*(.+?)(?:,)?
  \ (?:with|including|and|along with|together with|showing) (?:their|its|the|his|her|columns?|the columns?)
  \ (.+)$
`

/** "the products with name and price", "name and price of all products", "for each row the name". */
function readColumns(text: string, source: Source): Extraction | undefined {
  const asked = text.replace(new RegExp(`^${ASK}`, 'i'), '').replace(ON_PAGE, '')
  const isAsked = asked !== text
  const having =
    THINGS_WITH_COLUMNS.exec(asked) ??
    (isAsked ? /^(?:a list of )?(?:all |every |each |the |all the )+(.+?s) with (.+)$/i.exec(asked) : null)
  if (having && isAsked)
    return { kind: 'records', of: asRecords(having[1]!, source), columns: columnsIn(having[2]!, source) }
  const of = /^(?:only )?(?:the )?(.+?) (?:of|for|from|in) (?:all|every|each)(?: of)?(?: the)? (.+)$/i.exec(asked)
  if (of) return { kind: 'records', of: asRecords(of[2]!, source), columns: columnsIn(of[1]!, source) }
  const each =
    /^(?:for|from) (?:all|every|each)(?: of)?(?: the)? (.+?),? (?:get|list|give me|extract|show|collect|the)\s+(?:the )?(.+)$/i.exec(
      text,
    )
  return each ? { kind: 'records', of: asRecords(each[1]!, source), columns: columnsIn(each[2]!, source) } : undefined
}

const asRecords = (text: string, source: Source): Target => ({ ...readTarget(text, source), all: true })

const columnsIn = (text: string, source: Source): string[] =>
  splitList(text.replace(/^(?:the )?columns? /i, '')).map(part =>
    restore(part.replace(/^(?:the|their|its|his|her) /i, ''), source),
  )

/** "what does it say below the heading". */
const WHAT_STANDS_AT = pattern('i')`
  ^(?:
    what(?:'s| does| do| did| is)?\s*(?:it|there|the page)? ?
    (?:say|says|stand|stands|written|shown|listed|displayed|there)?
  ) (?:is )?(
    (?:
      in|under|below|above|at|next to|beside|on|after|inside|near|behind|for|beneath|following
      |to the (?:left|right) of
    ) .+
  )$
`

/** "who is the author". */
const WHO_IS = pattern('i')`
  ^(?:(?:please )?(?:tell|show) (?:me|us) |say )?who
  \ (?:(?:is|are|was|stands?|comes|appears|sits)(?: now| listed| shown)? )?(?:in|on|at) (.+)$
`

/** "which plan is selected". */
const WHICH_IS_CHOSEN = pattern('i')`
  ^(?:what|which) (.+?) (?:is|are|was|were) (?:now |currently )?
  (?:selected|chosen|entered|shown|displayed|set|given|checked|picked)(?: now| there)?$
`

/** "the price of X", "what does it say under Prices?", "how much is X?", "what is the order number?". */
function readValueOf(text: string, source: Source): Extraction | undefined {
  const say = WHAT_STANDS_AT.exec(text)
  if (say) return placed(say[1]!, source)
  // "who is in the first row": whatever stands there. No element is called "who is".
  const who = WHO_IS.exec(text)
  const inRow = who && readTarget(who[1]!, source)
  if (inRow && isNumberedRow(inRow)) return { kind: 'value', target: inRow }
  const says =
    /^what (?:does|do|did) (.+?) (?:say|show|read|contain|display|hold|have|look like|state|mean)(?: now)?$/i.exec(text)
  if (says) return { kind: 'value', target: readTarget(says[1]!, source) }
  const backward = new RegExp(
    `^(?:${ASK})?what (?:it|that|this|they|these) (?:says?|reads?|shows?|contains?|is|are)$`,
    'i',
  ).test(text)
  if (backward) return { kind: 'value', target: { said: 'it', back: true } }
  const chosen = WHICH_IS_CHOSEN.exec(text)
  if (chosen) return { kind: 'value', target: readTarget(chosen[1]!, source) }
  const cost = /^how much (?:does|do|is|are|did|will) (.+?)(?: costs?)?$|^what (?:does|do) (.+?) cost$/i.exec(text)
  if (cost) return { kind: 'value', target: readTarget((cost[1] ?? cost[2])!, source), property: 'price' }
  const degree = /^how (old|long|tall|big|heavy|high|far|large|wide|deep) (?:is|are) (.+)$/i.exec(text)
  if (degree)
    return { kind: 'value', target: readTarget(degree[2]!, source), property: DIMENSIONS[degree[1]!.toLowerCase()]! }
  const asked = text.replace(new RegExp(`^${ASK}`, 'i'), '')
  const isAsked = asked !== text
  if (!isAsked)
    return /^(?:the|this) \S/i.test(text) && /\b(?:of|under|for)\b/i.test(text) ? valueIn(asked, source) : undefined
  return valueIn(asked.replace(ON_PAGE, ''), source)
}

/** "the third row", "the last row": a place on the page, whatever its cells say. */
export const isNumberedRow = ({ roles, ordinal }: Target): boolean =>
  ordinal !== undefined && roles?.includes('row') === true

/** The nouns of what adjectives of measure ask for. */
const DIMENSIONS: Readonly<Record<string, string>> = {
  old: 'age',
  long: 'length',
  tall: 'height',
  big: 'size',
  heavy: 'weight',
  high: 'height',
  far: 'distance',
  large: 'size',
  wide: 'width',
  deep: 'depth',
}

function placed(text: string, source: Source): Extraction {
  const inside = /^(?:in|inside|on|at|behind) (.+)$/i.exec(text)
  if (inside) return { kind: 'value', target: readTarget(inside[1]!, source) }
  const target = readTarget(`text ${text}`, source)
  return { kind: 'value', target: { ...target, said: text } }
}

function valueIn(text: string, source: Source): Extraction | undefined {
  if (!text.trim() || literalOf(text, source)) return undefined
  const plain = new RegExp(`^(?:the )?${TEXT_OF} (?:of|in|on|from|shown in|under|inside) (.+)$`, 'i').exec(text)
  if (plain) return { kind: 'value', target: readTarget(plain[1]!, source) }
  const of = /^(?:the |its |their )?([^\uE000]+?) (?:of|for) (.+)$/i.exec(text)
  if (of && !/\b(?:row|column|cell|button|link|field|table)\b/i.test(of[1]!)) {
    const target = readTarget(of[2]!, source)
    const whole = readTarget(text, source)
    return {
      kind: 'value',
      target: { ...target, otherNames: [...(target.otherNames ?? []), ...(whole.name ? [restore(text, source)] : [])] },
      property: restore(of[1]!, source),
    }
  }
  const owned = /^(.+?)'s? ([\p{L} -]+)$/u.exec(text)
  if (owned) return { kind: 'value', target: readTarget(owned[1]!, source), property: owned[2]! }
  return { kind: 'value', target: readTarget(text, source) }
}
