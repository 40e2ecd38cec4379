import type { PageSnapshot } from '../../../contract/page.ts'
import { isStateWord } from '../read/expectation.ts'
import { isSecret } from '../read/fields.ts'
import { protect, restore, type Source } from '../read/literals.ts'
import { nounAtStart } from '../read/nouns.ts'
import { startsRequest } from '../read/verbs.ts'
import { bestFit, contentOf, fitName, namesOf, type Choice, type Named, type PageNames } from './page-names.ts'
import { tokensOf, type Token } from './tokens.ts'
import {
  isClicking,
  isConnector,
  isFilling,
  isFrame,
  isParticle,
  isPlacing,
  isPronoun,
  isSending,
  isTicking,
  isUnticking,
  numberIn,
} from './words.ts'

/** A part of a message that the page explains. */
export type Piece =
  | { kind: 'set'; of: Named; called: string; value: string; quoted: boolean; secret: boolean }
  | { kind: 'choose'; of: Named; called: string; choices: Choice[] }
  | { kind: 'tick'; of: Named; called: string; checked: boolean }
  | { kind: 'press'; of: Named; called: string; isLast?: boolean }
  | { kind: 'submit' }
  /** What is to be read when its turn comes: the page may be another one then. */
  | { kind: 'later'; text: string }

interface Fit {
  cost: number
  pieces: Piece[]
}

/** What was said before: the verb that still holds, yes or no, the part of the page spoken of, the label that "it" stands for. */
interface Said {
  verb?: 'fill' | 'click'
  tick?: boolean
  scope?: string
  label?: string
  any?: true
}

/** Words of a name at most, and of a whole message. */
const LONGEST_NAME = 9
const LONGEST_MESSAGE = 120
/** A name that fits less is another one. */
const LEAST = 0.6
/** As good as the very name. */
const FULL = 0.9
/** What a part of a name costs, for all that it leaves out. */
const PARTIAL = 0.2
const MARGIN = 0.06

const STATEMENT =
  /^\s*(?:make sure|be sure|ensure|verify|check (?:that|if|whether|for)|assert|confirm|expect|validate|test|if|unless|when|once|while|until|who|what|which|where|how|whose|is|are|does|do you|did|has|tell|show|list|count|read|extract|wait|open|visit|search|find|scroll|hover|drag and drop)\b|\?\s*$|\b(?:if|unless|until|whether)\b/i

/** "What is it about?: an event" is a label with its value, whatever word it begins with. */
const LINE = /^(?:who|what|which|where|when|how|is|are|does|do)\b[^:\n]{2,60}:\s*\S/i

/**
 * Reads a message by the names of the page that is open: which spans of it are labels, choices, marks and buttons, and what
 * stands behind them. Undefined unless every word is accounted for.
 */
export function fitMessage(message: string, snapshot: PageSnapshot): Piece[] | undefined {
  const source = protect(message)
  const tokens = tokensOf(source.text)
  if (!tokens.length || tokens.length > LONGEST_MESSAGE || (STATEMENT.test(source.text) && !LINE.test(source.text)))
    return undefined
  const fit = new Fitter(tokens, source, namesOf(snapshot)).fit(0, {})
  return fit?.pieces.some(({ kind }) => kind !== 'later') ? joinChosen(lastPressed(fit.pieces)) : undefined
}

/** "create a ticket with …": the button that the message begins with comes after what is filled in. */
function lastPressed(pieces: Piece[]): Piece[] {
  const isLast = (piece: Piece) => piece.kind === 'press' && piece.isLast === true
  const isLater = (piece: Piece) => piece.kind === 'later'
  return [
    ...pieces.filter(piece => !isLast(piece) && !isLater(piece)),
    ...pieces.filter(isLast),
    ...pieces.filter(isLater),
  ]
}

/** Several choices of one list are made at once. */
function joinChosen(pieces: Piece[]): Piece[] {
  const out: Piece[] = []
  for (const piece of pieces) {
    const before = out.at(-1)
    if (piece.kind === 'choose' && before?.kind === 'choose' && before.of === piece.of && piece.of.node.multiple)
      out[out.length - 1] = { ...before, choices: [...before.choices, ...piece.choices] }
    else if (
      !out.some(
        one => one.kind === 'tick' && piece.kind === 'tick' && one.of === piece.of && one.checked === piece.checked,
      )
    )
      out.push(piece)
  }
  return out
}

class Fitter {
  readonly tokens: Token[]
  readonly source: Source
  readonly names: PageNames
  readonly #memo = new Map<string, Fit | undefined>()
  readonly #spans = new Map<string, { named: Named; score: number }[]>()

  constructor(tokens: Token[], source: Source, names: PageNames) {
    this.tokens = tokens
    this.source = source
    this.names = names
  }

  /** The cheapest way to account for all that comes from here on. */
  fit(at: number, said: Said): Fit | undefined {
    if (at >= this.tokens.length) return { cost: 0, pieces: [] }
    const key = `${at} ${said.verb} ${said.tick} ${said.scope} ${said.label} ${said.any}`
    if (this.#memo.has(key)) return this.#memo.get(key)
    this.#memo.set(key, undefined)
    const ways = [
      ...this.skip(at, said),
      ...this.labelled(at, said),
      ...this.placed(at, said),
      ...this.counted(at, said),
      ...this.chosen(at, said),
      ...this.ticked(at, said),
      ...this.pressed(at, said),
      ...this.sent(at, said),
      ...this.scoped(at, said),
      ...this.titled(at, said),
      ...this.later(at, said),
    ]
    const best = ways.reduce<Fit | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined)
    this.#memo.set(key, best)
    return best
  }

  text(from: number, to: number): string {
    return this.source.text.slice(this.tokens[from]!.start, this.tokens[to - 1]!.end)
  }

  word(at: number): string {
    return this.tokens[at]?.text.toLowerCase() ?? ''
  }

  isStop(at: number): boolean {
    return this.tokens[at]?.kind === 'stop'
  }

  /** Where a value or a name may end: the end, a sign, or a conjunction. */
  isBoundary(at: number): boolean {
    return at >= this.tokens.length || /^(?:[,;.!?\n]|and|but|then)$/.test(this.word(at))
  }

  goOn(at: number, said: Said, cost: number, ...pieces: Piece[]): Fit[] {
    const rest = this.fit(at, pieces.length ? { ...said, any: true } : said)
    return rest ? [{ cost: rest.cost + cost, pieces: [...pieces, ...rest.pieces] }] : []
  }

  /** Signs, little words, verbs of forms, and nouns of controls. */
  skip(at: number, said: Said): Fit[] {
    const word = this.word(at)
    if (this.isStop(at))
      return this.goOn(
        at + 1,
        /[.;\n!]/.test(word) ? { ...said, verb: undefined, tick: undefined } : { ...said, verb: said.verb },
        0,
      )
    if (this.tokens[at]!.kind === 'literal') return []
    const out: Fit[] = []
    if (isUnticking(word)) {
      const after = word === 'do' ? at + 2 : at + 1
      // What is not to be sent is not sent.
      if (isSending(this.word(after))) {
        let end = after + 1
        while (end < this.tokens.length && !this.isStop(end)) end++
        return this.goOn(end, said, 0.02)
      }
      out.push(...this.goOn(at + 1, { ...said, tick: false, verb: 'fill' }, 0.02))
    }
    if (word === 'do' && this.word(at + 1) === 'not') return this.skip(at + 1, said)
    if (isTicking(word)) out.push(...this.goOn(at + 1, { ...said, tick: true, verb: 'fill' }, 0.02))
    if (isClicking(word)) {
      const to = this.word(at + 1) === 'on' ? at + 2 : at + 1
      out.push(...this.goOn(to, { ...said, verb: 'click', tick: undefined }, 0.02))
    }
    if (isFilling(word)) {
      const to = isParticle(this.word(at + 1)) ? at + 2 : at + 1
      const turned = /^(?:switch|turn|toggle|set)$/.test(word) ? /^(on|off)$/.exec(this.word(at + 1))?.[1] : undefined
      const tick =
        turned === undefined ? (/^(?:take|select|choose|pick)$/.test(word) ? true : said.tick) : turned === 'on'
      out.push(...this.goOn(to, { ...said, verb: 'fill', ...(tick !== undefined && { tick }) }, 0.02))
      if (to !== at + 1) out.push(...this.goOn(at + 1, { ...said, verb: 'fill' }, 0.02))
    }
    if (isFrame(word)) out.push(...this.goOn(at + 1, said, 0.02))
    const noun = this.nounAt(at)
    if (noun) out.push(...this.goOn(at + noun, said, 0.03))
    return out
  }

  /** How many words a noun of controls takes here. */
  nounAt(at: number): number | undefined {
    const words = this.tokens
      .slice(at, at + 3)
      .filter(({ kind }) => kind === 'word')
      .map(({ text }) => text)
    return words.length
      ? (nounAtStart(words)?.length ??
          (/^(?:values?|details|data|options?|answer)$/.test(this.word(at)) ? 1 : undefined))
      : undefined
  }

  /** What is called so by the words from here to there, the best; several where it cannot be told. */
  spanned(
    from: number,
    to: number,
    kinds: readonly Named['kind'][],
    scope: string | undefined,
  ): { named: Named; score: number } | undefined {
    const key = `${from} ${to} ${kinds.join()} ${scope}`
    let found = this.#spans.get(key)
    if (!found) {
      const text = this.text(from, to)
      const said = this.edged(from, to) ? contentOf(restore(text, this.source)) : []
      found = this.names.named
        .filter(({ kind, within }) => kinds.includes(kind) && (scope === undefined || within.has(scope)))
        .map(named => ({ named, score: said.length ? bestFit(said, named.names) : 0 }))
        .filter(({ score }) => score >= LEAST)
        .sort((a, b) => b.score - a.score)
      this.#spans.set(key, found)
    }
    const [first, second] = found
    return first && (!second || first.score - second.score > MARGIN) ? first : undefined
  }

  /** A name begins and ends with words of its own; signs in it are those of the page. */
  edged(from: number, to: number): boolean {
    if (this.isStop(from) || (this.isStop(to - 1) && !/[?.]/.test(this.word(to - 1)))) return false
    for (let at = from; at < to; at++) if (/^[,;\n:=]$/.test(this.word(at))) return false
    return to - from === 1 || !isConnector(this.word(to - 1)) || this.word(to - 1) === 'to'
  }

  /** Determiners in front of a name. */
  afterArticle(at: number): number {
    let to = at
    while (/^(?:the|a|an|my|your|our|its|his|her|this|that|,)$/.test(this.word(to)) && to < this.tokens.length) to++
    return to
  }

  /** "Label: value", "label is value", "label value". */
  labelled(at: number, said: Said): Fit[] {
    const out: Fit[] = []
    for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, this.tokens.length); end++) {
      const isIt = end === at + 1 && said.label !== undefined && said.scope !== undefined && isPronoun(this.word(at))
      const label = isIt ? said.label! : restore(this.text(at, end), this.source)
      const { from, joined, isBe, isColon } = this.afterLabel(end)
      if (from >= this.tokens.length || (this.isBoundary(from) && joined === 0)) continue
      for (const kind of ['field', 'choice', 'mark'] as const) {
        const found = isIt
          ? kind === 'field' && this.byLabel(label, said.scope)
          : this.spanned(at, end, [kind], said.scope)
        if (!found || (isBe && isStateWord(this.word(from)) && kind === 'field')) continue
        const cost = (1 - found.score) * PARTIAL + (joined === 0 ? 0.05 : 0)
        out.push(...this.valued(found.named, label, from, { ...said, label }, cost, isColon))
      }
    }
    return out
  }

  /** Where the value behind a label begins: after a noun, signs, verbs of being. */
  afterLabel(end: number): { from: number; joined: number; isBe: boolean; isColon: boolean } {
    const noun = this.nounAt(end)
    let from = noun && !this.isBoundary(end) ? end + noun : end
    let joined = 0
    let [isBe, isColon] = [false, false]
    while ((isConnector(this.word(from)) || /^(?:up|down)$/.test(this.word(from))) && joined < 4) {
      isBe ||= /^(?:is|are|be)$/.test(this.word(from))
      isColon ||= /^[:=]$/.test(this.word(from))
      from++
      joined++
    }
    return { from, joined, isBe, isColon }
  }

  byLabel(label: string, scope: string | undefined): { named: Named; score: number } | undefined {
    const said = contentOf(label)
    const [found] = this.names.named
      .filter(({ kind, within }) => kind === 'field' && (scope === undefined || within.has(scope)))
      .map(named => ({ named, score: bestFit(said, named.names) }))
      .sort((a, b) => b.score - a.score)
    return found && found.score >= FULL ? found : undefined
  }

  /** The value of a field from here on, to wherever the rest can be accounted for. */
  valued(named: Named, label: string, from: number, said: Said, cost: number, isColon: boolean): Fit[] {
    const out: Fit[] = []
    for (let end = from + 1; end <= this.tokens.length; end++) {
      const word = this.word(end - 1)
      // What goes on with a request of its own is no value.
      if (
        end - 1 > from &&
        this.isBoundary(end - 1) &&
        startsRequest(this.source.text.slice(this.tokens[end - 1]!.end))
      )
        break
      if (word === '\n') break
      if (this.isStop(end - 1) || !(this.isBoundary(end) || this.isStop(end))) {
        const isMore = !this.isStop(end - 1) && end < this.tokens.length && this.startsName(end)
        if (!isMore) continue
      }
      const piece = this.pieceOf(named, label, from, end)
      if (!piece) continue
      // Words of politeness behind a colon belong to the text that is given there.
      if (isColon && this.isOnlyFrame(end)) continue
      let inner = 0
      for (let between = from + 1; between < end; between++)
        if (this.isBoundary(between)) inner += this.startsName(this.afterArticle(between + 1)) ? 0.5 : 0.12
      const isLoose = !this.isBoundary(end)
      out.push(
        ...this.goOn(
          end,
          { ...said, verb: undefined, tick: undefined },
          cost + inner + 0.03 * (end - from) + (isLoose ? 0.3 : 0),
          piece,
        ),
      )
    }
    return out
  }

  /** Whether nothing but little words comes from here to the end of the line. */
  isOnlyFrame(at: number): boolean {
    let words = 0
    for (let next = at; next < this.tokens.length && this.word(next) !== '\n'; next++) {
      if (this.isStop(next)) continue
      if (!isFrame(this.word(next))) return false
      words++
    }
    return words > 0
  }

  /** Whether a full name begins here: another field follows without a sign between. */
  startsName(at: number): boolean {
    for (let end = at + 1; end <= Math.min(at + 5, this.tokens.length); end++) {
      const found = this.spanned(at, end, ['field', 'choice', 'mark'], undefined)
      if (found && found.score >= FULL) return true
    }
    return false
  }

  /** What a field is set to by these words; undefined where it cannot hold them. */
  pieceOf(named: Named, called: string, from: number, to: number): Piece | undefined {
    const isSafe = named.node.type === 'password' || isSecret(called)
    // Signs right behind a secret are its own.
    const raw = `${this.text(from, to)}${isSafe ? (/^[!?]+/.exec(this.source.text.slice(this.tokens[to - 1]!.end))?.[0] ?? '') : ''}`
    const value = restore(raw, this.source).replace(/[\s,;]+$/, '')
    const { node, kind } = named
    if (kind === 'choice') {
      const choices = this.choicesIn(named, from, to)
      return choices && { kind: 'choose', of: named, called, choices }
    }
    if (kind === 'mark') {
      const isOn = /^(?:on|yes|true|ticked|checked|enabled|selected|active)$/i.test(value)
      const isOff = /^(?:off|no|false|unticked|unchecked|disabled|not (?:ticked|checked)|empty|inactive)$/i.test(value)
      return isOn || isOff ? { kind: 'tick', of: named, called, checked: isOn } : undefined
    }
    const isNumeric =
      node.role === 'spinbutton' || node.role === 'slider' || node.type === 'number' || node.type === 'range'
    const number = isNumeric ? numberIn(value) : undefined
    if (isNumeric && number === undefined) return undefined
    if (!value || (to - from === 1 && isFrame(this.word(from)) && this.tokens[from]!.kind === 'word')) return undefined
    return {
      kind: 'set',
      of: named,
      called,
      value: number ?? value,
      quoted: this.tokens[from]!.kind === 'literal' && to - from === 1,
      secret: isSafe,
    }
  }

  /** The choices that words name, one or several where several can be chosen. */
  choicesIn(named: Named, from: number, to: number): Choice[] | undefined {
    const parts: [number, number][] = []
    let start = this.afterArticle(from)
    for (let at = start; at <= to; at++)
      if (at === to || /^(?:,|and|&|\+)$/.test(this.word(at))) {
        if (at > start) parts.push([start, at])
        start = this.afterArticle(at + 1)
      }
    const single = choiceOf(named, restore(this.text(from, to), this.source))
    if (single) return [single]
    if (!named.node.multiple || parts.length < 2) return undefined
    const all = parts.map(([a, b]) => choiceOf(named, restore(this.text(a, b), this.source)))
    return all.every(choice => choice !== undefined) ? all : undefined
  }

  /** "Ann as the name", "5 in the quantity field". */
  placed(at: number, said: Said): Fit[] {
    const isPlain = said.verb === 'fill' || this.tokens[at]!.kind === 'literal' || /^[\d+]|@/.test(this.word(at))
    if (!isPlain || this.isStop(at)) return []
    const out: Fit[] = []
    for (let joint = at + 1; joint < this.tokens.length; joint++) {
      if (this.word(joint) === '\n') break
      if (this.isBoundary(joint) && startsRequest(this.source.text.slice(this.tokens[joint]!.end))) break
      if (!isPlacing(this.word(joint))) continue
      let from = this.afterArticle(joint + 1)
      const noun = this.nounAt(from)
      if (noun && this.spanned(from, from + noun, ['field', 'choice'], said.scope) === undefined) from += noun
      for (let end = from + 1; end <= Math.min(from + LONGEST_NAME, this.tokens.length); end++) {
        const found = this.spanned(from, end, ['field', 'choice'], said.scope)
        const piece = found && this.pieceOf(found.named, restore(this.text(from, end), this.source), at, joint)
        if (!piece) continue
        out.push(...this.goOn(end, said, (1 - found.score) * PARTIAL + 0.03 * (joint - at) + 0.05, piece))
      }
    }
    return out
  }

  /** "3 adults", "4 seats": a number before what it counts. */
  counted(at: number, said: Said): Fit[] {
    const number = numberIn(this.word(at))
    if (number === undefined) return []
    const out: Fit[] = []
    for (let end = at + 2; end <= Math.min(at + LONGEST_NAME, this.tokens.length); end++) {
      const found = this.spanned(at + 1, end, ['field'], said.scope)
      if (!found || !(this.isBoundary(end) || this.isStop(end))) continue
      const called = restore(this.text(at + 1, end), this.source)
      out.push(
        ...this.goOn(end, said, (1 - found.score) * PARTIAL + 0.06, {
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

  /** A choice of the page by itself: "half plot", "press enquiry in the drop down", "full meal for lunch". */
  chosen(at: number, said: Said): Fit[] {
    if (said.tick === false || said.verb === 'click') return []
    const out: Fit[] = []
    for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, this.tokens.length); end++) {
      if (!this.edged(at, end)) continue
      const text = restore(this.text(at, end), this.source)
      const lists = this.names.named.flatMap(named => {
        const choice =
          named.kind === 'choice' &&
          (said.scope === undefined || named.within.has(said.scope) || named.node.ref === said.scope)
            ? choiceOf(named, text)
            : undefined
        return choice ? [{ named, choice }] : []
      })
      for (const { named, choice } of lists) {
        const cost = 0.08 + (1 - fitName(contentOf(text), choice.label)) * 0.3
        const piece: Piece = { kind: 'choose', of: named, called: text, choices: [choice] }
        const isPlain = /[^\p{N}]/u.test(text) || said.verb === 'fill'
        if (lists.length === 1 && isPlain) out.push(...this.goOn(end, said, cost, piece))
        if (!isPlacing(this.word(end)) && this.word(end) !== 'from') continue
        const from = this.afterArticle(end + 1)
        for (let to = from + 1; to <= Math.min(from + LONGEST_NAME, this.tokens.length); to++) {
          const list = this.spanned(from, to, ['choice'], undefined)
          if (list?.named === named) out.push(...this.goOn(to, said, cost - 0.04, piece))
        }
      }
    }
    return out
  }

  /** Marks by themselves, where yes or no was said. */
  ticked(at: number, said: Said): Fit[] {
    const out: Fit[] = []
    for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, this.tokens.length); end++) {
      const found = this.spanned(at, end, ['mark'], said.scope)
      if (!found || !(this.isBoundary(end) || this.isStop(end) || this.nounAt(end))) continue
      // A statement of the form is true where it is made in its own words.
      if (said.tick === undefined && (found.score < FULL || said.verb === 'click')) continue
      const called = restore(this.text(at, end), this.source)
      const piece: Piece = { kind: 'tick', of: found.named, called, checked: said.tick ?? true }
      out.push(...this.goOn(end, said, (1 - found.score) * PARTIAL + (said.tick === undefined ? 0.2 : 0.04), piece))
    }
    return out
  }

  /** Buttons: by a verb of clicking, or by the very name. What comes behind may be about another page. */
  pressed(at: number, said: Said): Fit[] {
    const out: Fit[] = []
    for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, this.tokens.length); end++) {
      if (!this.edged(at, end)) continue
      const words = contentOf(restore(this.text(at, end), this.source))
      const isShort = said.any === true && end === at + 1 && isPronoun(this.word(end)) && this.isBoundary(end + 1)
      const fits = this.names.named
        .filter(({ kind }) => kind === 'button')
        .map(named => ({ named, score: bestFit(words, named.names) }))
        .filter(
          ({ named, score }) =>
            score >= (said.verb === 'click' ? FULL : 0.95) ||
            // "save it": the verb of the button that ends the form.
            (isShort &&
              score >= LEAST &&
              named.node.role === 'button' &&
              fitName(words, named.names[0]?.split(/\s+/)[0] ?? '') >= FULL),
        )
      // What sends the form is meant before a link of the same name.
      const own = fits.filter(({ named }) => named.node.role === 'button')
      const [found, other] = own.length ? own : fits
      if (
        !found ||
        (other && other.named.node.href !== found.named.node.href) ||
        (other && found.named.node.href === undefined)
      )
        continue
      const called = restore(this.text(at, end), this.source)
      const cost = (1 - found.score) * PARTIAL + (said.verb === 'click' ? 0.02 : 0.12)
      const piece: Piece = { kind: 'press', of: found.named, called }
      let to = end
      if (isPronoun(this.word(to)) && this.isBoundary(to + 1)) to++
      const noun = this.nounAt(to)
      if (noun && this.isBoundary(to + noun)) to += noun
      if (!said.any && /^(?:with|:|named|called)$/.test(this.word(to)))
        out.push(...this.goOn(to + 1, { ...said, verb: undefined }, cost, { ...piece, isLast: true }))
      if (!this.isBoundary(to)) continue
      const rest = this.source.text.slice(this.tokens[to - 1]!.end).replace(/^[\s,;.!]+(?:(?:and|then)\b[\s,]*)*/i, '')
      if (!/[\p{L}\p{N}\uE000]/u.test(rest)) out.push({ cost, pieces: [piece] })
      else if (said.verb === 'click' || said.any)
        out.push({ cost: cost + 0.3, pieces: [piece, { kind: 'later', text: this.written(rest) }] })
    }
    return out
  }

  sent(at: number, said: Said): Fit[] {
    if (!isSending(this.word(at)) || !said.any) return []
    let end = at + 1
    while (/^(?:it|this|that|the|form|off)$/.test(this.word(end))) end++
    return end >= this.tokens.length || (this.isStop(end) && end + 1 >= this.tokens.length)
      ? [{ cost: 0.1, pieces: [{ kind: 'submit' }] }]
      : []
  }

  /** "under interests", "in the billing address": the part of the page that what follows is in. */
  scoped(at: number, said: Said): Fit[] {
    const isIn = /^(?:in|under|within|inside|for|on)$/.test(this.word(at))
    const from = this.afterArticle(isIn ? at + 1 : at)
    const out: Fit[] = []
    for (let end = from + 1; end <= Math.min(from + LONGEST_NAME, this.tokens.length); end++) {
      if (!this.edged(from, end) || (!isIn && this.word(end) !== ':')) continue
      const words = contentOf(restore(this.text(from, end), this.source))
      const fits = this.names.scopes
        .map(scope => ({ scope, score: bestFit(words, scope.names) }))
        .filter(({ score }) => score >= 0.7)
        .sort((a, b) => b.score - a.score)
      const [first, second] = fits
      if (!first || (second && first.score - second.score < MARGIN)) continue
      const next: Said = {
        scope: first.scope.ref,
        ...(said.label && { label: said.label }),
        ...(said.any && { any: true }),
      }
      out.push(...this.goOn(end, next, 0.05 + (1 - first.score) * 0.3))
    }
    return out
  }

  /** "Make a new member:": what the page is about. */
  titled(at: number, said: Said): Fit[] {
    if (said.any) return []
    const out: Fit[] = []
    for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, this.tokens.length); end++) {
      if (!/^(?:[:\n,.]|with|and)$/.test(this.word(end)) || !this.edged(at, end)) continue
      const words = contentOf(restore(this.text(at, end), this.source))
      if (bestFit(words, this.names.headings) >= FULL) out.push(...this.goOn(end, said, 0.15))
    }
    return out
  }

  /** What goes on with a request of another kind is read when its turn comes. */
  later(at: number, said: Said): Fit[] {
    if (!said.any || !(this.isStop(at - 1) || /^(?:and|then)$/.test(this.word(at - 1)))) return []
    const rest = this.source.text.slice(this.tokens[at]!.start)
    return startsRequest(rest) ? [{ cost: 0.6, pieces: [{ kind: 'later', text: this.written(rest) }] }] : []
  }

  written(text: string): string {
    return text.replace(/\uE000(\d+)\uE001/g, (_, at: string) => this.source.literals[Number(at)]?.written ?? '').trim()
  }
}

/** The choice that words name, and no other as well: the very label, or the only one that has them all. */
function choiceOf({ choices = [] }: Named, text: string): Choice | undefined {
  const plain = text.trim().toLowerCase()
  const same = choices.find(({ label }) => label.trim().toLowerCase() === plain)
  if (same) return same
  const said = contentOf(text)
  const fits = choices
    .filter(({ isEmpty }) => !isEmpty)
    .map(choice => ({ choice, score: fitName(said, choice.label) }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
  const [first, second] = fits
  return first && (!second || first.score - second.score > MARGIN) ? first.choice : undefined
}
