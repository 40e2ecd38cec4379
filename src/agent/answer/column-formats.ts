import type { ColumnFormat } from '../../contract/chat.ts'
import { figuresIn, measureName } from '../plan/measure-sql.ts'
import type { CatalogueModel, Field } from '../understand/entity-model/catalogue-model.ts'
import type { Query } from '../understand/reading/query.ts'
import { fieldOf } from './describe-selection.ts'
import { formatOfFigure } from './words-of-figure.ts'

/**
 * How the columns of an answer are read as far as the schemas say it, for whoever shows the result: what its sentence calls
 * €12.50 must not stand as 1,250 in the table below. Without `columns`: of the single figure. The model has the derived fields.
 */
export function columnFormats(
  query: Query,
  columns: readonly string[] | undefined,
  model: CatalogueModel,
): Record<string, ColumnFormat> {
  const entity = model.entities.get(query.root.entity)!
  const formats: Record<string, ColumnFormat> = {}
  for (const measure of query.measures.flatMap(one => [one, ...(one.with ? figuresIn(one) : [])])) {
    const name = measureName(measure)
    if (columns && !columns.includes(name)) continue
    const isPlain = measure.with !== undefined && formatOfFigure(measure, entity) === 'plain'
    const isNumberOf = measure.fn === 'count' || measure.fn === 'distinct' || isPlain
    const field = measure.column === undefined ? undefined : fieldOf(entity, measure.column)
    const format = measure.fn === 'share' ? { kind: 'percent' as const } : isNumberOf ? undefined : formatOf(field)
    if (format) formats[name] = format
  }
  const groups = [query.group, query.subgroup].flatMap(group => (group && !group.period ? [group] : []))
  for (const column of columns ?? []) {
    if (formats[column]) continue
    const owner = groups.find(group => group.columns.includes(column))?.entity ?? entity.key
    const format = formatOf(fieldOf(model.entities.get(owner)!, column))
    if (format) formats[column] = format
  }
  return formats
}

function formatOf(field: Field | undefined): ColumnFormat | undefined {
  if (field?.role === 'money' && field.currency) {
    const [currency, parts] = field.currency.split('/')
    return { kind: 'money', ...(currency && { currency }), ...(parts && { divisor: Number(parts) }) }
  }
  if (field?.role === 'percent' && field.fraction) return { kind: 'percent', divisor: 0.01 }
  const isNumber = field?.type === 'number' || field?.type === 'integer'
  return isNumber && (field.role === 'id' || field.role === 'reference') ? { kind: 'id' } : undefined
}
