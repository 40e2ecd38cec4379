import { pattern } from '../../../lib/patterns.ts'
import type { Value } from '../contract.ts'
import { literalOf, restore, type Source } from './literals.ts'
import { statedText } from './stated-text.ts'
import { readTarget } from './target.ts'

const RESULT = pattern('i')`
  ^(?:
    it|them|that|this|these|those
    |the (?:result|results|answer|output|outcome)
    |its value
    |(?:that|this) (?:value|name|text|number|result)
  )$
`
const RESULT_FIELD = pattern('iu')`
  ^(?:its|their|(?:the|his|her)) ([\p{L}\p{N}_ -]+?) (?:of|from) (?:it|that|the (?:result|answer|record))$
  |^(?:its|their|his|her) ([\p{L}\p{N}_ -]+)$
`
/** "My" and "our" things are in the services, not on a page that anybody wrote. */
const OWN = /^(?:my|our)\s|\b(?:of|from) (?:my|our)\s/i
const FROM_PAGE = /^(?:the )?(?:value|text|content|contents|number) (?:of|in|from) (.+)$/i

/** Reads what is typed or chosen: what is quoted is itself, "it" what was found before, "the …" stands on the page. */
export function readValue(text: string, source: Source): Value {
  const plain = statedText(text) ?? text.trim()
  const literal = literalOf(plain, source)
  if (literal) return { kind: 'text', text: literal.text, ...(literal.kind === 'quoted' && { quoted: true }) }
  if (RESULT.test(plain)) return { kind: 'result' }
  const field = RESULT_FIELD.exec(plain)
  if (field) return { kind: 'result', field: (field[1] ?? field[2])!.trim() }
  if (OWN.test(plain)) return { kind: 'api', question: restore(plain, source) }
  const shown = FROM_PAGE.exec(plain)
  if (shown) return { kind: 'page', target: readTarget(shown[1]!, source) }
  if (/^the\s/i.test(plain)) return { kind: 'page', target: readTarget(plain, source) }
  return { kind: 'text', text: restore(plain, source) }
}

/** What is searched for: words as they stand, but "my" things are in the services. */
export const readTerm = (text: string, source: Source): Value =>
  /\b(?:of|from) (?:my|our)\s|^(?:my|our)\s/i.test(text) && !literalOf(text, source)
    ? { kind: 'api', question: restore(text, source) }
    : readText(text, source)

/** What is typed as it stands, whatever its words are: secrets and search terms. */
export function readText(text: string, source: Source, secret = false): Value {
  const literal = literalOf(text, source)
  return {
    kind: 'text',
    text: literal?.text ?? restore(text.trim(), source),
    ...(literal?.kind === 'quoted' && { quoted: true }),
    ...(secret && { secret: true }),
  }
}
