import { fragment, pattern } from '../../../lib/patterns.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { singular, stem } from '../language/words.ts'
import { type Draft, makeFiller, nameField, use } from '../reading/draft.ts'
import type { Token } from '../requests/read-message.ts'
import { kindsNamed } from './shared.ts'

/** What stands between the thing and how it is with it (auxiliaries and adverbs of time: closed classes). */
const BETWEEN = fragment`
  ^(?<between>(?:\s+(?:
    that|which|(?:has|have|had|is|are|was|were|did|do|does)(?:n['’]?t)?|not|never|been|yet|already|still|all|actually|currently|now
  )(?![\p{L}'’]))*)\s+
`
const BEHIND = fragment`
  (?=\W*$|\s*[,;.?!]|\s+(?:and|but|or|yet|so\ far|already|now|right\ now|currently|at\ the\ moment|at\ present|today|for)\b)
`
const ON_OR_OFF = pattern('iu')`
  ${BETWEEN}(?:(?:(?:switched|turned|set)\s+)?(?:(?<yes>on)|(?<no>off))|(?:enabled|activated|(?<un>disabled|deactivated)))${BEHIND}
`
const HERE_OR_NOT = pattern('iu')`
  ${BETWEEN}(?:
    (?:c[oa]me\s+(?:in|through)|in|arrived?|received|settled|cleared|paid|gone\ through|reached\ us|turned\ up)
    |(?<no>outstanding|missing|owing|owed|unpaid|to\ come)
  )${BEHIND}
`

/** That a thing can be used or goes on, and that it came in, and the contraries: what the end of a flag's name says of its beginning. */
const OUTCOMES: readonly { named: RegExp; said: RegExp }[] = [
  { named: /^(?:enabled?|activated?|active|on)$/, said: ON_OR_OFF },
  { named: /^(?:paid|received|settled)$/, said: HERE_OR_NOT },
]

/**
 * "galleries with downloads switched off" of a `downloads_enabled`, "where the deposit hasn't come in yet" of a `deposit_paid`: a yes/no field that
 * is called after a thing and how it is with it, where the message says the thing and then how it is in other words. Before nouns are looked for.
 */
export function readFlagsByOutcome(draft: Draft): void {
  const { message, chunks } = draft
  for (const entity of spokenOf(draft))
    for (const field of entity.fields) {
      const thing = field.role === 'boolean' ? thingOf(field) : undefined
      const said = thing && saidOf(message.text, message.tokens, thing)
      if (!said) continue
      const parts = chunks.filter(c => c.from < said.end && c.to > said.start)
      // Inside it nothing else is said, and no word of it reaches out.
      if (!parts.length || parts.some(c => c.used || c.from < said.start || c.to > said.end)) continue
      const [first, ...rest] = parts
      Object.assign(
        nameField(first!, { entity, field, columns: [field.column], quality: 1 }),
        said.isNot && { negated: true as const },
      )
      for (const chunk of rest) {
        delete makeFiller(chunk).operator
        use(chunk, 'related')
      }
    }
}
readFlagsByOutcome.needs = pattern()`
  ^(?:
    on|off|enabled|disabled|activated|deactivated|in|through|come|came|arrived?|received|settled|cleared|paid|outstanding|missing|owing
    |owed|unpaid|us|up
  )$
`

/** The kinds that are named, or of which a value is said. */
const spokenOf = ({ chunks }: Draft): Set<Entity> =>
  new Set([...kindsNamed(chunks), ...chunks.flatMap(c => c.values.filter(v => v.quality >= 0.9).map(v => v.entity))])

/** What the flag is called but for how it is with it, and the words that say this. */
function thingOf({ words }: Field): { thing: string[]; said: RegExp } | undefined {
  const own = words.filter(word => !/^(?:is|are|has|have|was)$/.test(word))
  const outcome = OUTCOMES.find(({ named }) => named.test(own.at(-1)!))
  return outcome && own.length > 1 ? { thing: own.slice(0, -1), said: outcome.said } : undefined
}

/** Where the message says so, as places of tokens, and whether it denies it. */
function saidOf(
  text: string,
  tokens: readonly Token[],
  { thing, said }: { thing: readonly string[]; said: RegExp },
): { start: number; end: number; isNot: boolean } | undefined {
  for (let start = 0; start + thing.length < tokens.length; start++) {
    const end = start + thing.length
    if (!thing.every((word, i) => stem(singular(tokens[start + i]!.norm)) === stem(singular(word)))) continue
    const from = tokens[end - 1]!.end
    const found = said.exec(text.slice(from))
    if (!found) continue
    const to = from + found[0].length
    const { between = '', no, un } = found.groups!
    const isDenied = /n['’]?t\b|\bnot\b|\bnever\b/i.test(between)
    const isContrary = (no ?? un) !== undefined
    return { start, end: tokens.findLastIndex(token => token.end <= to) + 1, isNot: isDenied !== isContrary }
  }
  return undefined
}
