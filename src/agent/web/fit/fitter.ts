import { matchWord, wordsIn } from '../ground/match-text.ts'
import { nounAtStart } from '../read/nouns.ts'
import { type Literal, literalOf, restore, type Source } from '../read/literals.ts'
import { bestFit, contentOf, isSameWord, type Named, type PageNames } from './page-names.ts'
import { FULL, LEAST, MARGIN, type Fit, type Piece, type Said } from './pieces.ts'
import type { Token } from './tokens.ts'
import { chosen, pressed, searched, sent, ticked } from './ways/controls.ts'
import { composed, later, scoped, titled } from './ways/frame.ts'
import { peopled, wished } from './ways/amounts.ts'
import { dated, datedClause } from './ways/dates.ts'
import { introduced, mailed, namedBeside, oneselfChosen } from './ways/people.ts'
import { addressed, employed } from './ways/addresses.ts'
import { answered } from './ways/answered.ts'
import { handed } from './ways/handed.ts'
import { heldBack } from './ways/held-back.ts'
import { momentPicked } from './ways/moments.ts'
import { limited } from './ways/limits.ts'
import { ofColumn } from './ways/of-column.ts'
import { scaled } from './ways/scaled.ts'
import { sorted } from './ways/sorting.ts'
import { stretches } from './ways/stretches.ts'
import { stopped } from './ways/stopping.ts'
import { takenUp } from './ways/taken-up.ts'
import { possessed } from './ways/possessed.ts'
import { counted, labelled, placed } from './ways/values.ts'
import { isClicking, isConnector, isFilling, isFrame, isParticle, isSending, isTicking, isUnticking } from './words.ts'

/** The tokens of a message and the names of a page, and all that accounts for the one by the other. */
export class Fitter {
  readonly tokens: Token[]
  readonly source: Source
  readonly names: PageNames
  #things: ReadonlySet<string> | undefined
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
    const key = `${at} ${said.verb} ${said.tick} ${said.scope} ${said.label} ${said.any} ${said.only}`
    if (this.#memo.has(key)) return this.#memo.get(key)
    this.#memo.set(key, undefined)
    const ways = [
      ...this.skip(at, said),
      ...labelled(this, at, said),
      ...placed(this, at, said),
      ...counted(this, at, said),
      ...ofColumn(this, at, said),
      ...limited(this, at, said),
      ...scaled(this, at, said),
      ...sorted(this, at, said),
      ...dated(this, at, said),
      ...datedClause(this, at, said),
      ...stretches(this, at, said),
      ...chosen(this, at, said),
      ...ticked(this, at, said),
      ...pressed(this, at, said),
      ...sent(this, at, said),
      ...searched(this, at, said),
      ...possessed(this, at, said),
      ...scoped(this, at, said),
      ...titled(this, at, said),
      ...wished(this, at, said),
      ...peopled(this, at, said),
      ...introduced(this, at, said),
      ...namedBeside(this, at, said),
      ...mailed(this, at, said),
      ...addressed(this, at, said),
      ...employed(this, at, said),
      ...answered(this, at, said),
      ...heldBack(this, at, said),
      ...oneselfChosen(this, at, said),
      ...momentPicked(this, at, said),
      ...handed(this, at, said),
      ...takenUp(this, at, said),
      ...composed(this, at, said),
      ...later(this, at, said),
    ]
    const best = ways.reduce<Fit | undefined>((a, b) => (a && a.cost <= b.cost ? a : b), undefined)
    this.#memo.set(key, best)
    return best
  }

  text(from: number, to: number): string {
    return this.source.text.slice(this.tokens[from]!.start, this.tokens[to - 1]!.end)
  }

  /** The clause that a place is in, up to there. */
  clause(at: number): string {
    let from = at
    while (from > 0 && !this.isBoundary(from - 1)) from--
    return from < at ? this.text(from, at) : ''
  }

  word(at: number): string {
    return this.tokens[at]?.text.toLowerCase() ?? ''
  }

  /** What was quoted, or is an address, where that is all that stands there. */
  literalAt(at: number): Literal | undefined {
    return this.tokens[at]?.kind === 'literal' ? literalOf(this.text(at, at + 1), this.source) : undefined
  }

  isStop(at: number): boolean {
    return this.tokens[at]?.kind === 'stop'
  }

  /** Where a value or a name may end: the end, a sign, or a conjunction. */
  isBoundary(at: number): boolean {
    return at >= this.tokens.length || /^(?:[,;.!?\n]|and|but|then)$/.test(this.word(at))
  }

  /** Whether a clause begins here. */
  isStart(at: number): boolean {
    return at === 0 || this.isBoundary(at - 1)
  }

  /** Whether a clause begins here, or has nothing before this but verbs of filling in and little words. */
  startsPart(at: number): boolean {
    let from = at
    while (
      !this.isStart(from) &&
      (isFrame(this.word(from - 1)) || isFilling(this.word(from - 1)) || isParticle(this.word(from - 1)))
    )
      from--
    return this.isStart(from)
  }

  /** Where the clause or the value that begins or goes on here ends. */
  clauseEnd(at: number): number {
    let end = at
    while (end < this.tokens.length && !this.isBoundary(end)) end++
    return end
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
      // What is not to be sent is not sent; what is not to be sent to me is no longer wanted.
      if (isSending(this.word(after)) && !/^(?:me|us)$/.test(this.word(after + 1))) {
        let end = after + 1
        while (end < this.tokens.length && !this.isStop(end)) end++
        return this.goOn(end, said, 0.02)
      }
      out.push(...this.goOn(at + 1, { ...said, tick: false, verb: 'fill' }, 0.02))
    }
    if (word === 'do' && this.word(at + 1) === 'not') return this.skip(at + 1, said)
    out.push(...stopped(this, at, said))
    // "leave out the second one", "leave the second one out": what is left out is unticked.
    if (word === 'leave' && this.word(at + 1) === 'out')
      out.push(...this.goOn(at + 2, { ...said, tick: false, verb: 'fill' }, 0.02))
    // "no more offers": what is no longer wanted.
    if (word === 'no' && this.word(at + 1) === 'more' && !/^than$/.test(this.word(at + 2)))
      out.push(...this.goOn(at + 2, { ...said, tick: false, verb: 'fill' }, 0.02))
    // "2 adults, with audio guide": what comes along is ticked, where the page has a mark of that name.
    if (said.any && /^(?:with|including|plus)$/.test(word))
      out.push(...this.goOn(at + 1, { ...said, tick: true }, 0.04))
    // "only direct ones": what is shown alone from then on.
    if (/^(?:only|just)$/.test(word)) out.push(...this.goOn(at + 1, { ...said, tick: true, only: true }, 0.05))
    if (isTicking(word)) out.push(...this.goOn(at + 1, { ...said, tick: !this.isDenied(at), verb: 'fill' }, 0.02))
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
    // "show only the open ones": narrowing down is no question.
    if (
      /^(?:show|see|list|find|display|filter|keep)$/.test(word) &&
      (at === 0 || said.only || /^only$/.test(this.word(at + 1)) || this.word(at + 2) === 'only')
    )
      out.push(...this.goOn(at + 1, said, 0.02))
    // "only flats with a lift": what the page shows, which is narrowed down.
    if (said.only && this.isThing(word)) out.push(...this.goOn(at + 1, said, 0.04))
    // "orders from 3 to 9 May": what the page shows, before the stretch of time that it is narrowed down to.
    else if (at === 0 && this.isThing(word) && /^(?:from|between)$/.test(this.word(1)) && /^\d/.test(this.word(2)))
      out.push(...this.goOn(1, said, 0.06))
    // "seats C3 and C4": what the page calls all of them stands before their names.
    else if (!this.isBoundary(at + 1) && this.isThing(word) && this.startsName(at + 1))
      out.push(...this.goOn(at + 1, said, 0.04))
    if (
      said.only &&
      (/^(?:what|which|who|where|ones|been|being|yet|already)$/.test(word) ||
        (/^(?:only|just)$/.test(this.word(at - 1)) && /^(?:those|things|places|results|items|offers)$/.test(word)))
    )
      out.push(...this.goOn(at + 1, said, 0.02))
    if (isFrame(word)) out.push(...this.goOn(at + 1, said, 0.02))
    const noun = this.nounAt(at)
    // A noun that is what a field or a mark is called is that one, whatever comes behind it.
    const called = noun === undefined ? undefined : this.spanned(at, at + noun, ['field', 'choice', 'mark'], said.scope)
    const isLabel = called !== undefined && called.score >= 0.99
    // "I don't want the alerts": what is not wanted is no mere noun of a control.
    const isAll = noun !== undefined && this.isBoundary(at + noun) && this.isDenied(at)
    if (noun && !isAll) out.push(...this.goOn(at + noun, said, isLabel ? 0.5 : 0.03))
    return out
  }

  /** "I do not want …", "never include …": the verb is denied by what stands before it in its clause. */
  isDenied(at: number): boolean {
    let before = at - 1
    while (before >= 0 && !this.isBoundary(before) && (isFrame(this.word(before)) || this.word(before) === 'longer'))
      before--
    return before >= 0 && isUnticking(this.word(before))
  }

  /** Whether a word is what the headings of the page call what it shows. */
  isThing(word: string): boolean {
    this.#things ??= new Set(this.names.headings.flatMap(wordsIn))
    return word.length > 2 && [...this.#things].some(thing => matchWord(word, thing) >= 0.9)
  }

  /** How many words a noun of controls takes here. */
  nounAt(at: number): number | undefined {
    const next = this.tokens.slice(at, at + 3)
    const end = next.findIndex(({ kind }) => kind !== 'word')
    const words = next.slice(0, end === -1 ? next.length : end).map(({ text }) => text)
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

  /** The one mark whose sentence has all of the words, however much else it says: "the alerts" of "Alert me when …". */
  sentenced(from: number, to: number, scope: string | undefined): { named: Named; score: number } | undefined {
    const said = this.edged(from, to) ? contentOf(restore(this.text(from, to), this.source)) : []
    const has = (name: string) => said.every(word => contentOf(name).some(other => isSameWord(word, other)))
    const found = this.names.named.filter(
      ({ kind, names, within }) =>
        kind === 'mark' && (scope === undefined || within.has(scope)) && said.length > 0 && names.some(has),
    )
    return found.length === 1 ? { named: found[0]!, score: LEAST } : undefined
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

  /** Whether nothing but signs and little words follows. */
  isOnlyFrameOrEnd(at: number): boolean {
    for (let next = at; next < this.tokens.length; next++)
      if (!this.isStop(next) && !isFrame(this.word(next))) return false
    return true
  }

  /** Whether a full name begins here: another field follows without a sign between. */
  startsName(at: number): boolean {
    for (let end = at + 1; end <= Math.min(at + 5, this.tokens.length); end++) {
      const found = this.spanned(at, end, ['field', 'choice', 'mark'], undefined)
      if (found && found.score >= FULL) return true
    }
    return false
  }

  written(text: string): string {
    return text.replace(/\uE000(\d+)\uE001/g, (_, at: string) => this.source.literals[Number(at)]?.written ?? '').trim()
  }
}
