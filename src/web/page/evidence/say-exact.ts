/** A value exactly as it is sent or was there, as text; nothing rounded, no dates rewritten. */
export function sayExact(value: unknown): string {
  if (value === null || value === undefined) return 'no value'
  if (value === '') return '(empty text)'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // A value of an earlier step (contract/plan.ts).
  const { $from: step, column } = value as { $from?: unknown; column?: unknown }
  if (typeof step === 'string') return `${typeof column === 'string' ? `${column} ` : ''}from ${step}`
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value as string)
}
