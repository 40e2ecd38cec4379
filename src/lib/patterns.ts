/**
 * Long regular expressions over several lines, as the flag `x` of Perl and `re.VERBOSE` of Python have them: line breaks,
 * indentation and comments (` # …` up to the end of the line) are no part of the pattern. Unlike there, a space within a line
 * stands for itself, as most patterns here are phrases of English; one that begins a line is written `\ `, and a line ends in none.
 */

/** A break between lines with the comment before it and the white space around it. */
const BREAK = /[ \t]*(?:(?<=\s)# [^\n]*)?\n[ \t]*/g
/** What only a template needs to be escaped, or another escape, which stays. */
const ESCAPE = /\\(?:([ `])|.)/g

const onOneLine = (raw: string): string =>
  raw.replace(BREAK, '').replace(ESCAPE, (escape: string, plain: string | undefined) => plain ?? escape)

/** The source of a part of a pattern, to be put into others. What it holds is no group of its own. */
export const fragment = ({ raw }: TemplateStringsArray, ...parts: readonly string[]): string =>
  raw.map((text, at) => onOneLine(text) + (parts[at] ?? '')).join('')

/** A pattern with these flags: ``pattern('i')`…` ``. */
export const pattern =
  (flags = '') =>
  (text: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
    new RegExp(fragment(text, ...parts), flags)

/** The words of a list over several lines, with comments as in patterns. */
export const wordList = ({ raw }: TemplateStringsArray): string[] => raw[0]!.replace(BREAK, ' ').trim().split(/\s+/)
