import { rememberByObject } from '../../../lib/remember-by-object.ts'
import type { ToolCard, ToolParameter } from '../entity-model/catalogue-model.ts'
import { splitIdentifier } from '../language/words.ts'
import type { Slot } from './describe-slots.ts'
import { parameterOf } from './parameter-of.ts'
import type { Argument } from './planned-call.ts'

/** A format of fields with what each of them takes: "in the format 'from:Sender subject:Words'". */
const FORMAT = /\bformat(?:ted)?(?: as| of|:)?\s+['"‘“`](\p{L}+:\p{L}[\p{L} ]*?(?:\s+\p{L}+:\p{L}[\p{L} ]*?)+)['"’”`]/u
const FIELD = /(\p{L}+):(\p{L}[\p{L} ]*?)(?=\s+\p{L}+:|$)/gu

/** The fields of the expression that a slot takes, as the parameters of a tool of their own; undefined where it takes none. */
const fieldsOf = rememberByObject((slot: Slot) =>
  rememberByObject((tool: ToolCard): ToolCard | undefined => {
    const format = slot.kind === 'string' ? FORMAT.exec(slot.description)?.[1] : undefined
    if (format === undefined) return undefined
    const parameters = [...format.matchAll(FIELD)].map(([, name, holder]): ToolParameter => {
      const words = splitIdentifier(holder!)
      const description = `The ${words.join(' ')}.`
      return { ...parameterOf(name!, { type: 'string' }, true), description }
    })
    return { ...tool, parameters }
  }),
)

/**
 * An expression of fields for a slot that takes one, each field filled by what the text says for it: "the letters of Ann
 * about rent" as "from:Ann subject:rent". Undefined unless all of them are said.
 */
export function fillFields(
  slot: Slot,
  tool: ToolCard,
  message: string,
  fill: (tool: ToolCard) => Record<string, Argument>,
): Argument | undefined {
  const fields = fieldsOf(slot)(tool)
  const given = fields && fill(fields)
  const all = fields?.parameters.map(({ name }) => [name, given![name]] as const) ?? []
  const spans = all.flatMap(([, argument]) => argument?.span ?? []).toSorted((a, b) => a.start - b.start)
  if (!all.length || spans.length < all.length) return undefined
  // Words lead from one to the other; what stands side by side is one thing.
  const areApart = spans.every((span, at) => at === 0 || /\p{L}/u.test(message.slice(spans[at - 1]!.end, span.start)))
  if (!areApart) return undefined
  return {
    value: all.map(([name, argument]) => `${name}:${String(argument!.value)}`).join(' '),
    span: { start: spans[0]!.start, end: spans.at(-1)!.end },
    certainty: Math.min(...all.map(([, argument]) => argument!.certainty)),
  }
}
