import { pattern, wordList } from '../../../lib/patterns.ts'
import type { PageNode } from '../../../contract/page.ts'
import { NUMBER, readCount } from '../read/words.ts'

/** Words that hold a request together and name nothing (closed classes of English, and what politeness adds). */
const FRAME = new Set(
  `a an the this that these those my your our his her its their some both all any each and also then plus or but so now please pls plz
  kindly ok okay hi hello hey thanks thank you i we me it us it's its is are be am would could can will shall should like want wants
  wish need needs to let's just simply as for in on at with of from by into onto under here there following accordingly too well
  i'd i'll we'd we'll i'm we're there's i've we've he she they he's she's they're have still has had got get goes go first`
    .split(/\s+/)
    .filter(word => word !== 'first' && word !== 'go'),
)
/** Verbs of filling in and choosing (the vocabulary of forms). */
const FILLS = new Set(
  wordList`
    fill enter type put write input insert provide set choose select pick take use give change update switch
    adjust turn move make add state say complete drag pull book
  `,
)
const PARTICLES = new Set('in out up down over off on to'.split(' '))
const TICKS = new Set('tick check enable activate accept agree allow include want yes mark'.split(' '))
const UNTICKS = new Set(
  wordList`
    untick uncheck unmark disable deactivate deselect unselect no not without don't dont isn't aren't hasn't
    haven't exclude never skip
  `,
)
const CLICKS = new Set('click press hit push tap'.split(' '))
const SENDS = new Set('submit send'.split(' '))
const CONNECTORS = new Set([
  ':',
  '=',
  '->',
  '=>',
  '→',
  '-',
  '–',
  'is',
  'are',
  'be',
  'to',
  'with',
  'as',
  'equals',
  'of',
  'being',
  'should',
  'must',
  'shall',
  'set',
  'was',
])
const PLACES = new Set('as for in into under to onto inside on'.split(' '))
const PRONOUNS = new Set('it this that them'.split(' '))

/** "turn on …", "… off": only what is on or off by itself can be switched; what opens a part of the page, or leads to one, cannot. */
export const SWITCHES = pattern('i')`
  ^\W*(?:please )?(?:
    (?:turn|switch|toggle|put|cut|shut)\b.*\b(?:on|off)\b
    |(?:enable|disable|activate|deactivate)\b
  )
`

const TURNING = /^(?:turn|switch|put|cut|shut) (?:(on|off) (.+)|(.+?) (on|off)(?: (for .+|in .+|at .+))?)$/i

/** "turn off the light in the hall", "switch the light in the hall on": what is turned, and which way. */
export function readTurn(plain: string): { to: 'on' | 'off'; what: string } | undefined {
  const [, before, what, thing, behind, place = ''] = TURNING.exec(plain.trim()) ?? []
  const to = (before ?? behind)?.toLowerCase()
  return to === 'on' || to === 'off' ? { to, what: what ?? `${thing!} ${place}`.trim() } : undefined
}

/** Tabs, links and heads of folded parts (WAI-ARIA tab and disclosure patterns). */
export const onlyShows = ({ role, expanded, pressed }: PageNode): boolean =>
  pressed === undefined && (/^(?:tab|link)$/.test(role) || expanded !== undefined)

const has = (words: ReadonlySet<string>) => (word: string) => words.has(word)
export const isFrame = has(FRAME)
export const isFilling = has(FILLS)
export const isParticle = has(PARTICLES)
export const isTicking = has(TICKS)
export const isUnticking = has(UNTICKS)
export const isClicking = has(CLICKS)
export const isSending = has(SENDS)
export const isConnector = has(CONNECTORS)
export const isPlacing = has(PLACES)
export const isPronoun = has(PRONOUNS)

const ONE_NUMBER = new RegExp(`^${NUMBER}$`, 'i')
/** The number that a text is or begins with; undefined: it is none. */
export function numberIn(text: string): string | undefined {
  const plain = text.trim()
  if (ONE_NUMBER.test(plain) && !/^an?$/i.test(plain)) return String(readCount(plain))
  return /^[$€£]?\s*(-?\d+(?:[.,]\d+)*)\s*(?:\p{L}+|%)?$/u.exec(plain)?.[1]
}
