import { wordKnowledge } from '../../../lib/word-knowledge/word-knowledge.ts'
import { pattern, wordList } from '../../../lib/patterns.ts'
import { isAbbreviation, stem } from '../language/words.ts'
import type { Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText } from './read-text.ts'
import { sayAsNamed } from './say-otherwise.ts'
import type { Word } from './tag-words.ts'

const NEGATION = pattern('i')`
  \b(
    no|not|non|nothing|none|neither|nor|without|\w+n['’]t|dont|disable[ds]?|off|exclud\w+|never|avoid|skip
    |turn off|false
  )\b[^,.;]{0,30}$
`

/** What denies what stands before it: "visuals are not needed", "a summary can be left out", "verbose = off". */
const DENIED_AFTER = pattern('i')`
  ^\s*(?:
    (?:is |be |to |set to |= ?|: ?)*(?:false|off|no|disabled)
    |[^,.;]{0,25}?\b(?:
      (?:(?:is|are)(?: not|n['’]t)|not) (?:really )?(?:necessary|needed|required|wanted|desired|called for)
      |(?:is|are) (?:unnecessary|unneeded|unwanted)
      |(?:can|may|should|could) be (?:skipped|left (?:out|off)|omitted|excluded|disabled|(?:turned|switched) off)
    )
  )\b
`

/** "I don't mind whether", "not picky about": neither yes nor no. */
const INDIFFERENT = pattern('i')`
  \b(?:
    (?:don't|dont|do not|doesn't|not|no|n't)\s+(?:\w+\s+)?
      (?:care|mind|concerned|picky|worried|worry|preference|matter|fussy|particular)
    |regardless|whether or not
  )\b(?:(?!\bbut\b)[^.;]){0,60}$
`

/** "Non-smoking", "unlock", "disconnect": the opposite of what the rest of the word says. */
const NON = /^(?:non-?|un|dis|de|in)(?=\p{L}{4})/u

/** Words that a slot denies with what stands behind them: `avoid_tolls`, `no_breakfast`. */
const DENYING = new Set(wordList`avoid exclude skip omit without no disable hide ignore suppress`.map(stem))

/** A word by what it denies or is short for, where that is the slot's own: smoking in "non-smoking". */
function asNamed(word: Word, { named, described }: Slot): Word & { denied?: boolean } {
  if (named.has(word.stem)) return word
  const rest = NON.test(word.norm) ? stem(word.norm.replace(NON, '')) : word.stem
  if (rest !== word.stem && named.has(rest) && !named.has('non')) return { ...word, stem: rest, denied: true }
  // "stats" are statistics, as the description has it.
  const short = described.has(word.stem) ? [...named.keys()].find(name => isAbbreviation(name, word.norm)) : undefined
  return short === undefined ? word : { ...word, stem: short }
}

/** A choice between yes and no in other words: ["True", "False", "dontcare"]. */
export function statesOf({ choices, open, kind }: Slot): [unknown, unknown] | undefined {
  if (kind === 'boolean') return [true, false]
  if (open || choices.length < 2 || choices.length > 3) return undefined
  const yes = choices.find(c => /^(?:[a-z]+[_ -])*(?:true|yes|on|start|enabled?)$/i.test(String(c)))
  const no = choices.find(c => /^(?:[a-z]+[_ -])*(?:false|no|off|stop|disabled?)$/i.test(String(c)))
  return yes === undefined || no === undefined ? undefined : [yes, no]
}

/** Characters between words of a slot that hardly belong together any more. */
const APART = 20

/** True or false where the text has the words of the slot, with the share of them that it has. */
export function findFlags(slot: Slot, read: ReadText, [yes, no]: readonly [unknown, unknown]): Found[] {
  const found: Found[] = []
  const weight = (words: Map<string, number>) => [...words.values()].reduce((sum, w) => sum + w, 0)
  const names = weight(slot.named)
  const words = sayAsNamed(read.words, slot, read).map(word => asNamed(word, slot))
  const said = words.filter(word => slot.named.has(word.stem))
  const described = words.filter(word => slot.described.has(word.stem))
  const at = said.at(-1) ?? described.at(-1)
  if (!at) return []
  const share = names
    ? [...slot.named].reduce((sum, [word, w]) => sum + (said.some(s => s.stem === word) ? w : 0), 0) / names
    : 0
  const near = [...slot.named].reduce((sum, [word, w]) => {
    const like = Math.max(
      0,
      ...read.words.map(o => (/^(NOUN|ADJ|VERB|PROPN)$/.test(o.pos) ? wordKnowledge().likeness(word, o.stem) : 0)),
    )
    return sum + (like > 0.6 ? w * like : 0)
  }, 0)
  const { rarity } = wordKnowledge()
  const rare = [...slot.named.keys()].reduce((sum, word) => sum + rarity(word), 0)
  const isSaid = (word: string) => said.some(s => s.stem === word)
  const depth = [...slot.described].reduce((sum, [word, w]) => sum + (described.some(s => s.stem === word) ? w : 0), 0)
  const first = (said[0] ?? described[0])!
  const before = read.message.slice(read.start, first.start)
  if (INDIFFERENT.test(before)) return []
  // "open on Monday, but with no parking": what denies stands before the last of the words where they stand apart.
  const isApart = at.start - first.end > APART
  // "without tolls" is yes for `avoid_tolls`.
  const denies = [...slot.named.keys()].some(word => DENYING.has(word) && !isSaid(word))
  const isDenied =
    NEGATION.test(before) ||
    (isApart && NEGATION.test(read.message.slice(read.start, at.start))) ||
    said.some(word => word.denied) ||
    DENIED_AFTER.test(read.message.slice(at.end, read.end))
  const negative = isDenied !== denies
  for (const value of [true, false])
    found.push({
      value: value ? yes : no,
      start: at.start,
      end: at.end,
      kind: 'flag',
      features: {
        flagName: share,
        flagRare: rare ? [...slot.named.keys()].filter(isSaid).reduce((sum, word) => sum + rarity(word), 0) / rare : 0,
        flagFirst: isSaid([...slot.named.keys()][0] ?? '') ? 1 : 0,
        flagNear: names ? near / names : 0,
        flagWhole: share >= 0.99 ? 1 : 0,
        flagDescribed: Math.min(depth, 3),
        [`flag:${value}:${negative ? 'negated' : 'said'}`]: 1,
        flagDefault: (value ? yes : no) === slot.default ? 1 : 0,
        flagTrue: value ? 1 : 0,
      },
    })
  return found
}
