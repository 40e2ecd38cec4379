import { textAt, type Found } from './candidate.ts'
import type { Slot } from './describe-slots.ts'
import type { ReadText } from './read-text.ts'

/** An example of a pattern of file names. */
const EXAMPLE = /\*\.[a-z\d]{1,5}\b/i
/** "PDF files", ".log files": files by their extension; a word before "files" is one in capitals or behind a dot. */
const FILES =
  /(?<![\w.])(?:\.([A-Za-z\d]{1,5})|([A-Z\d]{2,5}))[- ](?:files?|documents?|images?|photos?|pictures?|videos?)\b/g

/** "All PDF files" in a pattern as the slot's description has one: *.pdf. */
export function findGlobs(slot: Slot, { message, start, end }: ReadText): Found[] {
  if (!EXAMPLE.test(slot.description)) return []
  return [...message.slice(start, end).matchAll(FILES)].map(match => {
    const extension = (match[1] ?? match[2]!).toLowerCase()
    const at = start + match.index
    const value = { kind: 'code' as const, value: extension, start: at, end: at + match[0].length }
    return textAt(value, `*.${extension}`, { glob: 1 })
  })
}
