/** What the page of a service's documentation points at. */
export interface NamedInPage {
  /** Addresses that may be descriptions, the likeliest first. */
  descriptions: string[]
  /** Scripts of the page's own that may name one. */
  scripts: string[]
  /** Other pages of the same origin that may be the documentation. */
  pages: string[]
  /** The description stands in the source itself, at no address of its own. */
  isEmbedded: boolean
}

const MOST = 12
/** Characters of a page that are read: what it names stands near its beginning, or it carries a whole description. */
const MOST_READ = 2_000_000
/** Characters before a text in quotes that may say what it is. */
const BEFORE = 60
/** A text in quotes that may be an address. Every part is bounded: pages are written by strangers. */
const QUOTED = /(["'`])((?:[^\s<>\\"'`{}]|\\\/){1,500})\1/g

const ASSET = /\.(?:m?js|css|png|svg|ico|gif|jpe?g|webp|woff2?|map|html?|webmanifest|xml|txt|pdf|zip)$/i
const DOCUMENT = /\.(?:json|ya?ml)$/i
const TELLING = /open-?api|swagger|api-?docs?|api-?spec|oas3?\b|api[-_]?schema/i
/** What documentation programs call the place of the description, as attribute, key or function. */
const KEY =
  /(?:spec-?_?url|data-url|api-?description-?url|document-?url|definition-?url|\burl|\binit|configUrl)["']?\s*[:=(]\s*$/i
const NO_DESCRIPTION = /(?:manifest|package|composer|tsconfig|asset|stats)[^/]*\.json$/i
const NO_START = /bundle|preset|standalone|\.min\.|chunk|vendor|runtime|polyfill/i
const EMBEDDED = /["']?(?:openapi|swagger)["']?\s*:\s*["'][23]\.\d/

/**
 * Reads a page, or a script of one, for addresses of descriptions. Nothing is known of single documentation programs: an
 * address counts by its ending, by words in it and by the name that it is given. `base` is the page's address.
 */
export function namedInPage(source: string, base: string): NamedInPage {
  const text = source
    .slice(0, MOST_READ)
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x2F;|\\u002F/gi, '/')
  const found = new Map<string, number>()
  const scripts = new Set<string>()
  const { origin } = new URL(base)
  const note = (target: string, weight: number) => {
    const url = URL.parse(target.replaceAll('\\/', '/'), base)
    if (!url || !/^https?:$/.test(url.protocol)) return
    url.hash = ''
    if (url.href !== base) found.set(url.href, Math.max(weight, found.get(url.href) ?? 0))
  }
  for (const { attributes } of tagsIn(text, 'link')) {
    const href = attributeOf(attributes, 'href')
    if (href && /\brel\s*=\s*["']?[^"'>]*\bservice-desc\b|openapi/i.test(attributes) && !ASSET.test(href)) note(href, 9)
  }
  for (const match of text.matchAll(QUOTED)) {
    const target = match[2] as string
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index)
    const path = target.replace(/[?#].*$/s, '')
    if (/^(?:data|mailto|javascript|blob):|^#/i.test(target) || !/\w/.test(target)) continue
    if (/\bsrc\s*=\s*$/i.test(before) && /\.m?js$/i.test(path)) {
      const url = URL.parse(target, base)
      if (url?.origin === origin && !NO_START.test(path)) scripts.add(url.href)
      continue
    }
    if (ASSET.test(path) || NO_DESCRIPTION.test(path)) continue
    const isNamed = KEY.test(before) && /[/.?]/.test(target)
    const weight = (DOCUMENT.test(path) ? 2 : 0) + (TELLING.test(target) ? 2 : 0) + (isNamed ? 3 : 0)
    if (weight >= 2) note(target, weight)
  }
  const descriptions = [...found].sort(([, left], [, right]) => right - left).map(([address]) => address)
  return {
    descriptions: descriptions.slice(0, MOST),
    scripts: [...scripts].slice(0, 5),
    pages: pagesIn(text, base).slice(0, 3),
    isEmbedded: EMBEDDED.test(text),
  }
}

/** Links whose address or words say documentation. */
function pagesIn(text: string, base: string): string[] {
  const { origin, href: own } = new URL(base)
  const pages = new Set<string>()
  for (const { attributes, after } of tagsIn(text, 'a')) {
    const target = attributeOf(attributes, 'href')
    const url = target === undefined ? null : URL.parse(target, base)
    if (!url || url.origin !== origin) continue
    url.hash = ''
    if (url.href === own || (ASSET.test(url.pathname) && !/\.html?$/i.test(url.pathname))) continue
    const words = after.split('</', 1)[0] ?? ''
    if (/\b(?:docs?|reference|swagger|redoc|openapi|scalar|rapidoc)\b/i.test(`${url.pathname} ${words}`))
      pages.add(url.href)
  }
  return [...pages]
}

/** Tags of a kind with their attributes, and what stands after them. */
function* tagsIn(text: string, name: string): Generator<{ attributes: string; after: string }> {
  for (const match of text.matchAll(new RegExp(`<${name}\\s([^<>]{1,2000})>`, 'gi'))) {
    const end = match.index + match[0].length
    yield { attributes: match[1] as string, after: text.slice(end, end + 200) }
  }
}

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*["']?([^"'\\s>]{1,500})`, 'i').exec(attributes)?.[1]
