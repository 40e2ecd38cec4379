import { singular } from '../understand/words.ts'
import { joinList } from './describe-selection.ts'

/** How the functions of a figure are called in a sentence. */
export const FUNCTIONS = {
  sum: 'total',
  avg: 'average',
  median: 'median',
  min: 'lowest',
  max: 'highest',
  distinct: 'number of different',
  share: 'share',
  count: 'number',
}

/** "There are 12 leads", "You have 12 accounts". */
export function thereAre(said: string, count: number, scope: string): string {
  if (scope.startsWith('your ')) return `You have ${said} ${onlyNoun(scope.slice(5), count)}`
  return `There ${count === 1 ? 'is' : 'are'} ${said} ${onlyNoun(scope, count)}`
}

/** "12 leads", "12 of your accounts". */
export const ownedCount = (count: number, scope: string) =>
  `${count.toLocaleString('en-US')} ${scope.startsWith('your ') ? `of ${scope}` : onlyNoun(scope, count)}`

/** The plural scope with its noun in the singular where one is counted. */
export const onlyNoun = (scope: string, count: number) => (count === 1 ? singularFirstNoun(scope) : scope)

function singularFirstNoun(scope: string): string {
  const [head, ...rest] = scope.split(/(?= (?:with|in|of|not of|that|where|among|whose|at) )/)
  const words = head!.split(' ')
  words.push(singular(words.pop()!))
  return [words.join(' '), ...rest].join('').replace(' that have', ' that has')
}

export const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Values as a list in a sentence: the first ones, and how many more there are. */
export function named(values: string[], maxShown: number): string {
  const shown = values.slice(0, maxShown)
  const more = values.length - shown.length
  return more > 0 ? `${shown.join(', ')}, and ${more.toLocaleString('en-US')} more` : joinList(shown)
}
