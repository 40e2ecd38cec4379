import type { PageNode } from '../../../../contract/page.ts'
import { destinationOf } from '../../ground/destination.ts'
import { isMoment, wordsIn } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import { tickFor } from '../denial.ts'
import { isCalledByState } from '../../ground/states.ts'
import { bestFit, contentOf, fitName, isSameWord, type Named } from '../page-names.ts'
import { FULL, LEAST, LONGEST_NAME, PARTIAL, type Fit, type Piece, type Said } from '../pieces.ts'
import { isPlacing, isPronoun, isSending, onlyShows, SWITCHES } from '../words.ts'
import { choiceOf } from './values.ts'

const EVERYTHING = /^\W*(?:all|any|every)\b/i

/** A choice of the page by itself: "half plot", "press enquiry in the drop down", "full meal for lunch". */
export function chosen(fitter: Fitter, at: number, said: Said): Fit[] {
  if (said.verb === 'click') return []
  if (said.tick === false) return otherThan(fitter, at, said)
  const out: Fit[] = []
  for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, fitter.tokens.length); end++) {
    if (!fitter.edged(at, end)) continue
    const text = restore(fitter.text(at, end), fitter.source)
    const lists = fitter.names.named.flatMap(named => {
      const choice =
        named.kind === 'choice' &&
        (said.scope === undefined || named.within.has(said.scope) || named.node.ref === said.scope)
          ? (choiceOf(named, text) ?? choiceOf(named, withoutNames(named, text)))
          : undefined
      return choice ? [{ named, choice }] : []
    })
    // "go to the bin": a link or button of that very name is meant before a choice that says it among other words.
    const isOther = (fitter.spanned(at, end, ['button'], said.scope)?.score ?? 0) >= FULL
    for (const { named, choice } of lists) {
      // "go to X" is no "Move to X": going is said of people, and a choice that means it says so.
      if (fitter.word(at) === 'go' && !wordsIn(choice.label).includes('go')) continue
      if (isOther && fitName(contentOf(text), choice.label) < FULL) continue
      // "a mail" is none of "All mail": what takes in everything is meant by a word for everything.
      if (EVERYTHING.test(choice.label) && !/\b(?:all|any|every\w*|both)\b/i.test(text)) continue
      const cost = 0.08 + (1 - fitName(contentOf(text), choice.label)) * 0.3
      const piece: Piece = { kind: 'choose', of: named, called: text, choices: [choice] }
      const isPlain = /[^\p{N}]/u.test(text) || said.verb === 'fill'
      if (lists.length === 1 && isPlain) out.push(...fitter.goOn(end, said, cost, piece))
      if (!isPlacing(fitter.word(end)) && fitter.word(end) !== 'from') continue
      const from = fitter.afterArticle(end + 1)
      for (let to = from + 1; to <= Math.min(from + LONGEST_NAME, fitter.tokens.length); to++) {
        const list = fitter.spanned(from, to, ['choice'], undefined)
        if (list?.named === named) out.push(...fitter.goOn(to, said, cost - 0.04, piece))
      }
    }
  }
  return out
}

/** "privately insured" says the choice and the list: without the words that only name the list. */
function withoutNames({ names }: Named, text: string): string {
  const own = names.flatMap(contentOf)
  const words = contentOf(text)
  const rest = words.filter(word => !own.some(name => isSameWord(word, name)))
  return rest.length < words.length ? rest.join(' ') : ''
}

/** "only what is not delivered": of a group that narrows down what is shown, the one choice that is neither that nor all. */
function otherThan(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!said.only) return []
  const out: Fit[] = []
  for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, fitter.tokens.length); end++) {
    if (!fitter.edged(at, end) || !fitter.isBoundary(end)) continue
    const text = restore(fitter.text(at, end), fitter.source)
    const found = fitter.names.named.flatMap(named => {
      const choice = named.kind === 'choice' ? choiceOf(named, text) : undefined
      const others = (named.choices ?? []).filter(
        one => one !== choice && !one.isEmpty && !/^(?:all|any|every|everything|both)\b/i.test(one.label),
      )
      return choice && others.length === 1 ? [{ named, others }] : []
    })
    const [first, ...more] = found
    if (!first || more.length) continue
    const piece: Piece = { kind: 'choose', of: first.named, called: text, choices: first.others, applies: true }
    out.push(...fitter.goOn(end, { ...said, tick: undefined }, 0.15, piece))
  }
  return out
}

/** Marks by themselves, where yes or no was said. */
export function ticked(fitter: Fitter, at: number, said: Said): Fit[] {
  const out: Fit[] = []
  for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, fitter.tokens.length); end++) {
    const found =
      fitter.spanned(at, end, ['mark'], said.scope) ??
      (said.tick === undefined ? undefined : fitter.sentenced(at, end, said.scope))
    const isJoint = /^(?:on|for|at)$/.test(fitter.word(end)) && isMoment(fitter.word(end + 1))
    if (!found || !(fitter.isBoundary(end) || fitter.isStop(end) || isJoint || fitter.nounAt(end))) continue
    // A statement of the form is true where it is made in its own words, or those that it begins with.
    const called = restore(fitter.text(at, end), fitter.source)
    const isOwn = found.score >= FULL || found.named.names.some(name => beginsWith(name, called))
    if (said.tick === undefined && (!isOwn || said.verb === 'click')) continue
    if (fitter.startsPart(at) && !fitter.isBoundary(end) && isCalledByState(found.named.names, fitter.word(at)))
      continue
    const checked = tickFor(found.named.names[0] ?? '', contentOf(called), said.tick ?? true, fitter.clause(at))
    if (checked === undefined) continue
    const piece: Piece = { kind: 'tick', of: found.named, called, checked, ...(said.only && { applies: true }) }
    out.push(...fitter.goOn(end, said, (1 - found.score) * PARTIAL + (said.tick === undefined ? 0.2 : 0.04), piece))
  }
  return out
}

const isOneWord = (name: string): boolean => wordsIn(name).length === 1

/** "remind me by text" of "Remind me by text message": at least two words that say something, in their order. */
function beginsWith(name: string, said: string): boolean {
  const [words, own] = [contentOf(said), contentOf(name)]
  return words.length > 1 && words.every((word, at) => own[at] !== undefined && isSameWord(word, own[at]))
}

/** Buttons: by a verb of clicking, or by the very name. What comes behind may be about another page. */
export function pressed(fitter: Fitter, at: number, said: Said): Fit[] {
  const out: Fit[] = []
  const isSwitched = SWITCHES.test(fitter.clause(fitter.clauseEnd(at)))
  for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, fitter.tokens.length); end++) {
    if (!fitter.edged(at, end)) continue
    const words = contentOf(restore(fitter.text(at, end), fitter.source))
    const isOnlyState = (names: readonly string[]) =>
      said.verb !== 'click' && words.length === 1 && isCalledByState(names, words[0]!)
    const isShort = said.any === true && end === at + 1 && isPronoun(fitter.word(end)) && fitter.isBoundary(end + 1)
    const fits = fitter.names.named
      .filter(({ kind, node, names }) => kind === 'button' && !(isSwitched && onlyShows(node)) && !isOnlyState(names))
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
      (other && destinationOf(other.named.node) !== destinationOf(found.named.node)) ||
      (other && destinationOf(found.named.node) === undefined)
    )
      continue
    const called = restore(fitter.text(at, end), fitter.source)
    const cost = (1 - found.score) * PARTIAL + (said.verb === 'click' ? 0.02 : 0.12)
    const piece: Piece = { kind: 'press', of: found.named, called }
    let to = end
    if (isPronoun(fitter.word(to)) && fitter.isBoundary(to + 1)) to++
    const noun = fitter.nounAt(to)
    if (noun && fitter.isBoundary(to + noun)) to += noun
    if (!said.any && /^(?:with|:|named|called)$/.test(fitter.word(to)))
      out.push(...fitter.goOn(to + 1, { ...said, verb: undefined }, cost, { ...piece, isLast: true }))
    // "apply the code AB12": the verb is the button beside the field, which is pressed once that is filled in.
    const isVerb = at === 0 && end === 1 && found.named.node.role === 'button'
    if (!said.any && isVerb && !fitter.isBoundary(to) && found.named.names.some(isOneWord))
      out.push(
        ...fitter
          .goOn(to, { ...said, verb: undefined }, cost + 0.1, { ...piece, isLast: true })
          .filter(({ pieces }) => pieces.every(one => !('of' in one) || isBeside(fitter, found.named, one.of))),
      )
    // "sign me up for the bulletin": what the button is for stands around it, and comes after what else is said.
    const after = endOfPurpose(fitter, found.named, to)
    if (after !== undefined)
      out.push(...fitter.goOn(after, { ...said, verb: undefined }, cost, { ...piece, isLast: true }))
    // "sign me up for delays": what it is for may be a choice that the form has.
    else if (fitter.word(to) === 'for')
      out.push(...fitter.goOn(to + 1, { ...said, verb: 'fill', tick: true }, cost, { ...piece, isLast: true }))
    if (!fitter.isBoundary(to)) continue
    const rest = fitter.source.text
      .slice(fitter.tokens[to - 1]!.end)
      .replace(/^[\s,;.!]+(?:(?:and|then)\b[\s,]*)*/i, '')
    if (!/[\p{L}\p{N}\uE000]/u.test(rest)) out.push({ cost, pieces: [piece] })
    else if (said.verb === 'click' || said.any)
      out.push({ cost: cost + 0.3, pieces: [piece, { kind: 'later', text: fitter.written(rest) }] })
  }
  return out
}

/** Whether a control is in the nearest part around a button that has any field or list: what the button is for. */
function isBeside({ names: { page } }: Fitter, { node: button }: Named, { node }: Named): boolean {
  const isSet = (one: PageNode) => one !== button && (one.editable === true || one.options !== undefined)
  const holder = page.ancestors(button).find(part => page.inside(part).some(isSet))
  return node.ref === button.ref || !holder || page.inside(holder).some(({ ref }) => ref === node.ref)
}

/**
 * Where "for the bulletin" behind the name of a button ends, if all of it is said in the part of the page around the button,
 * and none of it names something there that would have to be ticked.
 */
function endOfPurpose(fitter: Fitter, { node }: Named, from: number): number | undefined {
  if (!/^(?:for|to)$/.test(fitter.word(from))) return undefined
  const end = fitter.clauseEnd(from + 1)
  for (let at = from + 1; at < end; at++)
    for (let to = at + 1; to <= end; to++) if (fitter.spanned(at, to, ['mark'], undefined)) return undefined
  const { page } = fitter.names
  const around = page
    .ancestors(node)
    .slice(0, 3)
    .map(part => page.text(part))
    .filter(text => text.length < 300)
  const said = end > from + 1 ? contentOf(restore(fitter.text(from + 1, end), fitter.source)) : []
  const own = around.flatMap(contentOf)
  return said.length > 0 && said.every(word => own.some(one => isSameWord(word, one))) ? end : undefined
}

/** "Search for that": behind what was filled in, the one button that is called by searching. */
export function searched(fitter: Fitter, at: number, said: Said): Fit[] {
  if (said.any !== true || !fitter.isStart(at) || !/^(?:search|find|look)$/.test(fitter.word(at))) return []
  let end = at + 1
  while (/^(?:for|it|this|that|these|those|them|up|now|please)$/.test(fitter.word(end))) end++
  if (!fitter.isOnlyFrameOrEnd(end)) return []
  const found = fitter.names.named.filter(
    ({ kind, node, names }) =>
      kind === 'button' && node.role === 'button' && /^\W*(?:search|find|show)\b/i.test(names[0] ?? ''),
  )
  const [of, ...more] = found
  return of && !more.length ? [{ cost: 0.1, pieces: [{ kind: 'press', of, called: fitter.word(at) }] }] : []
}

export function sent(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!isSending(fitter.word(at)) || !said.any) return []
  let end = at + 1
  while (/^(?:it|this|that|the|form|off)$/.test(fitter.word(end))) end++
  return end >= fitter.tokens.length || (fitter.isStop(end) && end + 1 >= fitter.tokens.length)
    ? [{ cost: 0.1, pieces: [{ kind: 'submit' }] }]
    : []
}
