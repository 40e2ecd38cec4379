import type { AnswerData } from '../../contract/chat.ts'
import type { AnswerShape } from '../../contract/plan.ts'
import type { StepResult } from '../run/create-run.ts'
import type { CatalogueModel, Field } from '../understand/entity-model/catalogue-model.ts'
import type { Derived, Query, Selection } from '../understand/reading/query.ts'
import { describeSelection } from './describe-selection.ts'
import { tellScope } from './tell-scope.ts'
import { compareGroups, compareRecords } from './write-comparison.ts'
import { writeExistence, writeMeasure, writeRatio, writeShare } from './write-figures.ts'
import { writeGroups } from './write-groups.ts'
import { writeRecords, writeValues } from './write-records.ts'

/** The answer to one query: a sentence that stands on its own, and the value behind it. */
export interface WrittenAnswer {
  text: string
  result: unknown
  columns?: string[]
  total?: number
  /** The one group that was asked for, by its place in an order, and its figure. */
  group?: { name: string; figure: number }
  chart?: NonNullable<AnswerData['chart']>
  /** The record asked for does not exist. */
  notFound?: boolean
}

/** Writes the answer to a query from the rows of its last step. `maxShown` rows are named in the sentence. */
export function writeAnswer(
  query: Query,
  shape: AnswerShape,
  rows: StepResult,
  known: CatalogueModel,
  maxShown: number,
): WrittenAnswer {
  const model = withDerived(known, query)
  const written = writeShape(query, shape, rows, model, maxShown)
  return { ...written, text: tellScope(written.text, query, model) }
}

function writeShape(
  query: Query,
  shape: AnswerShape,
  rows: StepResult,
  model: CatalogueModel,
  maxShown: number,
): WrittenAnswer {
  const entity = model.entities.get(query.root.entity)!
  const scope = { many: describeSelection(query.root, model), one: describeSelection(query.root, model, true) }
  switch (query.ask) {
    case 'measure':
      return writeMeasure(query, rows.rows[0] ?? {}, entity, scope)
    case 'exists':
      return writeExistence(query, rows.rows[0] ?? {}, entity, scope)
    case 'share':
      return writeShare(query, rows.rows[0] ?? {}, model)
    case 'ratio':
      return writeRatio(query, rows.rows[0] ?? {}, model)
    case 'group':
      if (query.compares) return compareGroups(query, shape, rows, model)
      return writeGroups(query, shape, rows, model, scope.many, maxShown)
    case 'values':
      return writeValues(shape, rows, entity, scope.many, maxShown)
    default:
      if (query.compares) return compareRecords(query, rows, entity)
      return writeRecords(query, rows, entity, scope, maxShown, model)
  }
}

/** "time between ordered and delivered", in "days": as a figure with its unit behind it. */
const wordsOfDerived = (column: string, unit: Derived['operator']): string[] =>
  column.startsWith(`${unit} between `) ? ['time', ...column.split(' ').slice(1), unit] : column.split(' ')

/** "number of open deals", "total value of open deals": what is reckoned from others, and of which. */
function wordsOfBelow(selection: Selection, field: Field | undefined, owner: string, model: CatalogueModel): string[] {
  // What the records themselves have to be is said of them.
  const related = selection.related.filter(one => one.selection.entity !== owner)
  const such = describeSelection({ ...selection, related }, model)
  return `${field ? `total ${field.words.join(' ')}` : 'number'} of ${such}`.split(' ')
}

/** Columns that the message asked for as arithmetic are fields of the records in this answer. */
export function withDerived(model: CatalogueModel, { root }: Query): CatalogueModel {
  const entity = model.entities.get(root.entity)!
  if (!root.derived?.length) return model
  const made: Field[] = []
  for (const { column, left, right, operator, of: below } of root.derived) {
    const fields = below ? model.entities.get(below.selection.entity)!.fields : [...entity.fields, ...made]
    const of = fields.find(f => f.column === left)
    const isRatio = operator === '/' && fields.find(f => f.column === right)?.role === 'money'
    const isMoney = of?.role === 'money' && !isRatio && !/^(?:days|hours|age|share|count)$/.test(operator)
    made.push({
      column,
      words: below ? wordsOfBelow(below.selection, of, root.entity, model) : wordsOfDerived(column, operator),
      role: isMoney ? 'money' : operator === 'share' ? 'percent' : 'number',
      type: 'number',
      description: '',
      choices: [],
      ...(operator === 'share' && { fraction: true }),
      ...(isMoney && of.currency && { currency: of.currency }),
    })
  }
  return {
    ...model,
    entities: new Map(model.entities).set(entity.key, { ...entity, fields: [...entity.fields, ...made] }),
  }
}
