import { fragment, pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { END, START, type Rule } from './rule.ts'

/** "Answer Ann with "…"", "respond to Ann. Say "…"", "write "…" back to Ann": a reply and its text. */
const TO_WHOM = fragment`(?!(?:it|them|with)\b)(?:\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)*|(?:the|this|that|\p{L}+['’]s) [^.,;:]*?)`
/** A letter by whom it is from or what it is about: "the last email by Ann", "Ann's message", "the mail you got from Ann". */
const LETTER = fragment`
  (?:
    (?:the|this|that|my|your) (?:\p{L}+ )?(?:e-?mail|mail|message|letter|note)s?\b[^.,;:!?]*?
    |\p{Lu}[\p{L}'-]*['’]s (?:\p{L}+ )?(?:e-?mail|mail|message|letter|note)\b
  )
`
/** On the way to what is done with it. */
const TO_FIND = '(?:find|open|take|locate|(?:look|search) for|(?:go|navigate) to)'
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
  // "Send Ann a reply that says "…"", "write an answer to Ann's mail with the text "…"".
  [
    pattern('giu')`
      \b(?:send|write|give) (${TO_WHOM}) (?:an?|your|the) (?:short |quick )?(?:reply|response|answer)
      \ (?:(?:that |which )?(?:says?|saying|reads?|reading)|with(?: the (?:text|words?))?|of):? ?(${MARK})
    `,
    'reply to $1 with the text $2',
  ],
  // "Let Ann know "…" by replying to her mail".
  [
    pattern('giu')`
      \b(?:tell (${TO_WHOM})|let (${TO_WHOM}) know),? (?:that )?(${MARK}) by (?:replying|responding|answering|writing back)
      (?: to (?:the|his|her|their|that) (?:e-?mail|mail|message|letter))?${END}
    `,
    (_, told, known, text) => `reply to ${told ?? known} with the text ${text}`,
  ],
  // "Write Ann back saying "…"".
  [
    pattern('giu')`
      \bwrite (?=\p{Lu})(${TO_WHOM}) back,? (?:(?:saying|with|and say)(?: the (?:text|words?))?:? ?)?(${MARK})
    `,
    'reply to $1 with the text $2',
  ],
  // "Ann e-mailed me. Reply "…"", "Ann is waiting for an answer. Write back "…"".
  [
    pattern('gu')`
      ${START}(\p{Lu}[\p{L}'-]*) (?:has )?(?:e-?mailed|mailed|wrote|written|messaged|is waiting|waits|(?:wants|needs|expects) an? (?:answer|reply|response))
      \b[^.!?;:]*[.!;:]\s+(?:[Pp]lease )?(?:[Rr]eply|[Rr]espond|[Aa]nswer|[Ww]rite back|[Ww]rite|[Ss]ay)
      (?: (?:to )?(?:him|her|them))?(?: with| by (?:saying|writing))?:? ?(${MARK})
    `,
    'reply to $1 with the text $2',
  ],
  // "Find Ann's mail and write back "…"".
  [
    pattern('giu')`
      \b${TO_FIND} (${LETTER}),? (?:and|then) (?:(?:write|send|say) back|reply|respond|answer)(?: with| by saying)?:? ?(${MARK})
    `,
    'reply to $1 with the text $2',
  ],
  // "Say "…" in a reply to Ann's message".
  [
    pattern('giu')`
      \b(?:say|write|send|put|use) (${MARK}) (?:in|as) (?:a|an|the|your|my) (?:reply|response|answer) to (${LETTER}|${TO_WHOM})${END}
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
      (?:^|(?<=[.!]\s))(\p{Lu}[\p{L}'-]*) (?:(?:should|must|has to|needs to|wants to|would like to) (?:get|have|receive|see|read)|wants|needs|would like)
      \ ((?:the|this|what) [^.!:;]+)[.!:;]\s+(?:so |and |please )?(?:[Ff]orward|[Ss]end|[Pp]ass) (?:it|that|this)(?: on)?(?: to (?:him|her|them))?
    `,
    'forward $2 to $1',
  ],
  [
    /\b(?:[Ff]orward|[Ss]end|[Pp]ass) (?:on )?to (\p{Lu}[\p{L}'-]*) ((?:the|this|what) [^.!]+?)(?=[.!]|$)/gu,
    'forward $2 to $1',
  ],
  // "Give Ann the mail from Bob", "pass Bob's mail along to Ann", "Ann wants to see the mail you got from Bob".
  [
    pattern(
      'gu',
    )`(?:^|(?<=[.!]\s))(?:[Pp]lease )?(?:[Gg]ive|[Ss]end|[Ss]how|[Pp]ass) (\p{Lu}[\p{L}'-]*) (${LETTER})${END}`,
    'forward $2 to $1',
  ],
  // "Ann is waiting for the mail from Bob", "Ann asked for Bob's mail".
  [
    pattern('gu')`
      ${START}(\p{Lu}[\p{L}'-]*) (?:(?:is|has been) (?:waiting|asking|looking) for|waits for|(?:is expecting|expects)|(?:asks|asked|has asked) for
      |still needs|needs|wants|would like) (${LETTER})${END}
    `,
    'forward $2 to $1',
  ],
  // "Ann wants her mail to be sent to Bob".
  [
    pattern('gu')`
      ${START}(\p{Lu}[\p{L}'-]*) (?:wants|needs|wishes|would like|asks for|asked for) (?:his or her|her or his|his|her|their)
      \ (e-?mail|mail|message|letter|note) (?:to be |to get )?(?:sent|forwarded|passed|relayed|given|handed|shown)(?: (?:on|along|over))?
      \ to (\p{Lu}[\p{L}'-]*)${END}
    `,
    'forward the $2 by $1 to $3',
  ],
  // "Let Ann see the mail from Bob (by forwarding it)".
  [
    pattern('gu')`
      (?:^|(?<=[.!]\s))(?:[Pp]lease )?(?:[Ll]et|[Hh]ave) (\p{Lu}[\p{L}'-]*) (?:see|read|have|get) (${LETTER})
      (?: by (?:forwarding|sending|passing) (?:it|that)(?: on)?(?: to (?:him|her|them))?)?${END}
    `,
    'forward $2 to $1',
  ],
  // "I want Ann to get the mail from Bob", "make sure that Ann receives it".
  [
    pattern('gu')`
      ${START}(?:[Pp]lease )?(?:I(?:['’]d| would)? (?:want|like|need)|(?:[Mm]ake|[Bb]e) sure(?: that)?|[Ss]ee (?:to it )?that)
      \ (\p{Lu}[\p{L}'-]*) (?:to )?(?:gets?|sees?|reads?|has|have|receives?) (${LETTER})${END}
    `,
    'forward $2 to $1',
  ],
  // "Let Ann see what Bob sent".
  [
    pattern('gu')`
      ${START}(?:[Pp]lease )?(?:(?:[Ll]et|[Hh]ave) (\p{Lu}[\p{L}'-]*) (?:see|read|have|get)|[Ss]how (\p{Lu}[\p{L}'-]*))
      \ what (\p{Lu}[\p{L}'-]*) (?:has |had )?(?:sent|wrote|written|mailed|e-?mailed)(?: (?:to )?(?:me|us|you))?${END}
    `,
    (_, let_, show, from) => `forward the email by ${from} to ${let_ ?? show}`,
  ],
  [pattern('gu')`${START}(?:[Pp]lease )?[Ee]-?mail (\p{Lu}[\p{L}'-]*) (${LETTER})${END}`, 'forward $2 to $1'],
  // "Look for Ann's mail and forward to Bob".
  [
    pattern('giu')`\b${TO_FIND} (${LETTER}),? (?:and|then|and then) (?:please )?(?:forward|send|pass on) to (?=\p{Lu})`,
    'forward $1 to ',
  ],
  // "Find Ann's mail and send it to Bob".
  [
    pattern('giu')`
      \b${TO_FIND} (${LETTER}),? (?:and|then) (?:send|pass|share|hand|give|relay)(?: (?:on|along|over))? (?:it|that|this)
      (?: (?:on|along|over))? (?:to|with) (?=\p{Lu})
    `,
    'forward $1 to ',
  ],
  [
    pattern('gu')`\b(?:[Pp]ass|[Ss]end|[Hh]and) (?:along|on|over|forward) (${LETTER}) to (\p{Lu}[\p{L}'-]*)${END}`,
    'forward $1 to $2',
  ],
  [
    pattern('gu')`
      \b(?:[Ss]end (?=[^.!]* (?:along|on|over) to )|(?:[Pp]ass|[Hh]and|[Rr]elay|[Ss]hare|[Gg]ive) )(${LETTER})
      (?: (?:along|on|over|forward))? (?:to|with) (\p{Lu}[\p{L}'-]*)${END}
    `,
    'forward $1 to $2',
  ],
  [
    pattern('gu')`
      (?:^|(?<=[.!]\s))(\p{Lu}[\p{L}'-]*) (?:wants|needs|would like|ought|asks|has asked) to (?:see|get|read|have|receive) (${LETTER})${END}
    `,
    'forward $2 to $1',
  ],
  [/\b(?:forward|send|pass) ([^.!]+?) on to (?=\p{Lu}|the |my )/giu, 'forward $1 to '],
]

/** What stands before an order and asks for nothing. */
const POLITELY = '(?:so |and |then |please |just |you (?:can|may|could|should) )*'

/** "Ann wrote a mail about tea. Forward it to Bob": the mail by Ann about tea is forwarded. */
export const TOLD_BEFORE: readonly Rule[] = [
  [
    pattern('gu')`
      (?:^|(?<=[.!]\s))(?:[Tt]here is |[Yy]ou (?:have|got) )?(\p{Lu}[\p{L}'-]*) (?:has |had )?(?:sent|wrote|written|posted)(?: (?:you|us|me))?
      \ an? (e-?mail|mail|message|post|letter|note|comment)( (?:about|on|regarding) [^.!,]+)?[.!,]\s+${POLITELY}(\p{L}+(?: to)?)
      \ (?:it|this|that|the (?:e-?mail|mail|message|post|letter|note|comment))\b
    `,
    (_, who, kind, about, verb) => `${verb} the ${kind} by ${who}${about ?? ''}`,
  ],
  // "Ann's mail is not needed any more, delete it", "I don't want the mail from Ann. Throw it away".
  [
    pattern('giu')`
      ${START}(?:I (?:don't|do not|no longer|never) (?:want|need|like|care for) )?(${LETTER})
      (?: (?:is|isn't|was|wasn't|has|hasn't|looks?|seems?)\b[^.!?,]*| any ?more| any longer)?[.!,;]\s+${POLITELY}
      (?!(?:is|was|are|were|has|and|or)\b)(\p{L}+(?: to)?) (?:it|this|that)\b
    `,
    (_, letter, verb) => `${verb} ${letter}`,
  ],
  [pattern('giu')`\bsearch (?:for )?(${LETTER}),? (?=(?:and|then) )`, 'find $1 '],
]

/** "Put a star on X", "flag X with the star", "mark X as important": X is given one. */
export const GIVES: readonly Rule[] = [
  [
    pattern(
      'giu',
    )`\b(?:(?:mark|flag|set|save|tag|label) (${LETTER}) as|make (${LETTER})) (?:important|an? favou?rite|starred)${END}`,
    (_, marked, made) => `star ${marked ?? made}`,
  ],
  [
    pattern('giu')`\b(?:flag|set|tag|label) (it|that|this) as (?=(?:important|an? favou?rite|starred)${END})`,
    'mark $1 as ',
  ],
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

/** "Throw X into the bin", "I want X to be deleted": X is deleted. */
export const DELETES: readonly Rule[] = [
  [pattern('giu')`\bthrow (?:away|out) (${LETTER}|it|that|this)${END}`, 'delete $1'],
  [pattern('giu')`\bthrow (${LETTER}|it|that|this) (?:away|out)${END}`, 'delete $1'],
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))I(?:['’]d| would)? (?:like|want|need) (${LETTER}) (?:to be )?thrown (?:away|out)${END}
    `,
    'delete $1',
  ],
  [
    pattern('giu')`
      \b(?:throw|put|move|drop|toss|dump) ((?:the|this|that|\p{L}+['’]s) [^.,;]+?) (?:in|into|in to|to) the (?:trash
      (?: can)?|bin|waste ?basket|rubbish)\b
    `,
    'delete $1',
  ],
  [/\b(?:bin|trash|scrap|purge|dump) (it|them|the|this|that)\b/giu, 'delete $1'],
  [
    pattern(
      'giu',
    )`\b(?:remove|delete|take|get) (${LETTER}) (?:from|out of) (?:the|my|your) (?:inbox|mail ?box|mails?|list)${END}`,
    'delete $1',
  ],
]
