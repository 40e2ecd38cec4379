import { PHRASAL_VERBS } from '../../../lib/synonyms.ts'
import { stem } from '../../../lib/words.ts'

/**
 * Verbs that name the same button on one page or another. Taking part (WordNet 3.1: "enrol, inscribe, enter, recruit:
 * register formally as a participant or member"; "sign up: join"); taking one of several ("choose, take, select, pick out");
 * and keeping for later ("save, preserve: keep for later", "remember", and what interfaces call it). A verb with a particle
 * is one: "sign up", "put down".
 */
const ALIKE = [
  ['register', 'enrol', 'enroll', 'join', 'sign up', 'put down', 'subscribe'],
  ['take', 'choose', 'select', 'pick'],
  ['save', 'keep', 'remember', 'bookmark'],
].map(row => new Set(row.map(stemAll)))

function stemAll(phrase: string): string {
  return phrase.split(' ').map(stem).join(' ')
}

/** What a request says by its verb: the words of it, and the names that buttons have for the same. */
export interface Action {
  said: string[]
  names: ReadonlySet<string>
}

/** "sign me up for …": the verb of a request with its particle, as buttons may call it in other words. */
export function actionOf(plain: string): Action | undefined {
  const match = /^(\p{L}+)(?: (?:me|us|my \p{L}+|him|her|them))?(?: (up|down|in|on|off|out))?\b/iu.exec(plain)
  if (!match) return undefined
  const [verb, particle] = [match[1]!.toLowerCase(), match[2]?.toLowerCase()]
  const whole = particle === undefined ? verb : `${verb} ${particle}`
  const means = PHRASAL_VERBS.get(whole) ?? whole
  const names = ALIKE.find(row => [whole, means].some(one => row.has(stemAll(one))))
  return names && { said: whole.split(' '), names }
}

/** Whether a button is called by a verb that says the same, and no more. */
export const isCalledAlike = ({ names }: Action, name: string): boolean =>
  names.has(
    stemAll(
      name
        .trim()
        .toLowerCase()
        .replace(/-/g, ' ')
        .replace(/[^\p{L} ]/gu, '')
        .trim(),
    ),
  )
