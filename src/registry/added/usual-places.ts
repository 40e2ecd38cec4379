/** Where frameworks and tools put descriptions, below the address of a service. */
const DESCRIPTIONS = [
  'openapi.json',
  'swagger.json',
  'openapi.yaml',
  'v3/api-docs',
  'api-docs',
  'swagger/v1/swagger.json',
  'openapi/v1.json',
  'api/openapi.json',
  'openapi.yml',
  'v2/api-docs',
  'api-json',
  'swagger.yaml',
  'api/swagger.json',
  'docs/openapi.json',
  'api/schema/',
  'swagger/doc.json',
  '.well-known/openapi.json',
  'openapi',
]
/** Documentation pages that name theirs. */
const PAGES = ['docs', 'swagger', 'redoc', 'api/docs', 'swagger-ui/index.html', 'reference', 'scalar']
/** A catalogue of interfaces (RFC 9727). */
const CATALOGUE = '.well-known/api-catalog'
const MCP = ['mcp', 'sse']

/** Places to look at when an address itself is no description: below it first, then at the root of its host. */
export function usualPlaces(address: string): {
  descriptions: string[]
  pages: string[]
  catalogue: string
  mcp: string[]
} {
  const { origin, pathname } = new URL(address)
  const root = `${origin}/`
  const below = /\.\w{2,5}$/.test(pathname)
    ? `${origin}${pathname.replace(/[^/]*$/, '')}`
    : `${origin}${pathname.replace(/\/*$/, '/')}`
  const bases = [...new Set([below, root])]
  const at = (paths: readonly string[]) => bases.flatMap(base => paths.map(path => new URL(path, base).href))
  return { descriptions: at(DESCRIPTIONS), pages: at(PAGES), catalogue: new URL(CATALOGUE, root).href, mcp: at(MCP) }
}
