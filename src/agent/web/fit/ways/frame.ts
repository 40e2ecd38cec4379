import { restore } from '../../read/literals.ts'
import { startsRequest } from '../../read/verbs.ts'
import type { Fitter } from '../fitter.ts'
import { bestFit, contentOf } from '../page-names.ts'
import { FULL, LONGEST_NAME, MARGIN, type Fit, type Said } from '../pieces.ts'

/** "under interests", "in the billing address": the part of the page that what follows is in. */
export function scoped(fitter: Fitter, at: number, said: Said): Fit[] {
  const isIn = /^(?:in|under|within|inside|for|on)$/.test(fitter.word(at))
  const from = fitter.afterArticle(isIn ? at + 1 : at)
  const out: Fit[] = []
  for (let end = from + 1; end <= Math.min(from + LONGEST_NAME, fitter.tokens.length); end++) {
    if (!fitter.edged(from, end)) continue
    const isNamed = isIn || fitter.word(end) === ':'
    const words = contentOf(restore(fitter.text(from, end), fitter.source))
    const fits = fitter.names.scopes
      .map(scope => ({ scope, score: bestFit(words, scope.names) }))
      .filter(({ score }) => score >= 0.7)
      .sort((a, b) => b.score - a.score)
    const [first, second] = fits
    if (!first || (second && first.score - second.score < MARGIN)) continue
    // "licences car and bus": the group is named, and what is in it is ticked.
    if (!isNamed && !hasMarkAt(fitter, end, first.scope.ref)) continue
    const next: Said = {
      ...(!isNamed && { tick: true }),
      scope: first.scope.ref,
      ...(said.label && { label: said.label }),
      ...(said.any && { any: true }),
    }
    out.push(...fitter.goOn(end, next, 0.05 + (1 - first.score) * 0.3))
  }
  return out
}

const hasMarkAt = (fitter: Fitter, at: number, scope: string): boolean =>
  [1, 2, 3].some(
    length => at + length <= fitter.tokens.length && fitter.spanned(at, at + length, ['mark'], scope) !== undefined,
  )

/** "Make a new member:": what the page is about. */
export function titled(fitter: Fitter, at: number, said: Said): Fit[] {
  if (said.any) return []
  const out: Fit[] = []
  for (let end = at + 1; end <= Math.min(at + LONGEST_NAME, fitter.tokens.length); end++) {
    if (!/^(?:[:\n,.]|with|and|as|for)$/.test(fitter.word(end)) || !fitter.edged(at, end)) continue
    const words = contentOf(restore(fitter.text(at, end), fitter.source))
    if (bestFit(words, fitter.names.headings) >= FULL) out.push(...fitter.goOn(end, said, 0.15))
  }
  return out
}

/** What each word costs that is left for later: what the page explains now goes before. */
const LEFT = 0.01

/** What goes on with a request of another kind is read when its turn comes. */
export function later(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!said.any || !(fitter.isStop(at - 1) || /^(?:and|then)$/.test(fitter.word(at - 1)))) return []
  const rest = fitter.source.text.slice(fitter.tokens[at]!.start)
  const cost = 0.6 + LEFT * (fitter.tokens.length - at)
  return startsRequest(rest) ? [{ cost, pieces: [{ kind: 'later', text: fitter.written(rest) }] }] : []
}

/** What begins something new that is written; sending is more than that. */
const COMPOSES = /^(?:write|compose|draft|prepare|make|create|start)$/
const WRITTEN = /^(?:e-?mail|mail|message|letter|note|post|reply|comment)$/

/** "write a mail to …", where its fields are shown: that it is to be written is said by what goes into them. */
export function composed(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!fitter.startsPart(at) || said.any || !COMPOSES.test(fitter.word(at))) return []
  const article = at + 1
  if (!/^(?:an?|the|another|new)$/.test(fitter.word(article))) return []
  const noun = /^(?:new|short|quick)$/.test(fitter.word(article + 1)) ? article + 2 : article + 1
  if (!WRITTEN.test(fitter.word(noun)) || !/^(?:to|with|about|for|:|,)$/.test(fitter.word(noun + 1))) return []
  return fitter.goOn(noun + 1, { ...said, verb: 'fill' }, 0.05)
}
