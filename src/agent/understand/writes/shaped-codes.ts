import type { AppKnowledge } from '../reading/interpretation.ts'
import type { Slot } from './slots.ts'

/** How a code is written: capitals, small letters and digits, with the signs between them. */
const shapeOf = (code: string): string =>
  code
    .replace(/\p{Lu}/gu, 'A')
    .replace(/\p{Ll}/gu, 'a')
    .replace(/\d/g, '9')

/** A short word with a digit and a letter. */
const CODE = /^(?=.*\d)(?=.*\p{L})[\p{L}\d/_.-]{2,14}$/u

/** Values of a field that are looked at. */
const MOST_VALUES = 50

/** Shapes of what a slot holds: of its example, else of the codes that the data have, where all are written alike. */
function shapesOf({ schema, field, choices, target, type }: Slot, { vocabularies }: AppKnowledge): string | undefined {
  if (choices.length || target || type !== 'string' || schema.format !== undefined) return undefined
  const example = schema.example ?? field?.sample
  if (typeof example === 'string') return CODE.test(example) ? shapeOf(example) : undefined
  const known = vocabularies
    .flatMap(({ exact }) => [...exact.values()].flat())
    .filter(match => match.field === field && match.quality === 1)
    .slice(0, MOST_VALUES)
    .flatMap(({ values }) => values)
  const shapes = new Set(known.map(shapeOf))
  const [shape] = shapes
  return known.length > 1 && shapes.size === 1 && CODE.test(known[0]!) ? shape : undefined
}

/** "8B" of a class whose example is "7B", "QV-520" of plates such as "QV-204": the one slot whose codes are written so. */
export function slotOfShape(text: string, slots: readonly Slot[], app: AppKnowledge): Slot | undefined {
  if (!CODE.test(text)) return undefined
  const fits = slots.filter(slot => shapesOf(slot, app) === shapeOf(text))
  return fits.length === 1 ? fits[0] : undefined
}
