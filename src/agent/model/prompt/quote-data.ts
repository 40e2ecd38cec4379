import { visibleText } from '../../../lib/visible-text.ts'

/** A text of somebody else in one line, without characters that people do not see, cut with a mark. */
export function plainLine(text: string, most: number): string {
  const seen = visibleText(text.slice(0, 4 * most))
    .replaceAll(/\s+/g, ' ')
    .trim()
  return seen.length > most ? `${seen.slice(0, most)}…` : seen
}

/**
 * A value as JSON that cannot leave its quotation: hidden characters are gone, long texts are cut, and the signs that
 * begin and end marks (`<`, `>`, backticks) are written as escapes.
 */
export function quoteJson(value: unknown, longest: number): string {
  const text = JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'string') return inner
    const seen = visibleText(inner.slice(0, longest + 1))
    return inner.length > longest ? `${seen.slice(0, longest)}…` : seen
  })
  return (text ?? 'null').replaceAll(/[<>`]/g, sign => `\\u00${sign.charCodeAt(0).toString(16)}`)
}

/** Lines of data between marks that the lines cannot hold, labelled with where they come from. */
export const quoteData = (label: string, lines: string[]): string =>
  [`<data from="${label.replaceAll(/[^\w .:-]/g, '')}">`, ...lines, '</data>'].join('\n')
