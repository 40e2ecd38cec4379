import { pattern } from '../../../lib/patterns.ts'

/** "the message from Ann", "the user called Bob": what the item is told by. */
const TOLD_BY_NAME = pattern('i')`
  \b(?:by|from|of|for|to|named|called|titled|with|about|user|contact|person)\s+(?:the |a |an )?
  (?:user |person |contact |name |subject |title |sender )?(?:of )?([^,]+)$
`

/** The words that name one item of many: behind the last preposition, a quotation, or a name. */
export function itemWords(said: string): string {
  const behind = TOLD_BY_NAME.exec(said)
  const plain = (behind?.[1] ?? said).replace(/^(?:the|a|an)\s+/i, '')
  return plain
    .replace(/\s+(?:in|on|from) (?:the|your|my) .+$/i, '')
    .replace(/'s\b.*$/, '')
    .replace(/\s+(?:email|mail|message|post|row|entry|card|item|contact|thread|comment)$/i, '')
    .trim()
}
