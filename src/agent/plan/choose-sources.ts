import { fitsPattern } from '../understand/entity-model/text-numbers.ts'
import type { Entity, Source, ToolParameter } from '../understand/entity-model/catalogue-model.ts'
import { isListControl } from '../understand/entity-model/paging.ts'
import type { Condition, Scalar, Selection } from '../understand/reading/query.ts'

/** The collections to read: those named, else the plain one, else all its parts together. */
export function chooseSources(entity: Entity, selection: Selection): Source[] {
  const complete = entity.sources.filter(source => source.complete)
  const named = complete.filter(source => selection.sources.includes(source.tool))
  if (named.length) return named
  const plain = complete.filter(source => !source.qualifiers.length)
  return plain.length ? plain.slice(0, 1) : complete
}

/** A list that takes one of a few values is read for each of them, or for the one that is asked for. */
export function variantsOf({ variants }: Source, selection: Selection): Record<string, unknown>[] {
  if (!variants) return [{}]
  const { parameter, values } = variants
  const asked = selection.where.find(c => c.op === '=' && c.columns.join().toLowerCase() === parameter.toLowerCase())
  const wanted = asked ? values.filter(value => [value].flat().some(one => one === asked.values[0])) : values
  return (wanted.length ? wanted : values).map(value => ({ [parameter]: value }))
}

const LOWEST = new Set(['min', 'minimum', 'from', 'gte', 'ge'])
const HIGHEST = new Set(['max', 'maximum', 'to', 'lte', 'le'])

/** Conditions that the service itself can apply, under parameters named like the column. SQL applies them once more. */
export function pushDown(source: Source, entity: Entity, where: Condition[]): Record<string, Scalar> {
  const args: Record<string, Scalar> = {}
  const optional = source.parameters.filter(
    p =>
      (p.place === 'query' || p.place === 'argument') &&
      !p.required &&
      p.default === undefined &&
      !isListControl(p.name),
  )
  for (const condition of where) {
    const [column] = condition.columns
    const field = entity.fields.find(f => f.column === column)
    const [value] = condition.values
    if (condition.columns.length !== 1 || !field || value === undefined || field.landsAs) continue
    const words = field.words.join(' ')
    const push = (bounds: Set<string> | undefined, wanted: Scalar) => {
      const parameter = optional.find(
        p => (bounds ? boundOf(p.words, bounds) : p.words.join(' ')) === words && takes(p, wanted),
      )
      if (parameter) args[parameter.name] = wanted
    }
    const isNumber = condition.values.every(v => typeof v === 'number')
    if (condition.op === '=' && !condition.asDay) push(undefined, value)
    if (['>', '>=', 'between'].includes(condition.op) && (isNumber || condition.asDay)) push(LOWEST, value)
    if (['<', '<=', 'between'].includes(condition.op) && isNumber) push(HIGHEST, condition.values.at(-1)!)
  }
  return args
}

/** `min_price`, `priceMin`, `price[gte]`: the words without the bound; undefined without one. */
function boundOf(words: string[], bounds: Set<string>): string | undefined {
  if (bounds.has(words[0]!)) return words.slice(1).join(' ')
  return bounds.has(words.at(-1)!) ? words.slice(0, -1).join(' ') : undefined
}

const TYPES: Record<string, string> = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean' }

const takes = (parameter: ToolParameter, value: Scalar) =>
  TYPES[parameter.type] === typeof value &&
  (!parameter.choices.length || parameter.choices.includes(String(value))) &&
  fitsPattern(parameter.schema, value)
