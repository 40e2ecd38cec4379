import { pattern } from '../../../lib/patterns.ts'
import { execIn, testIn } from '../../../lib/prefilter/may-match.ts'
import { basesOf } from '../reading/verb-fields.ts'
import { withPlainVerbs } from './plain-verbs.ts'
import { participlesOf, VERBS } from './verbs.ts'

/** "I'd like it removed", "it needs to be cancelled": the state of what was named, with its participle. */
const TO_BE_DONE = pattern('iu')`
  ^(?:
    (?:i|we)(?:['’]d|\ would)?\ (?:like|want|need|prefer)\ (?:it|him|her|them|this|that)(?:\ to\ be)?
    |(?:please\ )?(?:have|get)\ (?:it|him|her|them|this|that)
    |(?:(?:it|he|she|they|this|that)(?:\ one)?\ )?(?:(?:needs?|has|have|ought)\ to|should|must|can|(?:is|are)\ to)\ (?:now\ )?be
  )\ (?<done>\p{Ll}+)(?<rest>(?:\ (?:to|as|from|by|until|till|for|out|off|back|down)\ \S[^,;?]*)?)[\s.!]*$
`
/** "it needs deleting", "needs deleting": a concealed passive (Huddleston & Pullum, 2002, 14.6.3). */
const NEEDS_DOING =
  /^(?:(?:it|he|she|they|this|that) )?(?:needs?|wants?|requires?) (?:\p{Ll}+ly )?(?<doing>\p{Ll}{2,}ing)(?: please| now)?[\s.!]*$/iu
/** "it can go", "it has to go", of what is of no use: that it is to be there no longer; what is ready goes its way. */
const TO_GO =
  /^(?:it|he|she|they|this|that)(?: one)? (?:can|should|must|(?:has|have|needs?) to) (?:go|be gone)(?: now)?[\s.!]*$/iu

const OF_NO_USE = pattern('iu')`
  \b(?:by\ (?:mistake|accident|error)|mistakes?|errors?|wrong(?:ly)?|twice|double[sd]?|duplicates?d?|copy\ of|no\ longer|any\ ?more|never|nobody|no\ one|nothing
  |not\ (?:needed|wanted|used|required|necessary)|unused|unneeded|unwanted|obsolete|outdated|out\ of\ date|superfluous|redundant|useless|pointless|junk|spam
  |(?:only|just)\ a\ test|(?:doesn|don|isn|aren)['’]t\ (?:need|want|use|exist|needed|wanted|used|required|necessary))\b
`

/** What is to become of what was told of, said as something that is wished for or needed, as the order for it. */
export function sayPointed(said: string, told: string, isKnownVerb: (verb: string) => boolean): string {
  const isVerb = (verb: string) => isKnownVerb(verb) || Object.hasOwn(VERBS, verb)
  const { done, rest = '' } = execIn(said, TO_BE_DONE)?.groups ?? {}
  const participle = done?.toLowerCase()
  const verb = participle && basesOf(participle).find(base => participlesOf(base).includes(participle) && isVerb(base))
  if (verb) return `${verb} it${rest}`
  if (participle === 'taken' && /^ (?:out of|off|from) /u.test(rest))
    return `remove it${rest.replace(/^ (?:out of|off)/, ' from')}`
  const doing = execIn(said, NEEDS_DOING)?.groups?.['doing']?.toLowerCase()
  const needed = doing && basesOf(doing).find(base => base !== doing && isVerb(base))
  if (needed) return `${needed} it`
  if (TO_GO.test(said) && testIn(told, OF_NO_USE)) return 'delete it'
  // "turn it down", where one declines.
  const parted = said.replace(PARTED, '$1 $3 $2')
  const plain = parted === said ? said : withPlainVerbs(parted, isKnownVerb)
  if (plain !== parted) return plain
  return said
    .replace(TICKED, (_, what: string, as: string) => `mark ${what} as ${as}`)
    .replace(ELIDED, '$1 it ')
    .replace(SO_IT_IS, '$1 the $3 $2')
}

/** A pronoun between the verb and its particle (Quirk et al., 1985, 16.4). */
const PARTED =
  /^(turn|call|break|give|send|hand|sign|kick|start|shut|wrap|finish) (it|that|this|him|her|them) (down|off|back|in|up|over)(?=[\s.!]*$)/iu

/** "tick that task off as done": marked so. */
const TICKED = /^(?:tick|check|cross) (it|that|this|them|(?:that|this|the) \p{Ll}+(?: \p{Ll}+)?) off as (?=\S)(.*)$/iu
/** "set to approved": the object is left out in haste. */
const ELIDED = /^(set|mark|change|move|switch|flag|put) (?=(?:to|as|on) \S)/iu
/** "approve the request that's waiting": how it is, before its noun. */
const SO_IT_IS = /^(\p{L}+) the (\p{Ll}+(?: \p{Ll}+)?) (?:that|which)(?:['’]s| is) (?:still )?(\p{Ll}+)(?=[\s.!]*$)/iu
