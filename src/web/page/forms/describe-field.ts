import { boundsOf } from './check-value.ts'
import { textOf } from './form-context.ts'
import type { FieldKind, FieldSchema } from './read-schema.ts'

/** Longest default that is told. */
const LONGEST = 60

/** The help below the name of a field: what the service says of it, its bounds, and what holds when it is left out. */
export function describeField({ schema }: FieldSchema, kind: FieldKind): string {
  const { minLength, maxLength, minItems, maxItems, default: otherwise, deprecated, multipleOf } = schema
  const parts = [
    textOf(schema, 'description')
      ?.trim()
      .replace(/[\p{L}\p{N})]$/u, '$&.'),
  ]
  if (deprecated === true) parts.push('No longer recommended by the service.')
  if (kind === 'number') {
    const { least, most, above, below } = boundsOf(schema)
    parts.push(range(least, most, ''), range(above, below, '', 'more than', 'less than'))
    if (typeof multipleOf === 'number' && multipleOf !== 1) parts.push(`In steps of ${multipleOf}.`)
  }
  if (kind === 'text')
    parts.push(range(Number(minLength ?? 0) || -Infinity, Number(maxLength ?? Infinity), ' characters'))
  if (kind === 'list') parts.push(range(Number(minItems ?? 0) || -Infinity, Number(maxItems ?? Infinity), ' entries'))
  if (kind === 'text' && schema.format === 'date-time') parts.push(`Time zone: ${ZONE}.`)
  if (kind === 'text' && schema.format === 'time') parts.push('Time zone: UTC.')
  const told = typeof otherwise === 'string' ? otherwise : JSON.stringify(otherwise)
  if (otherwise !== undefined && otherwise !== null && told !== '' && told!.length <= LONGEST)
    parts.push(`Left out, it is ${typeof otherwise === 'boolean' ? (otherwise ? 'yes' : 'no') : told}.`)
  if (kind === 'json') parts.push('Written as JSON.')
  return parts.filter(Boolean).join(' ')
}

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

/** "From 1 to 100.", "At least 1.", or ''. */
function range(least: number, most: number, unit: string, from = 'at least', to = 'at most'): string {
  const [low, high] = [Number.isFinite(least), Number.isFinite(most)]
  const words = [low && `${from} ${least}`, high && `${to} ${most}`].filter(Boolean).join(', ')
  if (!words) return ''
  const text = low && high && from === 'at least' ? `${least} to ${most}` : words
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${unit}.`
}
