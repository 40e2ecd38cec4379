import type { Chunk } from '../chunks/chunk.ts'
import type { Entity, Field } from '../entity-model/catalogue-model.ts'
import { singular, wordsOf } from '../language/words.ts'
import { type Draft, type Node, addCondition, isFree, use } from '../reading/draft.ts'
import { labelOf } from './shared.ts'

/** How far behind its noun the participle of a flag may stand: "the fines of Ann Lee that have not yet been paid". */
const FARTHEST = 9

/** How well a field has to be called by the noun. */
const CALLED = 0.8

/** "fine" of `fine_paid`: what the flag is said of, where that is no kind of record. */
const nounOf = ({ role, words }: Field): string => (role === 'boolean' ? words.slice(0, -1).join(' ') : '')

const has = ({ text }: Chunk, noun: string): boolean => wordsOf(text).some(word => singular(word) === noun)

/** "fines that have not been paid" of a flag `fine_paid`: its noun and its participle stand apart. Before yes/no fields are read. */
export function joinFlagNames({ chunks }: Draft): void {
  chunks.forEach((chunk, at) => {
    if (!isFree(chunk) || !/^\p{Ll}+(?:ed|id|ne|nt)$/u.test(chunk.text)) return
    const named = chunks.slice(Math.max(0, at - FARTHEST), at).flatMap(noun =>
      noun.fields.flatMap(({ entity, quality }) => {
        const flag = entity.fields.find(f => f.words.at(-1) === chunk.text && nounOf(f) !== '' && has(noun, nounOf(f)))
        return flag && quality >= CALLED ? [{ entity, field: flag }] : []
      }),
    )
    const [flag, ...others] = new Map(named.map(one => [one.field, one])).values()
    if (!flag || others.length) return
    const fields = [{ ...flag, columns: [flag.field.column], quality: 0.95 }]
    Object.assign(chunk, { kind: 'mention' as const, fields, values: [], entities: [] })
  })
}
joinFlagNames.needs =
  /^(?:paid|settled|waived|refunded|collected|received|sent|signed|returned|charged|billed|invoiced)$/

/** `fine_amount` beside `fine_paid`: what is charged. */
export function chargeOf({ fields }: Entity, flag: Field): Field | undefined {
  const noun = nounOf(flag)
  const names = [noun, `${noun} amount`, `${noun} total`, `${noun} charge`]
  return noun === ''
    ? undefined
    : fields.find(f => f.role === 'money' && !f.nested && names.includes(f.words.join(' ')))
}

/** "unpaid fines" of loans with a `fine_amount`, 0 where there is none: those that have one. */
export function onlyCharged({ chunks }: Draft, node: Node, flag: Field, at: number): void {
  const charge = chargeOf(node.entity, flag)
  const isSaid = chunks.some(chunk => has(chunk, nounOf(flag)))
  if (!charge || !isSaid || node.selection.where.some(({ columns }) => columns.includes(charge.column))) return
  addCondition(node, {
    columns: [charge.column],
    op: '>',
    values: [0],
    label: `with a ${labelOf(charge)}`,
    at,
  })
}

/** "the total of all unpaid fines": of the fines, which are part of what the flag is called. Behind yes/no fields. */
export function readTotalOfCharges(draft: Draft): void {
  const { chunks, nodes } = draft
  const figure = chunks.find(c => isFree(c) && c.operator?.type === 'aggregate')
  if (figure?.operator?.type !== 'aggregate') return
  const at = chunks.indexOf(figure)
  const flags = chunks.flatMap((chunk, i) =>
    i > at && chunk.used === 'condition'
      ? chunk.fields.filter(f => f.field.role === 'boolean' && has(chunk, nounOf(f.field)))
      : [],
  )
  const [flag, ...others] = flags
  const charge = flag && !others.length ? chargeOf(flag.entity, flag.field) : undefined
  const node = flag && nodes.find(n => n.entity === flag.entity)
  if (!charge || !node) return
  draft.measures.push({ fn: figure.operator.fn, column: charge.column })
  draft.measured = node
  use(figure, 'aggregate')
}
