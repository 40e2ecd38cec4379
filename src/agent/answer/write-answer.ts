import type { AnswerShape } from '../../contract/plan.ts'
import type { StepResult } from '../run/create-run.ts'
import type { CatalogueModel } from '../understand/catalogue-model.ts'
import type { Query } from '../understand/query.ts'
import { describeSelection } from './describe-selection.ts'
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
  chart?: { kind: 'bar' | 'line' | 'share'; x: string; y: string }
  /** The record asked for does not exist. */
  notFound?: boolean
}

/** Writes the answer to a query from the rows of its last step. `maxShown` rows are named in the sentence. */
export function writeAnswer(
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
