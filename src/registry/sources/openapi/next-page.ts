import type { OperationModel } from './operation-model.ts'

/** Whether an address is that of another operation of the description than the one that is called. */
export type IsOther = (path: string) => boolean

/**
 * The path of the next page of a list, by the link that the service gave: it stays at the service, and in the list. So it is the
 * path of the call itself with other parameters, or one below it that no other operation has (OData 4.01, part 1, 11.2.6.7: a
 * client must treat the link as opaque). Undefined for everything else, and for what is no read.
 */
export function pathOfNextPage(
  { method }: Pick<OperationModel, 'method'>,
  { origin, path }: { origin: string; path: string },
  link: string,
  isOther: IsOther,
): string | undefined {
  if (method !== 'GET') return undefined
  const called = new URL(path, origin)
  const next = URL.parse(link, called.href)
  if (!next || next.origin !== called.origin || next.username || next.password) return undefined
  const isSame = next.pathname === called.pathname
  const isBelow = next.pathname.startsWith(`${called.pathname.replace(/\/$/, '')}/`)
  return isSame || (isBelow && !isOther(next.pathname)) ? `${next.pathname}${next.search}` : undefined
}
