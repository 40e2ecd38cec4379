import type { ServiceEntry } from '../file/service-entry.ts'

/**
 * Whether the registry file says that a tool changes nothing (`read_only` of its entry): for services that cannot say so
 * themselves. What it says goes before everything else.
 */
export const isDeclaredReader = ({ read_only: declared }: Pick<ServiceEntry, 'read_only'>, name: string): boolean =>
  declared === true || (Array.isArray(declared) && declared.includes(name))

/** Tools that `read_only` names and the service does not have, as a note. */
export function missingReaders(
  { read_only: declared }: Pick<ServiceEntry, 'read_only'>,
  tools: readonly { name: string }[],
): string[] {
  if (!Array.isArray(declared)) return []
  const names = new Set(tools.map(({ name }) => name))
  const missing = declared.filter(name => !names.has(name))
  return missing.length ? [`read_only names tools that the service does not have: ${missing.join(', ')}`] : []
}
