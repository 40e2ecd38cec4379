import { pattern } from '../../../lib/patterns.ts'

/** "the message from Ann", "the user called Bob": what the item is told by. */
const TOLD_BY_NAME = pattern('i')`
  \b(?:by|from|of|for|to|named|called|titled|with|about|user|contact|person)\s+(?:the |a |an )?
  (?:user |person |contact |name |subject |title |sender )?(?:of )?([^,]+)$
`

const ITEM = 'e-?mail|mail|message|post|tweet|row|entry|card|item|contact|thread|comment|note|review|reply'
/** "post by @ann": the kind of the item, which what tells it apart stands behind. */
const KIND_TOLD_BY = new RegExp(
  `^(?:(?:\\p{Ll}+ )?(?:${ITEM}) (?=(?:by|from|of|named|called|titled|about)\\s+\\S)|(?:\\p{Ll}+ ){2}(?=(?:by|from|of)\\s+\\p{Lu}))`,
  'u',
)

/** The words that name one item of many: behind the last preposition, a quotation, or a name. */
export function itemWords(said: string): string {
  const behind = TOLD_BY_NAME.exec(said)
  const plain = (behind?.[1] ?? said).replace(/^(?:the|a|an)\s+/i, '')
  if (behind && KIND_TOLD_BY.test(plain)) return itemWords(plain.replace(KIND_TOLD_BY, ''))
  return plain
    .replace(/\s+(?:in|on|from) (?:the|your|my) .+$/i, '')
    .replace(/'s\b.*$/, '')
    .replace(new RegExp(`\\s+(?:${ITEM})$`, 'i'), '')
    .trim()
}
