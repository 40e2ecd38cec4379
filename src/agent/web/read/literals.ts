import { pattern } from '../../../lib/patterns.ts'

/** A stretch of a message that is taken as it stands. */
export interface Literal {
  text: string
  kind: 'quoted' | 'url'
  /** As it was written, with its quotes. */
  written: string
}

/** A message whose literals are replaced by marks, so that no rule reads the words inside of them. */
export interface Source {
  text: string
  literals: Literal[]
}

/** Marks are in the private use area of Unicode, which messages are cleared of. */
const OPEN = '\uE000'
const CLOSE = '\uE001'
/** A mark, as the source of a regular expression. */
export const MARK = `${OPEN}\\d+${CLOSE}`
const ONE_MARK = new RegExp(`^${OPEN}(\\d+)${CLOSE}$`)
const ALL_MARKS = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

/** Pairs of quotes (Unicode quotation marks, and those of typewriters). Single ones stand at the edge of words. */
const QUOTED = pattern('gu')`
  "([^"\n]*)"|“([^”\n]*)”|„([^“”\n]*)[“”]|«\s?([^»\n]*?)\s?»|‹([^›\n]*)›|「([^」\n]*)」|\`([^\`\n]+)\`
  |(?<![\p{L}\p{N}])'((?:[^'\n]|(?<=\p{L})'(?=\p{L}))+)'(?![\p{L}\p{N}])
  |(?<![\p{L}\p{N}])‘((?:[^’\n]|(?<=\p{L})’(?=\p{L}))+)’(?![\p{L}\p{N}])
`

/** Addresses with a scheme or `www.`; what ends the sentence is not theirs. */
const ADDRESS = /\b(?:https?:\/\/|www\.|about:)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’]/giu

/** Replaces what is quoted, and addresses, by marks. */
export function protect(message: string): Source {
  const literals: Literal[] = []
  const mark = (literal: Literal) => `${OPEN}${literals.push(literal) - 1}${CLOSE}`
  const text = message
    .normalize('NFC')
    .replace(/[\uE000-\uF8FF]/g, '')
    .replace(QUOTED, (written: string, ...groups: unknown[]) => {
      const inner = groups.slice(0, 9).find(group => typeof group === 'string') as string | undefined
      return mark({ text: inner ?? '', kind: 'quoted', written })
    })
    .replace(ADDRESS, written => mark({ text: written, kind: 'url', written }))
    .replace(/[’‘]/g, "'")
    .replace(/\b(what|who|where|when|that|it)s(?= (?:the|my|a|in|on)\b)/gi, "$1's")
    .replace(/\b(do|does|did|is|are|should|can|would)nt\b/gi, "$1n't")
  return { text, literals }
}

/** The literal that a text is, when it is one and nothing else. */
export function literalOf(text: string, { literals }: Source): Literal | undefined {
  const at = ONE_MARK.exec(text.trim())?.[1]
  return at === undefined ? undefined : literals[Number(at)]
}

/** The text with its literals put back, without quotes. */
export const restore = (text: string, { literals }: Source): string =>
  text.replace(ALL_MARKS, (_, at: string) => literals[Number(at)]?.text ?? '').trim()

/** The text as it was written. */
export const written = (text: string, { literals }: Source): string =>
  text.replace(ALL_MARKS, (_, at: string) => literals[Number(at)]?.written ?? '').trim()
