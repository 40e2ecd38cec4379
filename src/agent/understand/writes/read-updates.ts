import { pattern } from '../../../lib/patterns.ts'
import type { WriteCommand } from './find-command.ts'
import { maskQuotes } from './mask.ts'
import { otherWordings } from './other-wordings.ts'
import { readUpdate } from './read-change.ts'
import { hasValues, isClean, isEmptying, isReady, type Base, type ChangeContext, type WriteRequest } from './request.ts'
import { DOWNWARDS, VERBS } from './verbs.ts'

/** Verbs of taking off and putting up that are read by other wordings ("take 10 off its fee"). */
const OTHER_VERBS = ['take', 'knock', 'shave', 'hike', 'lift', 'trim', 'slash', 'up']
const CLAUSE = pattern('iu')`
  (?:\s*[,;.]\s*(?:(?:and|then|also|plus|please|now)\s+)*|\s+(?:and|then|plus|&|as\s+well\s+as)\s+(?:(?:then|also|please|now)\s+)*)
  (?=
    (?:
      (?:${[...Object.keys(VERBS), ...OTHER_VERBS].join('|')})\s+\S
      |(?:he|she|it|they)(?:['’]s|\s+(?:is|are|has|have|should|must|needs?))\b
      |(?:he|she|it|they)\s+\p{Ll}{2,}s\s
      |(?:his|her|its|their)\s+\p{Ll}+(?:\s\p{Ll}+){0,3}\s(?:is|are|should|must|will|has|have|needs?)\s
    )
  )
`

/**
 * A change that goes on with another one of the same record: "set the score to 90 and mark it as contacted". Where each of the clauses
 * makes sense as a change of that record they are read so, before the first is read as its description ("mark X as won and change …").
 */
export function readUpdates(command: WriteCommand, base: Base, context: ChangeContext): WriteRequest {
  const at = CLAUSE.exec(maskQuotes(command.text))
  const joined = at?.index ? readJoined(command, at, base, { ...context, isOneOfSeveral: true }) : undefined
  if (joined && isReady(joined)) return joined
  const whole = readClause(command.text, command.verb, base, context)
  if (isReady(whole) || !joined) return whole
  return joined.problems.length && joined.target
    ? joined
    : { ...whole, unknown: joined.unknown, problems: joined.problems }
}

/** One clause, also by other wordings of it: "take 10 off its fee". */
function readClause(text: string, verb: string | undefined, base: Base, context: ChangeContext): WriteRequest {
  const plain = readUpdate(text, verb, base, context)
  if (isReady(plain) || !context.isOneOfSeveral) return plain
  for (const other of otherWordings(text, () => false)) {
    const own = /^\p{L}+/u.exec(other)?.[0].toLowerCase()
    const read = own && VERBS[own] === 'update' ? readUpdate(other, own, base, context) : undefined
    if (read && isClean(read) && hasValues(read)) return read
  }
  return plain
}

/** The clause before a joint and what goes on behind it; what of it was not understood where they are no changes of one record. */
function readJoined(
  command: WriteCommand,
  at: RegExpExecArray,
  base: Base,
  context: ChangeContext,
): WriteRequest | undefined {
  const first = readClause(command.text.slice(0, at.index), command.verb, base, context)
  const lacksRecord = !first.target && isClean(first) && hasValues(first)
  // "job 7 has high priority now; also …" where there is no such priority: said, before the rest is done.
  if (first.target && first.problems.length && !first.unknown.length) return first
  if (!isReady(first) && !lacksRecord) return undefined
  // "remove the close date from X and …" empties a field.
  const isCleared = command.verb !== undefined && VERBS[command.verb] === 'delete'
  if (isCleared && (!isEmptying(first) || Object.keys(first.relative).length || first.isBulk)) return undefined
  const text = command.text.slice(at.index + at[0].length)
  const verb = /^\p{L}+/u.exec(text)?.[0].toLowerCase()
  const isVerb = verb !== undefined && Object.hasOwn(VERBS, verb)
  if (isVerb && VERBS[verb] === 'create' && !ADDING.has(verb)) return { ...first, unknown: [text] }
  const { subject: _own, ...other } = context
  const rest = readUpdates({ ...command, text, verb: isVerb ? verb : undefined } as WriteCommand, base, {
    ...(lacksRecord ? other : context),
    ...(first.target && { subject: first.target }),
  })
  const twice = Object.keys(rest.values).find(name => name in first.values)
  const isSame =
    lacksRecord ||
    JSON.stringify(rest.target) === JSON.stringify(first.target) ||
    rest.target?.root === first.target?.root
  const isDeletion = isVerb && VERBS[verb] === 'delete' && !DOWNWARDS.has(verb) && !isEmptying(rest)
  if (!isReady(rest) || isDeletion || twice || !(isSame || sameRoot(rest, first)))
    return { ...first, unknown: rest.unknown.length ? rest.unknown : [text], problems: rest.problems }
  return {
    ...first,
    ...(isCleared && { isJoined: true }),
    ...(rest.target && { target: first.target ?? rest.target }),
    values: { ...first.values, ...rest.values },
    references: [...first.references, ...rest.references],
    relative: { ...first.relative, ...rest.relative },
    score: first.score + rest.score,
  }
}

/** Verbs by which something is put into a field, too. */
const ADDING = new Set(['add', 'leave', 'enter', 'make', 'record', 'save', 'post', 'log'])

const sameRoot = (a: WriteRequest, b: WriteRequest) =>
  JSON.stringify(a.target?.root.where) === JSON.stringify(b.target?.root.where)
