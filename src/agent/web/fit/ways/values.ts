import { pattern } from '../../../../lib/patterns.ts'
import { readDate } from '../../goals/widgets/read-dates.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { isStateWord } from '../../read/expectation.ts'
import { isDescribed } from '../../read/described-value.ts'
import { isSecret } from '../../read/fields.ts'
import { restore } from '../../read/literals.ts'
import { startsRequest } from '../../read/verbs.ts'
import type { Fitter } from '../fitter.ts'
import { tickFor } from '../denial.ts'
import { bestFit, contentOf, type Choice, type Named } from '../page-names.ts'
import { FULL, LEAST, LONGEST_NAME, MARGIN, PARTIAL, type Fit, type Piece, type Said } from '../pieces.ts'
import { endOfPlace, isNoLabel, isPrepositionAt } from './no-label.ts'
import { isConnector, isFrame, isPlacing, isPronoun, numberIn } from '../words.ts'

/** "Label: value", "label is value", "label value". */
export function labelled(fitter: Fitter, at: number, said: Said): Fit[] {
  const out: Fit[] = []
  for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, fitter.tokens.length); end++) {
    const isIt = end === at + 1 && said.label !== undefined && said.scope !== undefined && isPronoun(fitter.word(at))
    const label = isIt ? said.label! : restore(fitter.text(at, end), fitter.source)
    if (fitter.word(end) === ',') out.push(...inApposition(fitter, at, end, said))
    const { from, joined, isBe, isColon } = afterLabel(fitter, end)
    if (from >= fitter.tokens.length || (fitter.isBoundary(from) && joined === 0)) continue
    for (const kind of ['field', 'choice', 'mark'] as const) {
      const found = isIt
        ? kind === 'field'
          ? byLabel(fitter, label, said.scope)
          : undefined
        : fitter.spanned(at, end, [kind], said.scope)
      // "message I will be there": a name ends with a word of its own.
      const isCut =
        end - at > 1 &&
        isFrame(fitter.word(end - 1)) &&
        !found?.named.names.some(name => wordsIn(name).includes(fitter.word(end - 1)))
      if (
        !found ||
        isCut ||
        isVerbOfRequest(fitter, at, end, found.named) ||
        goesOn(fitter, at, end, found, said) ||
        (!isIt && isNoLabel(fitter, at, end, found, { from, joined, isColon })) ||
        (isBe && isStateWord(fitter.word(from)) && kind === 'field')
      )
        continue
      const cost = (1 - found.score) * PARTIAL + (joined === 0 ? 0.05 : 0)
      // "from Oslo to Lyon": what one preposition governs ends before the next.
      if (kind === 'field' && !isColon && isPrepositionAt(fitter, at, end)) {
        out.push(...governed(fitter, found.named, from, { ...said, label }, cost))
        continue
      }
      out.push(...valued(fitter, found.named, label, from, { ...said, label }, cost, isColon))
    }
  }
  return out
}

/** What a field that is called by a preposition is set to: "from Oslo", "until Friday". */
function governed(fitter: Fitter, named: Named, from: number, said: Said, cost: number): Fit[] {
  const end = endOfPlace(fitter, from)
  const piece = pieceOf(fitter, named, said.label ?? '', from, end)
  return piece ? fitter.goOn(end, { ...said, verb: undefined, tick: undefined }, cost + 0.03 * (end - from), piece) : []
}

/** "gift code", "age of Ann": the word behind a part of a name, or behind a word that says little, belongs to that name and begins no value. */
function goesOn(fitter: Fitter, at: number, end: number, found: { named: Named; score: number }, said: Said): boolean {
  const { named, score } = found
  for (const to of fitter.word(end) === 'of' ? [end + 1, end + 2] : [end + 1]) {
    if (to > fitter.tokens.length || fitter.isStop(to - 1)) return false
    const longer = fitter.spanned(at, to, [named.kind], said.scope)
    if (longer?.named === named && longer.score > score) return true
  }
  return false
}

/** "Look for …" beside a field "Book": the verb of a request is no slip for a name. */
const isVerbOfRequest = (fitter: Fitter, at: number, end: number, { names }: Named): boolean =>
  end === at + 1 &&
  fitter.tokens[at]!.kind === 'word' &&
  (at === 0 || fitter.isBoundary(at - 1)) &&
  startsRequest(fitter.source.text.slice(fitter.tokens[at]!.start)) &&
  !names.some(name => wordsIn(name).some(word => word.slice(0, 3) === fitter.word(at).slice(0, 3)))

/**
 * "a voucher code, AB12": close apposition, the name of a field and then, between signs, the one word that is its value. Only
 * a word with a figure in it, or one that is quoted: others may be anything that the sentence goes on with.
 */
function inApposition(fitter: Fitter, at: number, end: number, said: Said): Fit[] {
  const [value, after] = [end + 1, end + 2]
  const isValue = fitter.tokens[value]?.kind === 'literal' || /\d/.test(fitter.word(value))
  const found = isValue && fitter.isBoundary(after) ? fitter.spanned(at, end, ['field'], said.scope) : undefined
  if (!found || found.score < FULL) return []
  const label = restore(fitter.text(at, end), fitter.source)
  const piece = pieceOf(fitter, found.named, label, value, after)
  return piece ? fitter.goOn(after, { ...said, label, verb: undefined, tick: undefined }, 0.1, piece) : []
}

const SEARCHING = /^\W*(?:please )?(?:filter|search|narrow|restrict|limit)\b/i

/** Where the value behind a label begins: after a noun, signs, verbs of being. */
export function afterLabel(
  fitter: Fitter,
  end: number,
): { from: number; joined: number; isBe: boolean; isColon: boolean } {
  const noun = fitter.nounAt(end)
  let from = noun && !fitter.isBoundary(end) ? end + noun : end
  // "zip code 75346" beside a field "Zip": a noun for figures is no part of them.
  if (from === end && /^(?:code|number|no|nr)$/.test(fitter.word(from)) && /^\d/.test(fitter.word(from + 1))) from++
  let joined = 0
  let [isBe, isColon] = [false, false]
  // "filter the town column for Bergen": behind a verb of searching "for" and "by" join the two.
  if (SEARCHING.test(fitter.clause(end)) && /^(?:for|by|on|with)$/.test(fitter.word(from))) {
    from++
    joined++
  }
  while ((isConnector(fitter.word(from)) || /^(?:up|down)$/.test(fitter.word(from))) && joined < 4) {
    isBe ||= /^(?:is|are|be)$/.test(fitter.word(from))
    isColon ||= /^[:=]$/.test(fitter.word(from))
    from++
    joined++
  }
  return { from, joined, isBe, isColon }
}

export function byLabel(
  fitter: Fitter,
  label: string,
  scope: string | undefined,
): { named: Named; score: number } | undefined {
  const said = contentOf(label)
  const [found] = fitter.names.named
    .filter(({ kind, within }) => kind === 'field' && (scope === undefined || within.has(scope)))
    .map(named => ({ named, score: bestFit(said, named.names) }))
    .sort((a, b) => b.score - a.score)
  return found && found.score >= FULL ? found : undefined
}

const PLACED =
  /^\s*(?:and )?(?:as|for|in|into|under) (?:the |my |a )?(?:[\p{L}-]+ ){1,4}(?:write|put|enter|type|say|use|choose|pick|set|take)\b/iu

/** The value of a field from here on, to wherever the rest can be accounted for. */
export function valued(
  fitter: Fitter,
  named: Named,
  label: string,
  from: number,
  said: Said,
  cost: number,
  isColon: boolean,
): Fit[] {
  const out: Fit[] = []
  for (let end = from + 1; end <= fitter.tokens.length; end++) {
    const word = fitter.word(end - 1)
    // What goes on with a request of its own is no value.
    if (
      end - 1 > from &&
      fitter.isBoundary(end - 1) &&
      startsRequest(fitter.source.text.slice(fitter.tokens[end - 1]!.end))
    )
      break
    // "…, and as proof write …": what has a field of its own.
    if (
      end - 1 > from &&
      fitter.isBoundary(end - 1) &&
      PLACED.test(fitter.source.text.slice(fitter.tokens[end - 1]!.end))
    )
      break
    if (word === '\n') break
    if (fitter.isStop(end - 1) || !(fitter.isBoundary(end) || fitter.isStop(end))) {
      const isMore = !fitter.isStop(end - 1) && end < fitter.tokens.length && fitter.startsName(end)
      if (!isMore) continue
    }
    const piece = pieceOf(fitter, named, label, from, end)
    if (!piece) continue
    if (piece.kind === 'set' && isColon && isSentence(fitter, named, end)) piece.value += fitter.word(end)
    // Words of politeness behind a colon belong to the text that is given there.
    if (isColon && fitter.isOnlyFrame(end)) continue
    let inner = 0
    for (let between = from + 1; between < end; between++)
      if (fitter.isBoundary(between)) inner += fitter.startsName(fitter.afterArticle(between + 1)) ? 0.5 : 0.12
    const isLoose = !fitter.isBoundary(end)
    out.push(
      ...fitter.goOn(
        end,
        { ...said, verb: undefined, tick: undefined },
        cost + inner + 0.03 * (end - from) + (isLoose ? 0.3 : 0),
        piece,
      ),
    )
  }
  return out
}

/** "Comment: Lovely on a cold day." ends with its stop, where the text of several words is for a field of several lines. */
const isSentence = (fitter: Fitter, { node }: Named, end: number): boolean =>
  node.tag === 'textarea' &&
  end === fitter.tokens.length - 1 &&
  /^[.!?]$/.test(fitter.word(end)) &&
  fitter.tokens.slice(end - 3, end).every(({ kind }) => kind === 'word')

/** What a field is set to by these words; undefined where it cannot hold them. */
export function pieceOf(fitter: Fitter, named: Named, called: string, from: number, to: number): Piece | undefined {
  const isSafe = named.node.type === 'password' || isSecret(called)
  // Signs right behind a secret are its own.
  const raw = `${fitter.text(from, to)}${isSafe ? (/^[!?]+/.exec(fitter.source.text.slice(fitter.tokens[to - 1]!.end))?.[0] ?? '') : ''}`
  const value = restore(raw, fitter.source).replace(/[\s,;]+$/, '')
  const { node, kind } = named
  if (kind === 'choice') {
    const choices = choicesIn(fitter, named, from, to)
    return choices && { kind: 'choose', of: named, called, choices }
  }
  if (kind === 'mark') {
    const isOn = /^(?:on|yes|true|ticked|checked|enabled|selected|active)$/i.test(value)
    const isOff = /^(?:off|no|false|unticked|unchecked|disabled|not (?:ticked|checked)|empty|inactive)$/i.test(value)
    const checked = isOn || isOff ? tickFor(named.names[0] ?? '', contentOf(called), isOn, value) : undefined
    return checked === undefined ? undefined : { kind: 'tick', of: named, called, checked }
  }
  if (pointsAt(fitter, node, value, from) || goesPastQuotation(fitter, from, to)) return undefined
  const isNumeric =
    node.role === 'spinbutton' || node.role === 'slider' || node.type === 'number' || node.type === 'range'
  const number = isNumeric ? (numberIn(value) ?? LIMITED.exec(value)?.[1]) : undefined
  if (isNumeric && number === undefined) return undefined
  if (fitter.tokens[from]!.kind !== 'literal' && !couldHold(named.isDate ? 'date' : node.type, value)) return undefined
  // A whole name has at least two words.
  if (named.last && !/^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*)+$/u.test(value)) return undefined
  if (!value || (to - from === 1 && isFrame(fitter.word(from)) && fitter.tokens[from]!.kind === 'word'))
    return undefined
  return {
    kind: 'set',
    of: named,
    called,
    value: number ?? value,
    quoted: fitter.tokens[from]!.kind === 'literal' && to - from === 1,
    secret: isSafe,
  }
}

/**
 * "Saturday" and the text "Shall we meet?": what is quoted is a value as it stands. Words that go on behind it are not of
 * it, and a quotation right behind a word or two after a sign or conjunction belongs to those words.
 */
function goesPastQuotation(fitter: Fitter, from: number, to: number): boolean {
  const isQuoted = (at: number) => fitter.literalAt(at)?.kind === 'quoted'
  if (isQuoted(from)) return to - from > 1
  // "saying "Thanks"", "about the order: "Where is it?"": the quotation is the value, and the words before it are none of it.
  const leads = /^(?:saying|reading|says|reads|about|on|regarding|with)$/.test(fitter.word(from))
  for (let at = from + 1; at < to; at++) if (isQuoted(at) && (leads || fitter.word(at - 1) === ':')) return true
  for (let at = from + 2; at < to; at++) {
    if (!isQuoted(at)) continue
    // "the review "Great fun"": a noun and what it says are no value together.
    if (at === to - 1 && at - from < 4 && /^(?:the|an?|my|this)$/.test(fitter.word(from))) return true
    let before = at - 1
    while (before > from && at - before < 4 && !fitter.isBoundary(before)) before--
    if (before > from && at - before > 1 && at - before < 4) return true
  }
  return false
}

/** A figure with its unit and the words of a limit: "8 hours at most", "up to 20 km". */
const LIMITED = pattern('iu')`
  ^(?:(?:at most|at least|up to|max(?:imum)?|min(?:imum)?|no more than|about|around) )?(-?\d+(?:\.\d+)?)
  (?: ?[\p{L}%]+)?(?: (?:at most|at least|or less|or more|max(?:imum)?|tops))?$
`

/** "the code in the picture": with the word before it, what is no text to be typed but tells which one is. */
function pointsAt(fitter: Fitter, { editable, options }: Named['node'], value: string, from: number): boolean {
  if (!editable || options || fitter.tokens[from]!.kind === 'literal') return false
  const article = /^(?:the|this|that|these|those|an?|any|some)$/.test(fitter.word(from - 1))
    ? fitter.word(from - 1)
    : ''
  return isDescribed(`${article} ${value}`) || TELLS_WHICH.test(value)
}

/** What goes on behind a name to tell which one is meant: "the serial number that is on the plate". */
const TELLS_WHICH = pattern('u')`
  ^(?:
    into|onto|inside
    |(?:that|which) (?:is|are|was|were|\p{Ll}+s)
    |(?:shown|written|given|printed|displayed|listed|stated) (?:in|on|at|by|above|below|under|there|here)
  )\b
`

/** Whether a field of that type takes such a value at all (HTML: telephone numbers hold no sentences, dates are dates, addresses have an @). */
function couldHold(type: string | undefined, value: string): boolean {
  if (type === 'date') return readDate(value) !== undefined
  if (type === 'tel') return /\d/.test(value) && !/\p{L}{4,}/u.test(value)
  return type !== 'email' || /^\S+@\S+$/.test(value)
}

/** The choices that words name, one or several where several can be chosen. */
export function choicesIn(fitter: Fitter, named: Named, from: number, to: number): Choice[] | undefined {
  const parts: [number, number][] = []
  let start = fitter.afterArticle(from)
  for (let at = start; at <= to; at++)
    if (at === to || /^(?:,|and|&|\+)$/.test(fitter.word(at))) {
      if (at > start) parts.push([start, at])
      start = fitter.afterArticle(at + 1)
    }
  const single = choiceOf(named, restore(fitter.text(from, to), fitter.source))
  if (single) return [single]
  if (!named.node.multiple || parts.length < 2) return undefined
  const all = parts.map(([a, b]) => choiceOf(named, restore(fitter.text(a, b), fitter.source)))
  return all.every(choice => choice !== undefined) ? all : undefined
}

/** "Ann as the name", "5 in the quantity field". */
export function placed(fitter: Fitter, at: number, said: Said): Fit[] {
  const isPlain = said.verb === 'fill' || fitter.tokens[at]!.kind === 'literal' || /^[\d+]|@/.test(fitter.word(at))
  if (!isPlain || fitter.isStop(at)) return []
  const out: Fit[] = []
  for (let joint = at + 1; joint < fitter.tokens.length; joint++) {
    if (fitter.word(joint) === '\n') break
    if (fitter.isBoundary(joint) && startsRequest(fitter.source.text.slice(fitter.tokens[joint]!.end))) break
    if (!isPlacing(fitter.word(joint))) continue
    let from = fitter.afterArticle(joint + 1)
    const noun = fitter.nounAt(from)
    if (noun && fitter.spanned(from, from + noun, ['field', 'choice'], said.scope) === undefined) from += noun
    for (let end = from + 1; end <= Math.min(from + LONGEST_NAME, fitter.tokens.length); end++) {
      const found = fitter.spanned(from, end, ['field', 'choice'], said.scope)
      const piece = found && pieceOf(fitter, found.named, restore(fitter.text(from, end), fitter.source), at, joint)
      if (!piece) continue
      out.push(...fitter.goOn(end, said, (1 - found.score) * PARTIAL + 0.03 * (joint - at) + 0.05, piece))
    }
  }
  return out
}

/** Prepositions by which a request goes on behind a number of things. */
export const JOINS = /^(?:on|for|from|with|without|at|until)$/

/** What things are counted in (WordNet 3.1: container, portion, unit): "three packets of tea". */
const CONTAINER = pattern()`
  ^(?:
    pack(?:et|age)?s?|bags?|box(?:es)?|bottles?|cans?|tins?|jars?|cups?|bunch(?:es)?|piec(?:e|es)|portions?|units?
    |cop(?:y|ies)|sets?|pairs?|rolls?|items?|lots?
  )$
`

/** "3 adults", "4 seats": a number before what it counts. */
export function counted(fitter: Fitter, at: number, said: Said): Fit[] {
  // "two adults and an infant": behind another number one of a kind is meant.
  const isOne = said.any === true && /^an?$/.test(fitter.word(at)) && /^(?:and|,)$/.test(fitter.word(at - 1))
  const number = isOne ? '1' : numberIn(fitter.word(at))
  if (number === undefined) return []
  const out: Fit[] = []
  const isContained = CONTAINER.test(fitter.word(at + 1)) && fitter.word(at + 2) === 'of'
  // "two times soup", "2 x soup" is as much as "two soups".
  const isTimes = /^(?:times|x|×)$/.test(fitter.word(at + 1)) && !fitter.isBoundary(at + 2)
  const from = isContained ? fitter.afterArticle(at + 3) : isTimes ? at + 2 : at + 1
  for (let end = from + 1; end <= Math.min(from + LONGEST_NAME, fitter.tokens.length); end++) {
    const found = fitter.spanned(from, end, ['field'], said.scope)
    // "add two adults: press More adults twice" tells how: nothing is set besides.
    if (fitter.word(end) === ':') continue
    if (!found || !(fitter.isBoundary(end) || fitter.isStop(end) || JOINS.test(fitter.word(end)))) continue
    if (isOne && found.named.node.role !== 'spinbutton') continue
    const called = restore(fitter.text(from, end), fitter.source)
    out.push(
      ...fitter.goOn(end, said, (1 - found.score) * PARTIAL + 0.06, {
        kind: 'set',
        of: found.named,
        called,
        value: number,
        quoted: false,
        secret: false,
      }),
    )
  }
  return out
}

/** Nouns of what one is chosen from, in any list. */
const KIND_OF_CHOICE =
  /^(?:modes?|classes|class|themes?|views?|sizes?|versions?|options?|plans?|styles?|kinds?|types?|settings?|layouts?)$/

/** What a choice is called: all of its label, and that without what is explained in brackets or behind a dash. */
function labelsOf({ label }: Choice): string[] {
  const short = label.replace(/\s*[([].*$|\s+[–—-]\s.*$/, '').trim()
  return short && short !== label ? [label, short] : [label]
}

/** The choice that words name, and no other as well: the very label, or the only one that has them all. */
export function choiceOf({ choices = [] }: Named, text: string): Choice | undefined {
  if (!text) return undefined
  const plain = text.trim().toLowerCase()
  const same = choices.find(({ label }) => label.trim().toLowerCase() === plain)
  if (same) return same
  const said = contentOf(text)
  // "the large size", "compact view": the noun says only what kind of choice it is.
  const rest = said.filter((word, at) => at === 0 || !KIND_OF_CHOICE.test(word))
  const fits = choices
    .filter(({ isEmpty }) => !isEmpty)
    .map(choice => ({
      choice,
      score: Math.max(bestFit(said, labelsOf(choice)), 0.95 * bestFit(rest, labelsOf(choice))),
    }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
  const [first, second] = fits
  return first && (!second || first.score - second.score > MARGIN) ? first.choice : undefined
}
