/** The line below the title of every generated page. */
export const GENERATED = '<!-- Written by `npm run reference`; do not edit. -->'

/** A text of the program as Markdown: outside of code nothing in it is markup. */
export const prose = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 ? part : part.replaceAll(/<(?=[a-z/])/g, '\\<')))
    .join('`')

/** A text as the cell of a table: one line, no bar that ends the cell. */
export const cell = (text: string): string => prose(text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')).trim()

/** A text as code in a cell. */
export const code = (text: string): string =>
  `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').replaceAll('`', "'").trim()}\``

/** A table of GitHub's Markdown; nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

/** A page: its parts, with an empty line between them. */
export const page = (...parts: (string | undefined | false)[]): string =>
  `${parts.filter(part => part !== undefined && part !== false && part !== '').join('\n\n')}\n`

/** The anchor that a heading gets. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
