import { pattern } from '../../../lib/patterns.ts'
import type { StepKind } from '../contract.ts'
import type { Read } from './commands.ts'
import { readFields } from './fields.ts'
import { MARK, restore, type Source, written } from './literals.ts'
import { readTarget } from './target.ts'

/** Values by their fields without a verb: "guest name is Ann, arrival 2026-12-20", "class: sleeper". */
export function readListed(text: string, source: Source): StepKind | undefined {
  if (/\?$|^(?:if|when|unless|once|in case)\b/i.test(text) || !/[:=,\uE000]|\b(?:is|with)\b/.test(text))
    return undefined
  const fields = readFields(text, source)
  if (!fields || (fields.length === 1 && !/[:=]/.test(text))) return undefined
  return { kind: 'fill', fields }
}

/** "add "Buy stamps"" to a list that takes new entries in a field of its own. */
export function readAdded(text: string, source: Source): Read | undefined {
  const match = new RegExp(
    `^(?:add|create|post|submit|enter) (?:an? |the )?(?:new )?(?:\\p{L}+ )?(${MARK})$`,
    'iu',
  ).exec(text)
  if (!match) return undefined
  return {
    kind: 'type',
    value: { kind: 'text', text: restore(match[1]!, source), quoted: true },
    submit: true,
    sure: 0.7,
  }
}

/** What a control may be called: the request without its articles. */
export const withoutLittle = (text: string, source: Source): string =>
  restore(text, source).replace(/(?<= )(?:the|my|a|an|this|that) /gi, '')

/** Words that begin no imperative (closed classes of English: prepositions, conjunctions, pronouns, articles). */
const LITTLE = pattern('i')`
  ^(?:
    in|on|at|of|from|for|with|by|about|under|above|below|over|after|before|between|within|inside|using|during
    |and|or|but|because|as|i|you|we|they|he|she|it|the|an?|this|that|these|those|my|your|our|their|his|her|its
    |there
  )\b
`

/** A verb that no rule knows is what a control may be called: "log out", "add the red shirt to the cart", "delete Ann". */
export function readNamed(text: string, source: Source): Read | undefined {
  if (!/^[\p{L}]/u.test(text) || text.split(/\s+/).length > 10 || LITTLE.test(text)) return undefined
  const moved = /^(\p{L}+) (.+?) (to|from|in|into|as) ((?:the |my |this )?[\p{L} ]{2,20})$/iu.exec(text)
  if (moved) {
    const place = moved[4]!.replace(/^(?:the|my|this) /i, '')
    const name = `${moved[1]} ${moved[3]} ${place}`
    return {
      kind: 'click',
      target: {
        said: written(text, source),
        name,
        otherNames: [written(text, source), moved[1]!],
        relations: [{ relation: 'for', to: readTarget(moved[2]!, source) }],
      },
    }
  }
  const whole = written(text, source)
  const verb = /^(\p{L}+) (.+)$/u.exec(text)
  const isParticle = verb && /^(?:out|in|up|on|off|down|to|now|back|more|all|with|for|into|away)\b/i.test(verb[2]!)
  if (!verb || isParticle) return { kind: 'click', target: { said: whole, name: whole } }
  const short = withoutLittle(text, source)
  const byName: StepKind = {
    kind: 'click',
    target: { said: whole, name: restore(text, source), ...(short !== whole && { otherNames: [short] }) },
  }
  const object = readTarget(verb[2]!, source)
  const byObject: StepKind = {
    kind: 'click',
    target: { said: whole, name: verb[1]!, otherNames: [short], relations: [{ relation: 'for', to: object }] },
  }
  const isObject =
    new RegExp(`^(?:(?:the|this|that|all|every|each)\\s|${MARK}|\\p{Lu})`, 'u').test(verb[2]!) || object.back
  return isObject ? { ...byObject, or: [[byName]] } : { ...byName, or: [[byObject]] }
}
