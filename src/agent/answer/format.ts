import type { Field } from '../understand/catalogue-model.ts'

/** A number as people write it: 1,234 or 1,234.57. */
export const formatNumber = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: Number.isInteger(value) ? 0 : Math.abs(value) < 1 ? 4 : 2 })

/** An amount with its currency where that is known: $1,234,567, €12.50, or 1,234.50 without one. */
export function formatMoney(value: number, currency?: string): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const style = currency ? ({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const) : {}
  return value.toLocaleString('en-US', { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A percentage with two decimals at most. */
export const formatPercent = (value: number): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })}%`

export function formatFigure(value: number, format: string | undefined, currency?: string): string {
  if (format === 'money') return formatMoney(value, currency)
  if (format === 'percent') return formatPercent(value)
  return formatNumber(value)
}

/** Any value of a record, by what its field means. */
export function formatValue(value: unknown, field?: Field): string {
  if (value === null || value === undefined || value === '') return 'not given'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (field?.role === 'money') return formatMoney(value, field.currency)
    if (field?.role === 'percent' && field.fraction) return formatPercent(value * 100)
    return field?.role === 'id' || field?.role === 'reference' || /year/.test(field?.column ?? '')
      ? String(value)
      : formatNumber(value)
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}
