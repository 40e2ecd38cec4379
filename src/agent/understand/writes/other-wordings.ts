import { maskQuotes } from './mask.ts'
import { participlesOf } from './verbs.ts'
import { basesOf } from '../verb-fields.ts'

/** Verbs by those that operations may be called by when they do the same: verbs of giving away, of ending, of going on. */
const SAME: [RegExp, string[]][] = [
  [/^(?:give|hand|pass|allot)(?: over)? (?=\S.* to \S)/i, ['assign', 'reassign', 'transfer', 'allocate']],
  [/^(?:call|break) off (?=\S)/i, ['cancel', 'abort']],
  [/^(?:cancel|abort|scrap) (?=\S)/i, ['call off', 'void', 'withdraw']],
  [/^(?:bring|send|give|take) back (?=\S)/i, ['return']],
  [/^(?:take down|pull) (?=\S)/i, ['retract', 'unpublish', 'withdraw']],
  [/^(?:finish|wrap up|finish off) (?=\S)/i, ['complete', 'close', 'finish']],
  [/^(?:let in|sign in|admit) (?=\S)/i, ['check in', 'admit']],
  [/^(?:sort out|fix|settle) (?=\S)/i, ['resolve', 'close']],
]

const MARKED = /^(?:mark|flag|set|record|log)\s+(\S.*?)\s+(?:as\s+)?(?:having been\s+|been\s+)?(\p{L}+)[\s.!]*$/iu
/** "take 10 off the fee of order 2", "give Ann 25 more credit": how much a figure goes down or up. */
const AMOUNTS: [RegExp, string][] = [
  [/^(?:take|knock|shave|cut) (\S*\d\S*(?: \p{L}+)?) off (?:of )?(.+)$/iu, 'reduce $2 by $1'],
  [/^give (\S.*?) (\S*\d\S*|an?) (?:more|extra|additional|further) (.+)$/iu, 'increase the $3 of $1 by $2'],
  [/^(?:top up|put up|mark up) (\S.* by .+)$/iu, 'increase $1'],
  [/^(?:mark down|put down|bring down) (\S.* by .+)$/iu, 'reduce $1'],
  [/^(?:tag|label) (\S.*?) (?:with|as) (\S.*)$/iu, 'add the tag $2 to $1'],
  [/^(?:take|strike|cross|remove) (\S.*?) off (?:the |our |my )?list of (?:the |our )?(\S.*)$/iu, 'delete $2 $1'],
  [/^(?:scratch|take out) (?=\S)/iu, 'delete '],
]

/**
 * Other ways to say what a command asks for, for where the plain reading makes no sense of it: by a verb that an operation is
 * called by, or by how much a figure changes. Likeliest first.
 */
export function otherWordings(text: string, isKnownVerb: (verb: string) => boolean): string[] {
  const masked = maskQuotes(text)
  const out = AMOUNTS.flatMap(([pattern, plain]) => (pattern.test(masked) ? [text.replace(pattern, plain)] : []))
  for (const [pattern, verbs] of SAME) {
    const match = pattern.exec(masked)
    if (match) out.push(...verbs.filter(isKnownVerb).map(verb => `${verb} ${text.slice(match[0].length)}`))
  }
  // "mark fault 6 as resolved": done by the operation that is called so.
  const [, object, participle] = MARKED.exec(masked) ?? []
  const form = participle?.toLowerCase()
  const verb = form && basesOf(form).find(base => participlesOf(base).includes(form) && isKnownVerb(base))
  if (verb && object) {
    const start = masked.indexOf(object)
    out.push(`${verb} ${text.slice(start, start + object.length)}`)
  }
  return out
}
