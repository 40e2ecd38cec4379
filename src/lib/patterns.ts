import { goesPartlyByCase, spellOutCase } from './any-case.ts'

/**
 * Long regular expressions over several lines, as the flag `x` of Perl and `re.VERBOSE` of Python have them: line breaks,
 * indentation and comments (` # …` up to the end of the line) are no part of the pattern. Unlike there, a space within a line
 * stands for itself, as most patterns here are phrases of English; one that begins a line is written `\ `, and a line ends in none.
 */

/** A line without the white space and the comment beside a break before or behind it. */
function withoutBreak(line: string, isBroken: boolean, breaks: boolean): string {
  const begun = isBroken ? line.trimStart() : line
  const comment = !breaks ? -1 : isBroken && begun.startsWith('# ') ? 0 : begun.indexOf(' # ')
  const said = comment < 0 ? begun : begun.slice(0, comment)
  const spaced = isBroken && said.startsWith('\\ ') ? said.slice(1) : said
  return breaks ? spaced.trimEnd() : spaced
}

function onOneLine(raw: string): string {
  const lines = raw.split('\n')
  const end = lines.length - 1
  return lines
    .map((line, at) => withoutBreak(line, at > 0, at < end))
    .join('')
    .replace(/(?<!\\)\\ /g, ' ')
    .replaceAll('\\`', '`')
}

/** The source of a part of a pattern, to be put into others. What it holds is no group of its own. */
export const fragment = ({ raw }: TemplateStringsArray, ...parts: readonly string[]): string =>
  raw.map((text, at) => onOneLine(text) + (parts[at] ?? '')).join('')

/** A pattern with these flags: ``pattern('i')`…` ``. */
export const pattern =
  (flags = '') =>
  (text: TemplateStringsArray, ...parts: readonly string[]): RegExp => {
    const source = fragment(text, ...parts)
    return goesPartlyByCase({ source, flags }) ? spellOutCase(source, flags) : new RegExp(source, flags)
  }

/** The words of a list over several lines, with comments as in patterns. */
export const wordList = ({ raw }: TemplateStringsArray): string[] =>
  raw[0]!
    .split('\n')
    .flatMap(line => withoutBreak(line, true, true).split(' '))
    .filter(Boolean)
