import { pattern } from '../../../../lib/patterns.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import { contentOf, isSameWord, type Choice, type Named } from '../page-names.ts'
import type { Fit, Piece, Said } from '../pieces.ts'
import { isFrame, numberIn } from '../words.ts'

/** Verbs of answering and rating, and nouns for what is answered: they say nothing of which scale is meant. */
const ANSWERING =
  /^(?:give|gave|giving|rate|rated|score|say|said|answer|mark|put|choose|select|pick|tick|award|get|gets|do|really|think|find|question|statement|row|no)$/
/** What counts the steps of a scale. */
const UNIT = /^(?:stars?|points?|hearts?)$/
const DENIES = /^(?:not|never|no|nor|none|[a-z]+n['’]t|cannot)$/
/** All scales of one kind. */
const ALL = pattern('iu')`
  \b(?:all|every|each|everything)\b(?: of)?(?: (?:them|it|these|those))?
  (?: (?:the )?(?:\p{L}+ |\d+ )?(?:statements?|questions?|rows?|items?|lines?|points?))?
`
const OF_QUESTION = /\b(?:of|in|for|under) (?:question|section|part) \d+\b/i
/** Boundaries that may stand in one statement. */
const MOST_PARTS = 3

/**
 * "I strongly agree that the staff are friendly", "four stars for the café": a step of a scale, and the one scale that all else in
 * the clause speaks of; with "all statements" each scale that has the same steps.
 */
export function scaled(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!fitter.isStart(at) || fitter.isStop(at) || said.tick === false) return []
  const scales = scalesOn(fitter)
  if (!scales.length) return []
  for (const end of ends(fitter, at)) {
    const pieces = answers(restore(fitter.text(at, end), fitter.source), scales)
    if (pieces) return fitter.goOn(end, { ...said, verb: undefined, tick: undefined }, 0.08, ...pieces)
  }
  return []
}

/** Scales, and lists of choices that are the same as those of another. */
function scalesOn({ names }: Fitter): Named[] {
  const lists = names.named.filter(({ kind }) => kind === 'choice')
  return lists.filter(one => one.isScale || lists.some(other => other !== one && labels(other) === labels(one)))
}

const labels = ({ choices = [] }: Named): string => choices.map(({ label }) => label.toLowerCase()).join('|')

/** Where the clause may end, the farthest first: a statement may have an "and" of its own. */
function ends(fitter: Fitter, at: number): number[] {
  const out: number[] = []
  let end = fitter.clauseEnd(at)
  while (out.length < MOST_PARTS) {
    if (end > at) out.unshift(end)
    if (fitter.word(end) !== 'and' || end + 1 >= fitter.tokens.length) break
    end = fitter.clauseEnd(end + 1)
  }
  return out
}

function answers(text: string, scales: readonly Named[]): Piece[] | undefined {
  const isAll = ALL.test(text)
  const plain = text.replace(OF_QUESTION, ' ').replace(isAll ? ALL : /$^/, ' ')
  const found = scales.flatMap(of => {
    const step = stepIn(plain, of)
    if (!step) return []
    const { choice, rest } = step
    const piece: Piece = { kind: 'choose', of, called: text, choices: [choice] }
    const own = of.names.flatMap(contentOf)
    const isMeant = rest.length > 0 && rest.every(word => own.some(one => isSameWord(word, one)))
    return (isAll ? rest.length === 0 : isMeant) ? [{ piece, of }] : []
  })
  const [first, ...more] = found
  if (!first || (more.length > 0 && !isAll)) return undefined
  if (isAll && (more.length === 0 || found.some(({ of }) => labels(of) !== labels(first.of)))) return undefined
  return found.map(({ piece }) => piece)
}

/** The step that a clause says, by its longest name, and the other words that say something. */
function stepIn(text: string, { choices = [] }: Named): { choice: Choice; rest: string[] } | undefined {
  const words = wordsIn(text)
  const found = choices
    .flatMap(choice => {
      const own = wordsIn(choice.label)
      const from = /^\d+$/.test(choice.label) ? numberAt(words, choice.label) : placeOf(words, own)
      return from === -1 ? [] : [{ choice, from, length: own.length }]
    })
    .sort((a, b) => b.length - a.length)
  const [best, second] = found
  if (!best || (second && second.length === best.length)) return undefined
  const before = words.slice(0, best.from)
  const after = words.slice(best.from + best.length)
  const isNumber = /^\d+$/.test(best.choice.label)
  if (isNumber && UNIT.test(after[0] ?? '')) after.shift()
  if (isNumber && after[0] === 'out' && after[1] === 'of') after.splice(0, UNIT.test(after[3] ?? '') ? 4 : 3)
  const rest = [...before, ...after]
  if (rest.some(word => DENIES.test(word))) return undefined
  return {
    choice: best.choice,
    rest: contentOf(rest.join(' ')).filter(word => !isFrame(word) && !ANSWERING.test(word) && word !== 's'),
  }
}

const placeOf = (words: readonly string[], own: readonly string[]): number =>
  own.length === 0
    ? -1
    : words.findIndex((_, at) =>
        own.every((word, next) => words[at + next] !== undefined && isSame(words[at + next]!, word)),
      )
const isSame = (one: string, other: string): boolean => one === other || `${one}s` === other || `${other}s` === one

/** A number by itself, in digits or in words. */
const numberAt = (words: readonly string[], label: string): number =>
  words.findIndex(word => numberIn(word) === label && /^(?:\d+|\p{L}+)$/u.test(word))
