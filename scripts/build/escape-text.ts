/**
 * Writes a bundled text in ASCII alone. esbuild escapes strings and names, but leaves two places as they are: regular
 * expressions, and templates of `String.raw`. One character of them beyond Latin-1, and V8 keeps the whole text with two
 * bytes for each of its characters, in every process.
 */
export function escapeText(text: string): string {
  const inRaw = text.replace(/\bString\.raw`/g, (found, at: number) => {
    const end = findEnd(text, at + found.length)
    return /[^\0-\x7f]/.test(text.slice(at, end)) ? `${MARK}${found}` : found
  })
  // What is left beyond ASCII then stands in regular expressions, where `\–` is the same as `–`.
  return cookMarked(inRaw).replace(/\\?([^\0-\x7f])/g, (_, character: string) => escapeCharacter(character))
}

/** Before a template that has to be rewritten; no text holds it. */
const MARK = '\0raw\0'

const escapeCharacter = (character: string) =>
  [...Array(character.length).keys()]
    .map(index => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('')

/** `String.raw` of a template is the template with its backslashes doubled (ECMAScript § 22.1.2.4). */
function cookMarked(text: string): string {
  const at = text.indexOf(`${MARK}String.raw\``)
  if (at === -1) return text
  const start = at + MARK.length + 'String.raw`'.length
  const end = findEnd(text, start)
  const cooked = mapSegments(text.slice(start, end), segment =>
    segment
      .replaceAll('\\', '\\\\')
      .replaceAll('\\\\`', '\\\\\\`')
      .replaceAll('\\\\${', '\\\\\\${')
      .replace(/[^\0-\x7f]/g, escapeCharacter),
  )
  return `${text.slice(0, at)}\`${cooked}\`${cookMarked(text.slice(end + 1))}`
}

/** Where a template that begins at `from` ends: the place of its closing backtick. */
function findEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '`') return at
    else if (text.startsWith('${', at)) at = findClosingBrace(text, at + 2)
  }
  throw new Error('A template does not end')
}

/** The place of the brace that ends an expression inside a template. */
function findClosingBrace(text: string, from: number): number {
  for (let depth = 0, at = from; at < text.length; at++) {
    const character = text[at]
    if (character === '`') at = findEnd(text, at + 1)
    else if (character === '"' || character === "'") at = findQuote(text, at)
    else if (character === '{') depth++
    else if (character === '}' && depth-- === 0) return at
  }
  throw new Error('An expression in a template does not end')
}

function findQuote(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === text[from]) return at
  }
  throw new Error('A string does not end')
}

/** Changes the literal parts of a template; of its expressions only such templates in them. */
function mapSegments(template: string, change: (segment: string) => string): string {
  let result = ''
  let from = 0
  for (let at = 0; at < template.length; at++) {
    if (template[at] === '\\') at++
    else if (template.startsWith('${', at)) {
      const end = findClosingBrace(template, at + 2)
      result += change(template.slice(from, at)) + cookMarked(template.slice(at, end + 1))
      at = end
      from = end + 1
    }
  }
  return result + change(template.slice(from))
}
