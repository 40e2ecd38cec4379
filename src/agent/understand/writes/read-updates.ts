import { pattern } from '../../../lib/patterns.ts'
import type { WriteCommand } from './find-command.ts'
import { maskQuotes } from './mask.ts'
import { readUpdate } from './read-change.ts'
import { isReady, type Base, type ChangeContext, type WriteRequest } from './request.ts'
import { VERBS } from './verbs.ts'

const CLAUSE = pattern('i')`
  (?:\s*[,;.]\s*(?:and\s+|then\s+|also\s+)*|\s+(?:and|then)\s+(?:then\s+|also\s+)*)
  (?=
    (?:
      (?:${Object.keys(VERBS).join('|')})\s+\S
      |(?:he|she|it|they)(?:['’]s|\s+(?:is|are|has|have|should|must|needs?))\b
    )
  )
`

/** A change that goes on with another one of the same record: "set the score to 90 and mark it as contacted". */
export function readUpdates(command: WriteCommand, base: Base, context: ChangeContext): WriteRequest {
  const whole = readUpdate(command.text, command.verb, base, context)
  if (isReady(whole)) return whole
  const at = CLAUSE.exec(maskQuotes(command.text))
  if (!at || at.index === 0) return whole
  const first = readUpdate(command.text.slice(0, at.index), command.verb, base, context)
  if (!isReady(first)) return whole
  const text = command.text.slice(at.index + at[0].length)
  const verb = /^\p{L}+/u.exec(text)?.[0].toLowerCase()
  const isVerb = verb !== undefined && Object.hasOwn(VERBS, verb)
  if (isVerb && VERBS[verb] !== 'update') return { ...whole, unknown: [...whole.unknown, text] }
  const rest = readUpdates({ ...command, text, verb: isVerb ? verb : undefined } as WriteCommand, base, {
    ...context,
    subject: first.target!,
  })
  const twice = Object.keys(rest.values).find(name => name in first.values)
  const isSame =
    JSON.stringify(rest.target) === JSON.stringify(first.target) || rest.target?.root === first.target?.root
  if (!isReady(rest) || twice || !(isSame || sameRoot(rest, first)))
    return { ...whole, unknown: rest.unknown.length ? rest.unknown : [text], problems: rest.problems }
  return {
    ...first,
    values: { ...first.values, ...rest.values },
    references: [...first.references, ...rest.references],
    relative: { ...first.relative, ...rest.relative },
    score: first.score + rest.score,
  }
}

const sameRoot = (a: WriteRequest, b: WriteRequest) =>
  JSON.stringify(a.target?.root.where) === JSON.stringify(b.target?.root.where)
