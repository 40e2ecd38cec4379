import type { CatalogueModel, Entity } from '../understand/entity-model/catalogue-model.ts'
import type { Composite, Meaning, Query } from '../understand/reading/query.ts'
import { labelOf, type CompiledPlan } from '../plan/compile.ts'
import { describeSelection } from './describe-selection.ts'
import { formatFigure, formatPeriod } from './format.ts'
import { tellScope } from './tell-scope.ts'
import { wordsOfFigure } from './words-of-figure.ts'
import type { WrittenAnswer } from './write-answer.ts'

/** Several answers as one: set against each other, or one after the other. */
export function combineAnswers(
  meaning: Meaning,
  compiled: CompiledPlan,
  written: WrittenAnswer[],
  model: CatalogueModel,
): WrittenAnswer {
  if (meaning.kind === 'query' || written.length === 1) return written[0]!
  if (meaning.kind === 'several') return combineSeveral(compiled, written)
  // "this year against last year": a change goes from the earlier time to the later one, whichever is said first.
  if (meaning.kind === 'compared' && isBackwards(compiled))
    return combineAnswers(
      { ...meaning, labels: meaning.labels.toReversed() },
      { ...compiled, parts: compiled.parts.toReversed() },
      written.toReversed(),
      model,
    )
  // Groups are set beside each other; only what is of two times goes up or down.
  if (meaning.kind === 'compared' && compiled.parts.every(({ query }) => startOf(query.root) === undefined))
    return setBeside(compiled, written, model)
  const set = setAgainst(meaning, compiled, written, model)
  // Each side of two parts names its own whole.
  if (compiled.parts.every(({ query }) => query.ask === 'share')) return set
  // Two figures of the same records are told apart by their names, which tell no condition.
  return { ...set, text: tellScope(set.text, compiled.parts[0]!.query, model) }
}

/** Both figures, and by how much they differ. */
function setBeside(compiled: CompiledPlan, written: WrittenAnswer[], model: CatalogueModel): WrittenAnswer {
  const { text, result: both } = combineSeveral(compiled, written)
  const [left, right] = written.map(w => w.result)
  if (typeof left !== 'number' || typeof right !== 'number') return { text, result: both }
  const said = compiled.parts.map(part => describeSelection(part.query.root, model))
  const result = said[0] === said[1] ? both : { [said[0]!]: left, [said[1]!]: right }
  const { shape, query } = compiled.parts[0]!
  const difference = Number(Math.abs(left - right).toPrecision(15))
  const told = difference
    ? `The difference is ${formatFigure(difference, shape.format, currencyOf(query, model))}.`
    : 'They are the same.'
  return { text: `${text} ${told}`, result }
}

/** The currency of what is measured. */
const currencyOf = ({ root, measures }: Query, model: CatalogueModel): string | undefined =>
  model.entities.get(root.entity)?.fields.find(f => f.column === measures[0]?.column)?.currency

/** Whether the first of two requests is of a later time than the second. */
function isBackwards({ parts }: CompiledPlan): boolean {
  const [left, right] = parts.map(part => startOf(part.query.root))
  return left !== undefined && right !== undefined && left > right
}

/** The first day of the time that records are asked of, as far as a date of theirs bounds it. */
const startOf = ({ where, related }: Query['root']): string | undefined => {
  const day = where.find(c => c.op === 'between' || c.op === '>=')?.values[0]
  if (typeof day === 'string' && /^\d{4}-\d\d-\d\d/.test(day)) return day
  return related.map(r => startOf(r.selection)).find(Boolean)
}

/** Two figures against each other. */
function setAgainst(
  meaning: Composite,
  compiled: CompiledPlan,
  written: WrittenAnswer[],
  model: CatalogueModel,
): WrittenAnswer {
  const figures = written.map(w => w.group?.figure ?? w.result)
  // The figure of nothing, or of more than one: there is nothing that could be set against the other.
  if (figures.some(figure => figure === null || figure === undefined || Number.isNaN(Number(figure))))
    return combineSeveral(compiled, written)
  const [left, right] = figures.map(Number)
  const said = compiled.parts.map((p, at) => written[at]!.group?.name ?? describeSelection(p.query.root, model))
  // "the highest and the lowest salary": of the same records it is the figures that differ.
  const scopes = namesOf(compiled, model) ?? (said[0] === said[1] ? meaning.labels : said)
  const { shape, query } = compiled.parts[0]!
  const { format } = shape
  const currency = currencyOf(query, model)
  const [a, b] = [left!, right!].map(v => formatFigure(v, format, currency))
  const difference = Number(Math.abs(left! - right!).toPrecision(15))
  if (meaning.kind === 'difference')
    return {
      text: `The difference is ${formatFigure(difference, format, currency)}: ${a} for ${scopes[0]} and ${b} for ${scopes[1]}.`,
      result: difference,
    }
  if (meaning.kind === 'minus') {
    const rest = Number((left! - right!).toPrecision(15))
    return {
      text: `That is ${formatFigure(rest, format, currency)}: ${a} for ${scopes[0]} minus ${b} for ${scopes[1]}.`,
      result: rest,
    }
  }
  if (meaning.kind === 'sum') {
    const total = Number((left! + right!).toPrecision(15))
    return {
      text: `Together it is ${formatFigure(total, format, currency)}: ${a} for ${scopes[0]} and ${b} for ${scopes[1]}.`,
      result: total,
    }
  }
  if (meaning.kind === 'growth' || meaning.kind === 'change' || meaning.kind === 'compared') {
    const from = `${a} for ${scopes[0]}, ${b} for ${scopes[1]}`
    if (!left && meaning.kind === 'growth')
      return { text: `There is nothing to set the change against: ${from}.`, result: null }
    const percent = left ? Number(((100 * (right! - left)) / left).toPrecision(15)) : undefined
    // Only what is of two times goes up or down: "the difference in price between books and maps".
    const areTimes = compiled.parts.some(part => startOf(part.query.root) !== undefined)
    if (!areTimes && right !== left) {
      const isGrowth = meaning.kind === 'growth'
      const higher = right! > left! || isGrowth ? scopes[1]! : scopes[0]!
      // In percent it is told from the one that the other is set against.
      const lower = isGrowth ? left! : Math.min(left!, right!)
      const part = lower > 0 ? ` (${formatFigure((100 * difference) / lower, 'percent')})` : ''
      const more = `${formatFigure(difference, format, currency)}${part}`
      return {
        text: `It is ${more} ${isGrowth && right! < left! ? 'lower' : 'higher'} for ${higher}: ${from}.`,
        result: isGrowth ? percent : difference,
      }
    }
    const moved = right! === left ? 'did not change' : right! > left! ? 'went up' : 'went down'
    const by =
      right! === left
        ? ''
        : ` by ${formatFigure(difference, format, currency)}${percent === undefined ? '' : ` (${formatFigure(percent, 'percent')})`}`
    const change = Number((right! - left!).toPrecision(15))
    const results = { growth: percent, change, compared: { before: left, after: right, change } }
    return { text: `It ${moved}${by}: ${from}.`, result: results[meaning.kind] }
  }
  if (meaning.kind === 'part') {
    const part = right ? Number(((100 * left!) / right).toPrecision(15)) : null
    const said = part === null ? 'There is nothing that it could be a part of' : formatFigure(part, 'percent')
    return { text: `${said}: ${a} for ${scopes[0]}, of ${b} for ${scopes[1]}.`, result: part }
  }
  if (meaning.kind === 'ratio') {
    const ratio = right ? Number((left! / right).toPrecision(15)) : null
    const divisor = compiled.parts[1]!.shape.format
    const isAmount = format === 'money' && divisor !== 'money'
    const quotient = isAmount ? formatFigure(ratio ?? 0, format, currency) : `${formatFigure(ratio ?? 0, 'plain')} to 1`
    const said = ratio === null ? 'There is nothing to divide by' : `It is ${quotient}`
    const other = isAmount ? formatFigure(right!, divisor) : b
    return { text: `${said}: ${a} for ${scopes[0]}, ${other} for ${scopes[1]}.`, result: ratio }
  }
  if (meaning.kind === 'most' || meaning.kind === 'least') {
    if (left === right) return { text: `Both are the same: ${a} for ${scopes[0]} and for ${scopes[1]}.`, result: null }
    const first = left! > right! === (meaning.kind === 'most') ? 0 : 1
    const [one, other] = first === 0 ? [a, b] : [b, a]
    const names = tellApart(compiled)
    if (names && query.ask === 'share')
      return {
        text: `${meaning.kind === 'most' ? 'The higher part' : 'The lower part'} is that of ${names[first]}: ${one}, against ${other} of ${names[1 - first]}.`,
        result: names[first],
      }
    const isCount = query.measures[0]?.fn === 'count'
    const [head, of] = isCount
      ? [meaning.kind === 'most' ? 'More' : 'Fewer', ' ']
      : [`It is ${meaning.kind === 'most' ? 'higher' : 'lower'} for`, ' for ']
    // "more of your accounts".
    const told = isCount ? scopes.map(scope => scope.replace(/^your /, 'of your ')) : scopes
    return {
      text: `${head} ${told[first]}: ${one}, against ${other}${of}${told[1 - first]}.`,
      result: names?.[first] ?? scopes[first],
    }
  }
  const holds = meaning.kind === 'greater' ? left! > right! : meaning.kind === 'less' ? left! < right! : left === right
  return {
    text: `${holds ? 'Yes' : 'No'}: ${figureOf(query, model)} is ${a} for ${scopes[0]} and ${b} for ${scopes[1]}.`,
    result: holds,
  }
}

/** What is set against each other: "the average price", where it is a figure of the records and not their number. */
function figureOf({ root, measures }: Query, model: CatalogueModel): string {
  const [measure] = measures
  const entity = model.entities.get(root.entity)
  if (!entity || measure?.column === undefined || measure.fn === 'count' || measure.fn === 'distinct') return 'it'
  return `the ${wordsOfFigure(measure, entity)}`
}

/** The names of the records, where of each side only what it is called is said. */
function namesOf({ parts }: CompiledPlan, model: CatalogueModel): string[] | undefined {
  const names = parts.map(({ query: { root } }) => {
    const [only, ...others] = root.where
    const { related, anyOf, within, sources } = root
    const isNamed = only?.op === '=' && isName(only.columns, model.entities.get(root.entity)!)
    if (!isNamed || others.length || related.length || anyOf?.length || within || sources.length) return undefined
    return String(only.values[0])
  })
  return names.every(name => name !== undefined) && new Set(names).size > 1 ? names : undefined
}

const isName = (columns: readonly string[], { nameFields }: Entity): boolean =>
  columns.every(column => nameFields.some(field => field.column === column))

/** The one value or time by which two requests differ: "textile" of "more textiles or sculptures", "2024" of "in 2024 or in 2025". */
function tellApart({ parts }: CompiledPlan): string[] | undefined {
  const valuesOf = ({ where, related, args }: Query['root']): string[] => [
    ...where.flatMap(c => (c.op === '=' ? c.values.map(String) : periodOf(c))),
    ...Object.values(args).flatMap(own => Object.values(own).map(String)),
    ...related.flatMap(r => valuesOf(r.selection)),
  ]
  const [left, right] = parts.map(part => [...new Set(valuesOf(part.query.root))]) as [string[], string[]]
  const own = [left.filter(v => !right.includes(v)), right.filter(v => !left.includes(v))]
  return own.every(values => values.length === 1) ? own.flat() : undefined
}

/** What a time is called that two days bound: "March 2025". */
function periodOf({ op, asDay, values: [from, to] }: Query['root']['where'][number]): string[] {
  if (op !== 'between' || !asDay) return []
  return [formatPeriod(String(from), String(to)).replace(/^(?:in|on) /, '')]
}

/** The one value of a parameter by which each of several requests selects its records: campaigns, each by its name. */
function valuesOfArguments({ parts }: CompiledPlan): string[] | undefined {
  const values = parts.map(({ query: { root } }) =>
    Object.values(root.args).flatMap(own => Object.values(own).map(String)),
  )
  const names = values.flatMap(own => (own.length === 1 ? own : []))
  return names.length === parts.length && new Set(names).size === names.length ? names : undefined
}

/** The list among several answers is the result, with figures beside it in the sentence; figures alone are one object. */
function combineSeveral(compiled: CompiledPlan, written: WrittenAnswer[]): WrittenAnswer {
  const text = written.map(w => w.text).join(' ')
  const list = written.find(w => Array.isArray(w.result))
  if (list && written.filter(w => Array.isArray(w.result)).length === 1) return { ...list, text }
  const names = valuesOfArguments(compiled)
  const result = Object.fromEntries(
    written.map((w, at) => [names?.[at] ?? labelOf(compiled.parts[at]!.query, at), w.result]),
  )
  return { text, result }
}
