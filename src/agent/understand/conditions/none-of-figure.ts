import { PIECES, QUANTITY } from '../asks/figures-done.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Field } from '../entity-model/catalogue-model.ts'
import { isFigure, mayBeEmpty } from '../entity-model/field-roles.ts'
import { singular } from '../language/words.ts'
import { type Draft, type Node, addCondition, isFree, makeFiller, use } from '../reading/draft.ts'
import { noneOrSome } from './shared.ts'

const NOTHING = /^(?:nothing|none|zero)$/i
/** Between "nothing" and of what there is nothing. */
const BETWEEN = /^(?:is|are|was|has|have|been|being|left|remains|remaining|now|currently|of|it|them|at|all)$/i
/** How well a phrase has to name the figure. */
const NAMED = 0.7

/**
 * "where nothing is left on hand", "with nothing reserved", "with no units reserved": of the one figure that the phrase names there is none.
 * Before the phrase is taken for the contrary.
 */
export function readNoneOfFigure(draft: Draft): void {
  const { chunks, nodes } = draft
  chunks.forEach((chunk, at) => {
    const isLack = isFree(chunk) && chunk.operator?.type === 'missing' && !chunk.operator.after
    const pieces = isLack && isPieces(chunks[at + 1]) ? 1 : 0
    if (!isFree(chunk) || !(pieces || NOTHING.test(chunk.text))) return
    let place = at + 1 + pieces
    while (chunks[place] && BETWEEN.test(chunks[place]!.text)) place++
    const phrase = chunks[place]
    if (!isFree(phrase) || phrase.values.length || phrase.entities.length) return
    const found = nodes.filter(n => !n.implicit).flatMap(node => figuresNamed(node, phrase, pieces > 0))
    const [one, ...others] = found
    if (!one || others.length) return
    const { node, field } = one
    const isUnset = mayBeEmpty(field) && { orEmpty: true as const }
    addCondition(node, { ...noneOrSome(field, true), ...isUnset, at })
    for (const part of chunks.slice(at, place + 1))
      if (isFree(part)) use(part === chunk || part === phrase ? part : makeFiller(part), 'condition')
  })
}
readNoneOfFigure.needs = (word: string) => NOTHING.test(word) || PIECES.test(singular(word))

const isPieces = (chunk: Chunk | undefined): boolean =>
  isFree(chunk) && PIECES.test(singular(chunk.text.toLowerCase())) && !chunk.entities.length && !chunk.values.length

function figuresNamed(node: Node, { fields }: Chunk, isCounted: boolean): { node: Node; field: Field }[] {
  const own = fields.filter(f => f.entity === node.entity && f.quality >= NAMED)
  const isOne = own.every(({ field }) => isFigure(field) && (!isCounted || QUANTITY.test(field.words[0]!)))
  return isOne ? [...new Set(own.map(({ field }) => field))].map(field => ({ node, field })) : []
}
