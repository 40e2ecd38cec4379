/** Where a page begins and how long it may be. */
export interface Paging {
  skip: number
  limit: number
}

/**
 * The page envelope (specification § D) as JSON text around items that are JSON already: `page = floor(skip/limit)+1`,
 * `pages = ceil(total/limit)`. `more` is further members, as JSON text with a leading comma.
 */
export function writePage(items: string, total: number, { skip, limit }: Paging, more = ''): string {
  const page = Math.floor(skip / limit) + 1
  const pages = Math.ceil(total / limit)
  return `{"items":[${items}],"total":${total},"page":${page},"pages":${pages},"per_page":${limit}${more}}`
}
