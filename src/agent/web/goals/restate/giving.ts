import { pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { END, type Rule } from './rule.ts'

const NAME = `(?:${MARK}|\\p{Lu}[\\p{L}\\d'-]*(?: \\p{Lu}[\\p{L}\\d'-]*)*)`

/** "Give a heart to each post of Ann", "give every post of Ann a heart": what is given is what is done to each. */
export const GIFTS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:give|leave|add|put|set) (?:an?|the|your) ([\p{L}-]+) (?:to|for|on|at|under|below|beside) (all|every|each)
      \ ([^.;!]+?)(?=[.,;!?]|$|\ then\b|\ and\ (?:then |press|submit|click|hit))
    `,
    '$1 $2 $3',
  ],
  [
    pattern('giu')`
      \bgive (all|every|each) ([^.;,!]+?) (?:an?|your) ([\p{L}-]+)(?=[.,;!?]|$| then\b| and (?:then |press|submit|click|hit))
    `,
    '$3 $1 $2',
  ],
]

/** "Sign the agreement as Ann Lee", "sign it with the name Ann Lee", "sign as Ann Lee": the name is what it is signed with. */
export const SIGNATURES: readonly Rule[] = [
  [
    pattern('gu')`
      \b[Ss]ign(?!\ (?:in|up|on|out|off)\b)(?: (?:it|this|(?:the|this) (?:\p{L}+ )?\p{L}+))?,? (?:as|with|using|by (?:typing|entering|writing))
      \ (?:(?:the|your) (?:full )?name(?: of)? )?(${NAME})(?: (?:as|for) (?:the|your) (?:signature|name))?${END}
    `,
    'sign with the name $1',
  ],
]

/** "Confirm with Done", "send it off with Submit": the button is pressed. */
export const ENDINGS: readonly Rule[] = [
  [
    pattern('gu')`
      (?:\b[Cc]onfirm|\b[Ff]inish|\b[Ee]nd|\b[Ss]end (?:it|this|that|them) off)(?: (?:it|this|that|them))? (?:with|by|using|via)
      \ (?:the button |a click on |pressing |clicking (?:on )?)?(${NAME})(?=[.,;!?]|$)
    `,
    'press $1',
  ],
]

/** "Use the menu of the post by Ann and choose Save": of that post, its entry. */
export const MENUS: readonly Rule[] = [
  [
    pattern('gu')`
      \b(?:[Uu]se|[Oo]pen|[Ii]n|[Ff]rom|[Ww]ith) the (?:\p{L}+ ){0,2}?menu (?:of|for|on|at|beside|next to) (the [^.,;]+?)(?: and(?: then)?|,(?: then)?)
      \ (?:choose|click|press|select|pick|take)(?: on)? (${NAME})(?=[.,;!?]|$)
    `,
    'for $1, click $2',
  ],
  // "Choose Save from the menu of the post by Ann", "pick Mute in the menu beside her name".
  [
    pattern('gu')`
      \b(?:[Cc]hoose|[Pp]ick|[Ss]elect|[Tt]ake|[Cc]lick|[Pp]ress|[Tt]ap|[Uu]se)(?: on)? (${NAME}) (?:from|in|of|out of|on|within|through|via) the
      \ (?:\p{L}+ ){0,2}?menu (?:of|for|on|at|by|beside|next to|under|below|behind|that belongs to|belonging to|opened by) (the [^.,;]+?)(?=[.,;!?]|$
      |\ and\b|\ then\b)
    `,
    'for $2, click $1',
  ],
]

/** "Comment "…" on the post by Ann": she is answered. */
export const COMMENTS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:comment|write|post|say|leave|put) (?:the (?:comment|words|text) )?(${MARK}) (?:on|under|below|beneath|as a (?:comment|reply) (?:on|to|under))
      \ ((?:the (?:message|post|picture|photo|tweet|entry|video|note)|what) [^.,;]+?)(?=[.,;!?]|$)
    `,
    'reply to $2 with the text $1',
  ],
]

/** "A window asks something: say Yes": the answer is clicked. */
export const ANSWERS: readonly Rule[] = [
  [
    pattern('giu')`
      (?:^|(?<=[.!]\s))(?:the|an?) [^.:]*?\b(?:window|dialog|message|question|box|pop-?up|prompt)\b[^.:]*?
      \ (?:asks?|wants to know|appears?|comes up|is shown|opens?)\b[^.:]*[:.]\s*
      (?:say|answer(?: it)?(?: with)?|reply(?: with)?|choose|pick|take) (${MARK}|yes|no|ok|cancel|\p{L}+)${END}
    `,
    'click $1',
  ],
]

/** "Put the cheapest mug into the cart": it is added. */
export const CARTS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:put|place|drop|get|take|pack) ((?:the|an?|one|two|\d+) [^.,;]+?) (?:in|into|in to) (?:the|my|your) ((?:shopping )?(?:cart|basket|bag|trolley))\b
    `,
    'add $1 to the $2',
  ],
]

/** "Choose abc for your new password": it is used as the password, wherever that is asked for. */
export const PASSWORDS: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:choose|take|pick|set|make) (${MARK}|[^\s.,;]+) (?:for|as|be|to be) (?:the|your|a|my) (?:new )?(password|passcode|pass phrase)
      (?:[.,;] (?:it|you) [^.;,]*\b(?:twice|again|second time|two times|once more|repeated|retyped|both)\b[^.;,]*)?
    `,
    'use $1 as the $2, enter it twice',
  ],
  // "Set the password to abc by typing it into both boxes", "type the new code abc in each of the two fields".
  [
    pattern('giu')`
      \b(?:set|change|make) (?:the|your|a|my|this) (?:new )?(\p{L}+) (?:to|as|be) (${MARK}|[^\s.,;]+)
      (?:,? (?:by|and) (?:typing|entering|writing|putting|type|enter|write|put) it)
      \ ((?:in|into|to) (?:both|all|the two|each of the)(?: of the)?(?: (?:two|three))? (?:fields|boxes|inputs|lines)|twice)
    `,
    'use $2 as the $1, enter it twice',
  ],
]

/** "Make the counter show 3", "get three in a row", "find Ann with the search box": the usual words for it. */
export const USUAL: readonly Rule[] = [
  [
    pattern('giu')`
      \b(?:make|let|have|get) (the [^.,;]+?) (?:show|read|say|display|be|equal|stand at|point to|be at|go to) (-?\d+(?:\.\d+)?|${MARK})${END}
    `,
    'set $1 to $2',
  ],
  [
    pattern('giu')`
      (?:(?:^|(?<=[.!]\s))(?:noughts and crosses|tic-?tac-?toe)[^.]*[.:]\s*(?:[^.]*[.:]\s*)?)?
      \b(?:get|make|have|put|bring) three(?: of your (?:marks|signs|crosses|noughts)| (?:crosses|noughts|xs|os))? in (?:a|one) (?:row|line)\b[^.]*
    `,
    'win the game of tic-tac-toe',
  ],
  [
    pattern('giu')`
      \b(?:find|look up|look for|search for) ([^.,;]+?) (?:with|using|by|in|by means of|through) the
      \ (?:search(?: (?:box|field|bar|form|engine|page))?|magnifier)${END}
    `,
    'search for $1',
  ],
  [
    /\bin (?:the )?(?:order of the|their) alphabet(?:ical order)?\b|\bby (?:the )?alphabet\b|\bfrom a to z\b/giu,
    'in alphabetical order',
  ],
  [/\b(colou?r|paint|make|turn|underline|set|put) ([^.,;]+?) in the (?:text )?editor(?=[.,;]|$| and\b)/giu, '$1 $2'],
  [
    pattern('giu')`
      \bto the (?:far |very |extreme )?(left|right|top|bottom)(?:-hand)? (?:end|side|edge|margin)
      (?: of (?:its|the) (?:track|bar|way|slider))?(?: to \p{L}+ (?:it|the \p{L}+))?(?=[.,;]|$| and\b)
    `,
    'all the way to the $1',
  ],
]
