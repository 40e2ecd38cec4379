/** Words that say nothing about a service: every one of them could have them. */
const EMPTY =
  /^(?:apis?|rest|restful|openapi|swagger|http|https|json|web|services?|servers?|mcp|trm|docs?|documentation|reference|specification|spec|description|the|an?|of|for|and|v?\d+)$/
/** Parts of host names that say nothing. */
const EMPTY_LABELS = /^(?:www\d*|api|apis|rest|docs?|developers?|dev|mcp|staging|prod|v\d+)$/
const LONGEST = 40

/**
 * A name for a service: from its title, else from its host. Small letters, digits and underscores, in any script; with
 * a number when it is taken.
 */
export function proposeName(title: string | undefined, address: string, isTaken: (name: string) => boolean): string {
  const name = toName(wordsOf(title ?? '')) || toName(hostWords(address)) || 'service'
  if (!isTaken(name)) return name
  for (let number = 2; ; number++) if (!isTaken(`${name}_${number}`)) return `${name}_${number}`
}

/** Letters without accents, which are hard to type; scripts that are written with marks keep them. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{Mn}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

function toName(words: readonly string[]): string {
  const telling = words.filter(word => !EMPTY.test(word))
  let name = ''
  for (const word of telling.length ? telling : words) {
    const next = name ? `${name}_${word}` : [...word].slice(0, LONGEST).join('')
    if ([...next].length > LONGEST) break
    name = next
  }
  return name
}

function hostWords(address: string): string[] {
  const { hostname = '', port = '' } = URL.parse(address) ?? {}
  if (/^[\d.]+$|^\[/.test(hostname) || hostname === 'localhost') return ['service', port || '80']
  const labels = hostname.split('.')
  const named = labels.slice(0, labels.length > 1 ? -1 : undefined).filter(label => !EMPTY_LABELS.test(label))
  return wordsOf((named.length ? named : labels).join(' '))
}
