import { pattern } from '../../../lib/patterns.ts'
import type { Attribute, Relation, Target } from '../contract.ts'
import { isColorName } from '../ground/colors.ts'
import { literalOf, MARK, restore, type Source, written } from './literals.ts'
import { isPlace, nounAtEnd, nounAtStart, type Noun } from './nouns.ts'
import { DETERMINER, readOrdinal, withoutPage } from './words.ts'

/** Prepositions that lead to another element; the first of each pair decides the relation. Strong ones never belong to a name. */
const RELATIONS: readonly [Relation, string, 'strong' | 'weak'][] = [
  ['left_of', '(?:to|on) the left(?: side)? of|left of', 'strong'],
  ['right_of', '(?:to|on) the right(?: side)? of|right of', 'strong'],
  ['for', 'next to|beside|alongside|adjacent to', 'strong'],
  ['near', 'near(?:by)?|close to|closest to|nearest(?: to)?', 'strong'],
  ['below', 'below|underneath|beneath|directly under', 'strong'],
  ['above', 'above|on top of', 'strong'],
  ['with', '(?:that|which) (?:contains?|has|have|says?|reads?|shows?|mentions?)|containing|whose', 'strong'],
  ['in', 'inside(?: of)?|within', 'strong'],
  ['below', 'under', 'weak'],
  ['above', 'over', 'weak'],
  ['before', 'before|preceding', 'weak'],
  ['after', 'after|following', 'weak'],
  ['for', 'belonging to|for|of', 'weak'],
  ['in', 'in|on|at|from', 'weak'],
  ['with', 'with', 'weak'],
]
const PREPOSITION = pattern('gi')`
  \s(?:
    that (?:is|are) |which (?:is|are) |located |placed |shown |standing |directly |immediately |
    (?:right|just) (?=to the |on the |above|below|under|beneath|next|beside|after|before)
  )*(${RELATIONS.map(([, source]) => source).join('|')})\s
`
const STARTS_DETERMINED = new RegExp(`^(?:${DETERMINER}\\s|${MARK})`, 'i')
const BACK = pattern('i')`
  ^(?:
    it|that|this|them|these|those
    |(?:the |that |this )?same(?: one| thing)?
    |(?:this|that) one|there
    |(?:the|this|that) (?:element|thing)
  )$
`

/** How a name is given beside a noun: "the button labelled X", "a field called X", "with the text X". */
const NAMED = pattern('i')`
  ^(.*?)\s*\b(?:
    (?:that is |which is )?(?:labell?ed|named|called|titled|entitled|marked|captioned)(?: as| with)?
    |(?:that|which) (?:says|reads|is called|is labell?ed)
    |saying|reading
    |with (?:the |a )?(?:text|label|name|title|caption|placeholder|heading|accessible name)(?: of)?
  )\s+(.+)$
`
const WITH_VALUE =
  /^(.*?)\s*\b(?:with|containing|holding|showing|that (?:has|contains|holds|shows)) (?:the )?value(?: of)? (.+)$/i
const WITH_ID = /^(.*?)\s*\b(?:with|whose|having) (?:the |an? )?(id|class)(?: name)?(?: of| is| =|=)? ?(.+)$/i
const STATES: Readonly<Record<string, { state: Extract<Attribute, { kind: 'state' }>['state']; not?: boolean }>> = {
  checked: { state: 'checked' },
  ticked: { state: 'checked' },
  unchecked: { state: 'checked', not: true },
  selected: { state: 'selected' },
  unselected: { state: 'selected', not: true },
  disabled: { state: 'disabled' },
  enabled: { state: 'disabled', not: true },
  active: { state: 'selected' },
  expanded: { state: 'expanded' },
  collapsed: { state: 'expanded', not: true },
  pressed: { state: 'pressed' },
  focused: { state: 'focused' },
  required: { state: 'required' },
  invalid: { state: 'invalid' },
  empty: { state: 'empty' },
}
const SIZES: Readonly<Record<string, 'large' | 'small' | 'largest' | 'smallest'>> = {
  large: 'large',
  big: 'large',
  small: 'small',
  tiny: 'small',
  little: 'small',
  largest: 'largest',
  biggest: 'largest',
  smallest: 'smallest',
}
const STYLES: Readonly<Record<string, 'bold' | 'italic' | 'underline' | 'strike'>> = {
  bold: 'bold',
  italic: 'italic',
  underlined: 'underline',
}

/** Reads the description of an element. Always gives one: what no rule explains is its name. */
export function readTarget(phrase: string, source: Source): Target {
  const said = written(phrase, source)
  const plain = withoutPage(phrase)
    .replace(/[\s.,;:!?]+$/, '')
    // "(write) a reply saying …": what leads to the text is no part of the field's name.
    .replace(/(?<=\S)\s+(?:saying|(?:that|which) (?:says|reads)|reading)$/i, '')
    .trim()
  if (!plain || BACK.test(plain)) return { said, back: true }
  if (/^(?:the )?(?:focused|active|current(?:ly focused)?) (?:element|field|input|control)$/i.test(plain))
    return { said, focused: true }
  const cell = readCell(plain, source)
  if (cell) return { said, ...cell }
  const named = NAMED.exec(plain)
  if (named && !literalOf(plain, source)) {
    const tail = splitRelation(named[2]!, source)
    // "link called X": beside what it is called a bare noun is no name.
    const kind = named[1]!.trim() || 'element'
    const placed = splitRelation(kind, source)
    if (placed && nounAtEnd(placed.left.split(/\s+/)))
      return { said, ...readNamedWithin(placed, plain, named[2]!, source) }
    const head = readHead(/^\p{Ll}+$/u.test(kind) ? `the ${kind}` : kind, source)
    return {
      ...head,
      said,
      ...nameOf(tail ? tail.left : named[2]!, source),
      otherNames: undefined,
      otherwise: undefined,
      ...(tail && { relations: [{ relation: tail.relation, to: readTarget(tail.right, source) }] }),
    }
  }
  const valued = WITH_VALUE.exec(plain)
  if (valued) return { ...readTarget(valued[1]!, source), said, value: restore(valued[2]!, source) }
  const identified = WITH_ID.exec(plain)
  if (identified) {
    const name = restore(identified[3]!, source).replace(/^[#.]/, '')
    const key = identified[2]!.toLowerCase() === 'id' ? 'id' : 'className'
    return { ...readTarget(identified[1]!, source), said, back: undefined, [key]: name }
  }
  const split = splitRelation(plain, source)
  if (!split) return { ...ofSomebody(plain, source), ...readHead(plain, source), said }
  const head = readHead(split.left, source)
  // "the one from Ann" is whatever says so.
  if (
    /^(?:one|thing|element)$/.test(head.noun ?? '') &&
    !head.name &&
    !head.attributes &&
    head.ordinal === undefined &&
    split.strength === 'weak'
  )
    return { ...readTarget(split.right, source), said }
  const whole =
    split.strength === 'weak' && head.noun === undefined && !head.quoted
      ? restore(stripDeterminer(plain), source)
      : undefined
  return {
    ...head,
    said,
    ...(whole !== undefined && { otherNames: [...new Set([...(head.otherNames ?? []), whole])] }),
    relations: [{ relation: split.relation, to: readTarget(split.right, source) }],
  }
}

const OF_NAME = /^(?<what>.+?) (?:for|of|by|from) (?<whom>\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*)$/u

/** "star for Ann": a name of its own, as "Terms of Service", or the star in what says Ann: the page tells. */
function ofSomebody(plain: string, source: Source): Partial<Target> {
  const { what, whom } = literalOf(plain, source) ? {} : (OF_NAME.exec(plain)?.groups ?? {})
  if (what === undefined || whom === undefined) return {}
  const said = restore(plain, source)
  return {
    otherwise: { ...readHead(what, source), said, relations: [{ relation: 'for', to: { said: whom, name: whom } }] },
  }
}

/** "The button in the dialog labelled X": X is the name of the button, or else that of the dialog. */
function readNamedWithin(
  { left, right, relation }: Split,
  plain: string,
  name: string,
  source: Source,
): Omit<Target, 'said'> {
  const head = readHead(left, source)
  const behind = plain.slice(plain.indexOf(right, left.length))
  return {
    ...head,
    ...nameOf(name, source),
    otherNames: undefined,
    relations: [{ relation, to: readTarget(right, source) }],
    otherwise: { ...head, said: restore(plain, source), relations: [{ relation, to: readTarget(behind, source) }] },
  }
}

/** "row 2 column 3", "the cell in row Ann and column Price", "the Price of the row with Ann" is a relation instead. */
function readCell(text: string, source: Source): Partial<Target> | undefined {
  const match =
    /^(?:the )?(?:cell )?(?:in |at )?(?:the )?row (.+?)(?:,| and|,? in)? (?:the )?column (.+)$/i.exec(text) ??
    swap(/^(?:the )?(?:cell )?(?:in |at )?(?:the )?column (.+?)(?:,| and|,? in| of)? (?:the )?row (.+)$/i.exec(text))
  if (!match) return undefined
  const place = (given: string) => {
    const plain = restore(given, source)
    return /^\d+$/.test(plain) ? Number(plain) : plain
  }
  return { noun: 'cell', roles: ['cell', 'gridcell'], row: place(match[1]!), column: place(match[2]!) }
}

const swap = (match: RegExpExecArray | null): string[] | undefined =>
  match ? [match[0], match[2]!, match[1]!] : undefined

interface Split {
  left: string
  right: string
  relation: Relation
  strength: 'strong' | 'weak'
}

/**
 * Where a description goes over to the element beside it. Names have prepositions too ("Terms of service", "Add to cart"):
 * a weak one only leads on where a role noun stands before it, or a determiner, a quotation or a place behind it.
 */
function splitRelation(text: string, source: Source): Split | undefined {
  if (literalOf(text, source)) return undefined
  for (const match of text.matchAll(PREPOSITION)) {
    const left = text.slice(0, match.index).trim()
    const right = text.slice(match.index + match[0].length).trim()
    if (!left || !right) continue
    const found = RELATIONS.find(([, source_]) => new RegExp(`^(?:${source_})$`, 'i').test(match[1]!))!
    const [relation, , strength] = found
    if (strength === 'strong') return { left, right, relation, strength }
    const leftWords = left.split(/\s+/)
    const rightWords = right.split(/\s+/)
    const isNounBefore = nounAtEnd(leftWords) !== undefined || literalOf(left, source) !== undefined || isMarked(left)
    const isOnlyNoun = nounAtEnd(rightWords)?.length === rightWords.length
    const leads =
      STARTS_DETERMINED.test(right) ||
      /^(?:row|column|line) \S+/i.test(right) ||
      (rightWords.length === 1 && isPlace(right)) ||
      (isNounBefore && !isOnlyNoun)
    if (leads) return { left, right, relation, strength }
  }
  return undefined
}

const isMarked = (text: string): boolean => new RegExp(`${MARK}$`).test(text)

const stripDeterminer = (text: string): string => text.replace(new RegExp(`^(?:${DETERMINER}\\s+)+`, 'i'), '').trim()

/** The element itself, without what is said of its place. */
function readHead(text: string, source: Source): Omit<Target, 'said'> {
  const rest = stripDeterminer(text)
  const placed = /^(second[- ]to[- ]last|next to last|last but one|\S+)\s+(?=\S)/i.exec(rest)
  const ordinal = placed ? readOrdinal(placed[1]!) : readOrdinal(rest)
  if (ordinal === undefined) return readNoun(text, source)
  if (!placed) return { ordinal }
  const counted = { ...readNoun(`the ${rest.slice(placed[0].length).trim()}`, source), ordinal }
  delete counted.all
  // "first name" is a name, "second Delete button" the second of them: the page tells.
  if (counted.name === undefined || counted.quoted) return counted
  return { ...readNoun(rest, source), otherwise: { said: restore(rest, source), ...counted } }
}

/** Participles for what something does on a page while one looks at it. */
const BEHAVES = pattern('i')`
  ^(?:(?:moving|jumping|bouncing|blinking|flashing|floating|drifting|flying|falling|rotating|spinning|sliding|shaking|wandering)\s+)+
`

/** The element itself by its noun and name. */
function readNoun(text: string, source: Source): Omit<Target, 'said'> {
  const all = /^(?:all|every|each|both)\b/i.test(text)
  let rest = stripDeterminer(text)
  const isDetermined = rest !== text.trim()
  const hash = /^([#.])([\w-]+)$/.exec(rest)
  if (hash) return { [hash[1] === '#' ? 'id' : 'className']: hash[2]! }
  const tag = /^<(\w+)>(?: element| tag)?$/.exec(rest)
  if (tag) return { tag: tag[1]!.toLowerCase() }
  // "the moving button X": what it does meanwhile is no part of what it is called.
  const still = rest.replace(BEHAVES, '')
  if (still !== rest && nounAtStart(still.split(/\s+/))) {
    const own = readNoun(`the ${still}`, source)
    return own.name === undefined
      ? { name: restore(rest, source), otherwise: { said: restore(rest, source), ...own } }
      : own
  }
  const attributes: Attribute[] = []
  const full = rest
  let words = rest.split(/\s+/)
  const end = nounAtEnd(words)
  const start = words.length > 1 ? nounAtStart(words) : undefined
  let noun: Noun | undefined
  if (start && isNounForName(start, end, words.length))
    return {
      ...describeNoun(start),
      name: restore(words.slice(start.length).join(' '), source),
      otherNames: [restore(full, source)],
      otherwise: {
        said: restore(full, source),
        ...describeNoun(end!),
        name: restore(words.slice(0, start.length).join(' '), source),
      },
    }
  if (end && (!start || start.length === words.length || !isNameLike(words.slice(start.length)))) {
    noun = end
    words = words.slice(0, -end.length)
  } else if (start) {
    noun = start
    words = words.slice(start.length)
    const number = /^(?:(?:number|no\.?|#) ?)?#?(\d{1,3})$/i.exec(words.join(' '))
    if (number) return { ...describeNoun(noun), ordinal: Number(number[1]), otherNames: [restore(full, source)] }
  }
  const looks = noun || all ? 0 : words.findIndex(word => attributeOf(word.toLowerCase()) === undefined)
  if (noun || all) words = takeAttributes(words, attributes)
  if (noun?.shape) attributes.push({ kind: 'shape', value: noun.shape })
  rest = words.join(' ').trim()
  const name = rest ? nameOf(rest, source) : {}
  const whole = restore(full, source)
  const others = !name.quoted && whole && whole !== name.name && !isMarked(full) ? [whole] : []
  const read = {
    ...name,
    ...(noun && describeNoun(noun)),
    ...(others.length && { otherNames: others }),
    ...((all || (noun?.plural && !rest)) && { all: true }),
    ...(attributes.length && { attributes }),
  }
  // "the small brown crate": where nothing is called so, looks and a name.
  if (isDetermined && looks > 0 && !name.quoted && read.name !== undefined)
    return {
      ...read,
      otherwise: {
        said: whole,
        name: restore(words.slice(looks).join(' '), source),
        attributes: words.slice(0, looks).map(word => attributeOf(word.toLowerCase())!),
      },
    }
  // "Menu" without "the" is more likely what it is called.
  if (noun && !rest && !attributes.length && whole && !all)
    return isDetermined || noun.plural
      ? { ...read, otherwise: { said: whole, name: whole } }
      : { name: whole, otherwise: { said: whole, ...read, otherNames: undefined } }
  // "Send message" is a name that ends in a noun of pages; "the error message" a message.
  if (noun && rest && !name.quoted && whole && !all && !noun.plural && !CONTROL.test(noun.roles.join(' ')))
    return isDetermined
      ? { ...read, otherwise: { said: whole, name: whole } }
      : { name: whole, otherwise: { said: whole, ...read, otherNames: undefined } }
  return read
}

/**
 * "button table": the noun of a control, and a noun of what pages consist of that may be its name; as in "button apple", what
 * stands behind the noun of a control is what it is called, where the page has such a one.
 */
const isNounForName = (start: Noun, end: Noun | undefined, length: number): boolean =>
  end !== undefined &&
  !end.plural &&
  !start.plural &&
  start.length + end.length === length &&
  CONTROL.test(start.roles.join(' ')) &&
  !CONTROL.test(end.roles.join(' '))

/** Roles of what is operated: with their nouns nothing else is meant. */
const CONTROL = /\b(?:button|link|tab|checkbox|radio|switch|textbox|searchbox|combobox|spinbutton|slider|menuitem)\b/

/** Words behind a noun that name it: a quotation, a number, or what is written with a capital. */
const isNameLike = (words: string[]): boolean =>
  new RegExp(`^(?:${MARK}|#?\\d|\\p{Lu}|number\\b)`, 'u').test(words.join(' '))

const describeNoun = ({ noun, roles }: Noun): Pick<Target, 'noun' | 'roles'> => ({
  noun,
  ...(roles.length && { roles }),
})

/** Adjectives of look and state before a noun, where nothing else is left: "the big red button", not "the Blue Shirt link". */
function takeAttributes(words: string[], attributes: Attribute[]): string[] {
  const found: Attribute[] = []
  for (const word of words) {
    const plain = word.toLowerCase().replace(/,$/, '')
    const attribute = attributeOf(plain)
    if (!attribute) break
    found.push(attribute)
  }
  const left = words.slice(found.length)
  const isRest = left.length === 0 || found.every(({ kind }) => kind === 'state')
  if (!isRest) return words
  attributes.push(...found)
  return left
}

function attributeOf(word: string): Attribute | undefined {
  if (isColorName(word)) return { kind: 'color', value: word }
  if (Object.hasOwn(STATES, word)) return { kind: 'state', ...STATES[word]! }
  if (Object.hasOwn(SIZES, word)) return { kind: 'size', value: SIZES[word]! }
  return Object.hasOwn(STYLES, word) ? { kind: 'style', value: STYLES[word]! } : undefined
}

function nameOf(text: string, source: Source): Pick<Target, 'name' | 'quoted'> {
  const literal = literalOf(text, source)
  if (literal) return { name: literal.text, quoted: true }
  const marks = new RegExp(MARK, 'g')
  const [only] = text.match(marks) ?? []
  const outside = text.replace(marks, '').trim()
  // "the "Save" big button": the quotation is the name, whatever stands around it.
  if (only && nounAtEnd(outside.split(/\s+/))?.length === outside.split(/\s+/).length)
    return { name: literalOf(only, source)!.text, quoted: true }
  return { name: restore(stripDeterminer(text), source) }
}
