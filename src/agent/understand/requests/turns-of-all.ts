import { pattern } from '../../../lib/patterns.ts'
import { isParticiple, participleOf } from '../language/verb-forms.ts'
import { sayPlainly, type Turn } from './turns.ts'

const ALL = String.raw`(?:all(?: of)?|every one of|each of) (?:her|his|their|its) (\p{L}+s)(?=\W*$)`
const WHO = String.raw`((?:our |the )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}?)`

const beenDone = (who: string, done: string, what: string) => `have all of ${who}'s ${what} been ${done}`

/** "has Ann paid all her invoices", "did Ann return all of her books": whether all that are hers were, and not whether one is. */
const TURNS: readonly Turn[] = [
  [
    pattern('iu')`^\W*(?:has|have) ${WHO} (?:already |now )?(\p{Ll}{3,}) ${ALL}`,
    (said, who, done, what) => (isParticiple(done!.toLowerCase()) ? beenDone(who!, done!, what!) : said),
  ],
  [
    pattern('iu')`^\W*(?:did|does) ${WHO} (\p{Ll}{3,}) ${ALL}`,
    (said, who, verb, what) => {
      const done = participleOf(verb!.toLowerCase())
      return done ? beenDone(who!, done, what!) : said
    },
  ],
]

/** The message with such a question put to the records. */
export const withoutTurnsOfAll = (message: string): string => sayPlainly(message, TURNS)
