/** What the page of a service's documentation points at. */
export interface NamedInPage {
  /** Addresses that may be descriptions, the likeliest first. */
  descriptions: string[]
  /** Scripts of the page's own that may name one. */
  scripts: string[]
  /** Other pages of the same origin that may be the documentation. */
  pages: string[]
}

const MOST = 12
/** A text in quotes without spaces, with what stands before it. */
const QUOTED = /([\w$.-]*\s*(?:[:=(,]\s*){0,3}\[?\{?\s*)(["'`])((?:(?!\2)[^\s<>\\]|\\\/){1,500})\2/g
const ASSET = /\.(?:m?js|css|png|svg|ico|gif|jpe?g|webp|woff2?|map|html?|webmanifest|xml|txt|pdf|zip)$/i
const DOCUMENT = /\.(?:json|ya?ml)$/i
const TELLING = /open-?api|swagger|api-?docs?|api-?spec|oas3?\b|api[-_]?schema/i
/** What documentation programs call the place of the description, as attribute, key or function. */
const KEY =
  /(?:spec-?_?url|data-url|api-?description-?url|document-?url|definition-?url|\burl|\binit|configUrl)["']?\s*[:=(]/i
const NO_DESCRIPTION = /(?:manifest|package|composer|tsconfig|asset|stats)[^/]*\.json$/i

/**
 * Reads a page, or a script of one, for addresses of descriptions. Nothing is known of single documentation programs: an
 * address counts by its ending, by words in it and by the name that it is given. `base` is the page's address.
 */
export function namedInPage(source: string, base: string): NamedInPage {
  const found = new Map<string, number>()
  const scripts = new Set<string>()
  const text = source.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x2F;', '/')
  const note = (target: string, weight: number) => {
    const url = URL.parse(target.replaceAll('\\/', '/'), base)
    if (!url || !/^https?:$/.test(url.protocol)) return
    url.hash = ''
    if (url.href !== base) found.set(url.href, Math.max(weight, found.get(url.href) ?? 0))
  }
  for (const [, tag = ''] of text.matchAll(/<link\b([^>]{1,2000})>/gi))
    if (/\brel\s*=\s*["']?[^"'>]*\bservice-desc\b|openapi/i.test(tag)) {
      const href = /\bhref\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]
      if (href && !ASSET.test(href)) note(href, 9)
    }
  for (const [, before = '', , target = ''] of text.matchAll(QUOTED)) {
    const path = target.replace(/[?#].*$/s, '')
    if (/^(?:data|mailto|javascript|blob):|^#|\$\{|\{\{/i.test(target)) continue
    if (/\bsrc\s*=\s*$/i.test(before) && /\.m?js$/i.test(path)) {
      const url = URL.parse(target, base)
      if (
        url?.origin === new URL(base).origin &&
        !/bundle|preset|standalone|\.min\.|chunk|vendor|runtime|polyfill/i.test(path)
      )
        scripts.add(url.href)
      continue
    }
    if (ASSET.test(path) || NO_DESCRIPTION.test(path) || !/\w/.test(path)) continue
    const isNamed = KEY.test(before) && /[/.]/.test(target)
    const weight = (DOCUMENT.test(path) ? 2 : 0) + (TELLING.test(path) ? 2 : 0) + (isNamed ? 3 : 0)
    if (weight >= 2) note(target, weight)
  }
  const descriptions = [...found].sort(([, left], [, right]) => right - left).map(([address]) => address)
  return {
    descriptions: descriptions.slice(0, MOST),
    scripts: [...scripts].slice(0, 5),
    pages: pagesIn(text, base).slice(0, 3),
  }
}

/** Links whose address or words say documentation. */
function pagesIn(text: string, base: string): string[] {
  const { origin, href } = new URL(base)
  const pages = new Set<string>()
  for (const [, target = '', words = ''] of text.matchAll(
    /<a\b[^>]{0,500}?\bhref\s*=\s*["']([^"'#]{1,500})[^>]{0,500}>(.{0,200}?)<\/a>/gis,
  )) {
    const url = URL.parse(target, base)
    if (
      !url ||
      url.origin !== origin ||
      url.href === href ||
      (ASSET.test(url.pathname) && !/\.html?$/i.test(url.pathname))
    )
      continue
    url.hash = ''
    if (/\b(?:api[-_ ]?)?(?:docs?|reference|swagger|redoc|openapi|scalar|rapidoc)\b/i.test(`${url.pathname} ${words}`))
      pages.add(url.href)
  }
  return [...pages]
}
