import { pattern } from '../../../../lib/patterns.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { isSameWord, type Named } from '../page-names.ts'
import type { Fitter } from '../fitter.ts'
import { setTo, type Fit, type Piece, type Said } from '../pieces.ts'
import { isFilling, isFrame, isTicking, numberIn } from '../words.ts'
import { isOfMoney, MONEY } from './limits.ts'

/** Nouns that count people, or what there is for each of them. */
const PEOPLE = pattern('i')`
  \b(?:
    people|persons?|guests?|passengers?|travell?ers?|visitors?|adults?|attendees|participants?|diners|servings?
    |portions?|seats?|places?|covers?|players?|party size|group size
  )\b
`
/** How people say how many they are. */
const SAYING = pattern('i')`
  ^(?:
    we(?:'re| are| will be|'ll be)
    |there(?:'s| are| will be|'ll be|'re)
    |(?:it's |it is )?(?:a )?(?:table|party|group|room) (?:for|of)
    |it's for|for|make it
  ) (\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)
  (?: of us| people| persons| in (?:all|total))?(?: tonight| today| altogether| this time| now)?$
`

/** "I want to pay 120 pounds a month": the one number that is told, in the one field for numbers that all else speaks of. */
export function wished(fitter: Fitter, at: number, said: Said): Fit[] {
  if (said.tick === false || !fitter.isStart(at)) return []
  const end = fitter.clauseEnd(at)
  const words: string[] = []
  const numbers: string[] = []
  for (let next = at; next < end; next++) {
    const word = fitter.word(next)
    const number = fitter.tokens[next]!.kind === 'word' && /\d/.test(word) ? numberIn(word) : undefined
    if (number !== undefined) numbers.push(number.replaceAll(',', ''))
    else if (fitter.tokens[next]!.kind !== 'word') return []
    else if (!isFrame(word) && !isFilling(word) && !isTicking(word) && word !== 'per') words.push(word)
  }
  const [number, ...more] = numbers
  const subject = words.filter(word => !MONEY.test(word))
  if (number === undefined || more.length || !subject.length) return []
  const found = fitter.names.named.filter(named => {
    const own = named.names.flatMap(wordsIn)
    const isMoney = subject.length === words.length || isOfMoney(named)
    return takes(named, number) && isMoney && subject.every(word => own.some(one => isSameWord(word, one)))
  })
  const [of, ...others] = found
  return of && !others.length ? fitter.goOn(end, { ...said, verb: undefined }, 0.15, setTo(of, number)) : []
}

/** "we are six tonight", "a table for four": the one number on the page that counts people. */
export function peopled(fitter: Fitter, at: number, said: Said): Fit[] {
  if (!fitter.isStart(at) || fitter.isStop(at)) return []
  const end = fitter.clauseEnd(at)
  if (end === at) return []
  const match = SAYING.exec(fitter.text(at, end))
  const number = match && numberIn(match[1]!)
  if (!number) return []
  const pieces = fitter.names.named.flatMap((named): Piece[] => {
    if (named.kind === 'field')
      return takes(named, number) && named.names.some(name => PEOPLE.test(name)) ? [setTo(named, number)] : []
    if (named.kind !== 'choice') return []
    const choices = (named.choices ?? []).filter(({ label }) => numberIn(label) === number)
    const isCounting = named.names.some(name => PEOPLE.test(name)) || choices.some(({ label }) => PEOPLE.test(label))
    return choices.length === 1 && isCounting
      ? [{ kind: 'choose', of: named, called: named.names[0] ?? '', choices }]
      : []
  })
  const [piece, ...others] = pieces
  return piece && !others.length ? fitter.goOn(end, said, 0.12, piece) : []
}

/** A field for numbers, in whose range the number is. */
function takes({ kind, node: { role, type, min, max } }: Named, number: string): boolean {
  const isNumeric = /^(?:spinbutton|slider)$/.test(role) || /^(?:number|range)$/.test(type ?? '')
  return (
    kind === 'field' && isNumeric && !(min && Number(number) < Number(min)) && !(max && Number(number) > Number(max))
  )
}
