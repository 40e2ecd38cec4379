import { fragment, pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { END, type Rule } from './rule.ts'

/** "Answer Ann with "…"", "respond to Ann. Say "…"", "write "…" back to Ann": a reply and its text. */
const TO_WHOM = fragment`(?!(?:it|them|with)\b)(?:\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*|(?:the|this|that|\p{L}+['’]s) [^.,;:]*?)`
const OF_DIALOG = '(?:the|this|that) (?:\\p{L}+ )?(?:dialog|question|prompt|window|pop-?up|message box|box)\\b'
export const REPLIES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:answer|respond to|reply to|write back to|react to) (?!${OF_DIALOG})(${TO_WHOM})
      (?:,? (?:with|by (?:writing|saying|typing)|saying|and (?:say|write))
      (?: the (?:text|words?|message))?|:)\s?(${MARK})
    `,
    'reply to $1 with the text $2',
  ],
  [
    pattern('giu')`
      \b(?:answer|respond to|reply to|write back to) (?!${OF_DIALOG})(${TO_WHOM})[.!,;]\s+(?:and )?
      (?:say|write|use|enter|type|put|tell (?:him|her|them)|the text (?:is|should be))
      (?: the (?:text|words?))?:? ?(${MARK})(?: (?:in|as|into) (?:the|your) (?:reply|response|answer|text|message))?
    `,
    'reply to $1 with the text $2',
  ],
  [
    pattern('giu')`
      \b(?:write|send|say) (${MARK})(?: back)? (?:to|in (?:reply|response|answer) to) (${TO_WHOM}) ?
      (?<=back to .*|(?:reply|response|answer) to .*)${END}
    `,
    'reply to $2 with the text $1',
  ],
  // "Tell Ann "…" in a reply to her message".
  [
    pattern('giu')`
      \b(?:tell|write|say to|write to|let) (${TO_WHOM}),? (?:know )?(${MARK}) (?:in|as|with) (?:a|your|the) (?:reply|response|answer)
      (?: to (?:the|his|her|their) (?:message|mail|e-mail|letter|post)(?: in (?:the|your) inbox)?)?${END}
    `,
    'reply to $1 with the text $2',
  ],
]

/** "Send it on to Ann", "Ann should get X. Forward it", "forward to Ann what …": what is passed on, and to whom. */
export const FORWARDS: readonly Rule[] = [
  [
    pattern('gu')`
      (?:^|(?<=[.!]\s))(\p{Lu}[\p{L}'-]*) (?:should|must|has to|needs to|wants to|would like to) (?:get|have|receive|see|read)
      \ ((?:the|this|what) [^.!:;]+)[.!:;]\s+(?:so |and |please )?(?:[Ff]orward|[Ss]end|[Pp]ass) (?:it|that|this)(?: on)?(?: to (?:him|her|them))?
    `,
    'forward $2 to $1',
  ],
  [
    /\b(?:[Ff]orward|[Ss]end|[Pp]ass) (?:on )?to (\p{Lu}[\p{L}'-]*) ((?:the|this|what) [^.!]+?)(?=[.!]|$)/gu,
    'forward $2 to $1',
  ],
  [/\b(?:forward|send|pass) ([^.!]+?) on to (?=\p{Lu}|the |my )/giu, 'forward $1 to '],
]

/** "Ann wrote a mail about tea. Forward it to Bob": the mail by Ann about tea is forwarded. */
export const TOLD_BEFORE: readonly Rule[] = [
  [
    pattern('gu')`
      (?:^|(?<=[.!]\s))(?:[Tt]here is |[Yy]ou (?:have|got) )?(\p{Lu}[\p{L}'-]*) (?:has |had )?(?:sent|wrote|written|posted)(?: (?:you|us|me))?
      \ an? (e-?mail|mail|message|post|letter|note|comment)( (?:about|on|regarding) [^.!]+)?[.!]\s+(\p{Lu}\p{L}+)
      \ (?:it|this|that|the (?:e-?mail|mail|message|post|letter|note|comment))\b
    `,
    (_, who, kind, about, verb) => `${verb} the ${kind} by ${who}${about ?? ''}`,
  ],
]

/** "Put a star on X", "flag X with the star": X is given one. */
export const GIVES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:put|place|set|add|leave|stick) an? ([\p{L}-]+)(?: (?:icon|mark|sign))? (?:on|onto|to|at|for|beside|next to)
      \ ((?:the|this|that|what|\p{L}+['’]s) [^.,;!]*?(?:mail|message|post|letter|note|comment|entry|row|item)\b[^.,;!]*?)${END}
    `,
    'give $2 a $1',
  ],
  [
    pattern('giu')`
      \b(?:flag|mark|label|tag) ((?:the|this|that) [^.,;!]+?)(?: as (?:important|a favou?rite))?
      \ with (?:the|an?|its) (star|heart|flag|pin)(?: icon| sign)?(?=[.,;!]|$)
    `,
    'give $1 a $2',
  ],
]

/** "Throw X into the bin": X is deleted. */
export const DELETES: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:throw|put|move|drop|toss|dump) ((?:the|this|that) [^.,;]+?) (?:in|into|in to|to) the (?:trash
      (?: can)?|bin|waste ?basket|rubbish)\b
    `,
    'delete $1',
  ],
  [/\b(?:bin|trash|scrap|purge|dump) (it|them|the|this|that)\b/giu, 'delete $1'],
]
