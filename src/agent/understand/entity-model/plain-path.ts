/**
 * A path with its keys between slashes. OData writes them in parentheses behind the name of the set, and what is done to a
 * record with its namespace (OData 4.01, part 2, 4.3 and 4.5.1): `/Orders({OrderNo})/Sales.Approve` is
 * `/Orders/{OrderNo}/Approve`, `/Rates(From='{a}',To='{b}')` is `/Rates/{a}/{b}`.
 */
export function plainPath(path: string): string {
  if (!path.includes('(')) return path
  return path
    .replaceAll(/\(([^()]*\{[^()]*)\)/g, (_, keys: string) => `/${(keys.match(/\{[^{}]+\}/g) ?? []).join('/')}`)
    .replaceAll(/(?<=\})\/(?:\w+\.)+(\w+)(?:\(\))?(?=\/|$)/g, '/$1')
}
