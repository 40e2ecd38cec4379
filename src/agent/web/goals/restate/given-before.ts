import { fragment, pattern } from '../../../../lib/patterns.ts'
import { MARK } from '../../read/literals.ts'
import { BACK, DO, PART, START, type Rule } from './rule.ts'

const NAME = `(?:${MARK}|\\p{Lu}[\\p{L}\\d'-]*(?: \\p{Lu}[\\p{L}\\d'-]*)*)`
const TIME = String.raw`\d{1,2}:\d{2}(?: ?[AaPp]\.?[Mm]\b\.?)?`
const IT = '(?:it|this|that)'
const TICK = '(check|tick|mark|choose|select|pick)(?: off)?'

/** What a sentence gives and the next one uses: "Your town is Bern: choose it from the list" asks to choose Bern. */
export const GIVEN_BEFORE: readonly Rule[] = [
  [
    pattern('gu')`
      ${START}(?:[Yy]our|[Tt]he|[Mm]y|[Oo]ur) \p{Ll}[\p{Ll} ]*? (?:is|shall be|should be|will be) (${NAME})[:;.,]\s+
      (?:[Cc]hoose|[Ss]elect|[Pp]ick|[Tt]ake) ${IT}\ (?=(?:from|in|out of|off) the (?:list|menu|drop-?down)\b)
    `,
    'choose $1 ',
  ],
  // "The bus leaves at 7:10 PM. Set the time to this": to 7:10 PM.
  [
    pattern('gu')`
      ${START}(?![^.!?]*\b(?:[Ss]et|[Cc]hange|[Pp]ut)\b)[^.!?\d]*?(${TIME})[^.!?\d]*[.!]\s+
      ([Ss]et|[Cc]hange|[Pp]ut) (the [\p{L} ]+?) to (?:this|it|that)(?: time| hour)?\b
    `,
    (_, time, verb, what) => `${verb} ${what!.replace(/^the (?:time|hour) of (?:the )?/i, 'the ')} to ${time}`,
  ],
  // "Choose the password abc: enter it in both password fields".
  [
    pattern('giu')`
      \b(?:choose|take|pick|set|use) (?:the|a|this|your) (?:new )?(\p{L}+) (${MARK}|[^\s.,;:]+)[:;.,]\s+(?:and )?(?:enter|type|write|put|fill) (?:it|this)
      \ (?:(?:in|into|to) (?:both|all|the two|each of the)(?: of the)?(?: \p{L}+)? (?:fields|boxes|inputs|lines)|twice)
    `,
    'use $2 as the $1, enter it twice',
  ],
  // "Fill in the age of Ann and the town of Bo as the table tells them": each into the field that is called so.
  [
    pattern('gu')`
      \b(?:[Ff]ill in|[Ee]nter|[Ww]rite|[Tt]ype)(?: in)? ((?:the \p{Ll}+ of ${NAME}(?:, and |, | and )?){2,}?),?
      \ (?:as|just as|like|the way) (?:the|this) \p{Ll}+ (?:tells?|gives?|says?|shows?|has|have|lists?)(?: (?:it|them|both|these))?
    `,
    (_, list) =>
      list!
        .split(/,? and |, /)
        .map(one => `enter ${one} into ${one.replace(/^the /, '')}`)
        .join(', then '),
  ],
]

/** "Tick all of these: a, b, c", "choose exactly these and no more: a; b": the names behind the colon are what is chosen. */
const THESE = fragment`
  (?:(?:exactly|just|only|all|both)(?: of)? )?(?:these|the following)(?: (?:and|but) (?:no more|nothing else|no others?))?
`
export const LISTED: readonly Rule[] = [
  [
    pattern('giu')`
      \b${TICK} ${THESE}(?: (?:on|in|from|off) the [\p{L} ]+?)?:\s+([^.!:]+)(?=[.!]|$)
    `,
    (_, verb, list) => `${verb} ${list!.replace(/\s*;\s*/g, ', ')}`,
  ],
  // "Have tea and milk on the tray: select them in the list".
  [
    pattern('giu')`
      ${START}have ([^:.!?]+?) (?:on|in) (?:the|your) \p{L}+:\s+${TICK} (?:them|these|those)(?: (?:in|from|on) the (?:list|menu|box))?
    `,
    '$2 $1',
  ],
  // "Adjust the desk: Bass 5, Echo 9": each is set.
  [
    pattern('gu')`
      \b(?:[Aa]djust|[Ss]et|[Tt]une|[Cc]hange) the [\p{Ll} ]+?:\s+(\p{Lu}[\p{L} ]*? -?\d+(?:(?:,| and|, and) \p{Lu}[\p{L} ]*? -?\d+)+)(?=[.;!]|$)
    `,
    (_, list) =>
      list!
        .split(/,? and |, /)
        .map(one => `set ${one.replace(/ (-?\d+)$/, ' to $1')}`)
        .join(', then '),
  ],
]

/** What is told of where something is or what it looks like, before it is used. */
export const TOLD_FIRST: readonly Rule[] = [
  // "There is one button here. Press it."
  [
    pattern('giu')`
      ${START}there is (?:just |only )?(?:one|a|an) (?:single )?(\p{L}+)(?: (?:here|on (?:the|this) page))?[.;:,]\s+
      (?:and )?(${DO}) (?:on )?(?:it|this)(?=[.,!]|$)
    `,
    '$2 the $1',
  ],
  // "One of the headings hides a link called X. Open the headings until you find it, then follow it."
  [
    pattern('giu')`
      ${START}(?:one|some|any)(?: of)?(?: the| these)? ${PART} (?:contains?|has|have|holds?|hides?|shows?) (?:an? )?([^.;]+?)[.;:,]\s+
      (?:open|unfold|expand|try|go through|look through) (?:the|these|all|all the) ${PART} until you (?:find|see|come to|reach|get to) (?:it|this)
      (?:,|\ and|\ then)+ (${DO}) (?:on )?${BACK}(?=[.,;!]|$)
    `,
    (_, what, verb) => `${/^follow$/i.test(verb!) ? 'click' : verb} ${what}`,
  ],
  [
    /\b(?:follow|click|open|press|take) (?:on )?the link (?:on|behind|under|of) the word (\S+?)(?=[.,;!]?(?:\s|$))/giu,
    'click the link $1',
  ],
  // What something is closed with stands in its corner, and is small: that tells nothing but that it is its own.
  [
    pattern('giu')`
      \b((?:close|dismiss|hide|shut) [^.;,!?]*? (?:with|by|using|through)(?: (?:clicking|pressing|tapping|hitting|using))?(?: on)? (?:the|its))
      (?:\ (?:small|little|tiny|big))?\ (cross|x)\b
      (?:\ (?:in|at) (?:its|the) (?:(?:upper|top|lower|bottom)[ -]?)?(?:(?:right|left)(?:-hand)? )?corner)?
    `,
    '$1 $2',
  ],
  // "Type the letters, in their order and without spaces, into the field": as letters are typed anyway.
  [
    pattern('giu')`
      \b(type|enter|write|copy|retype) ([^,.;]+?),? (?:(?:and )?(?:in (?:their|the same|the given|that) order|without (?:any )?(?:spaces|gaps)),? ?)+
      (?=(?:in|into|to)\b|and\b|[.;]|$)
    `,
    '$1 $2 ',
  ],
  // "Read it to its very end, put its last word …": reading it is no deed.
  [
    pattern('giu')`
      ${START}read (?:it|them|the \p{L}+|this \p{L}+)(?: all)?(?: through)?(?: to (?:its|the) (?:very )?end)?
      (?:,| and|\ then)+ (?=(?:put|write|type|enter|give|copy|click|press|choose|select|tell)\b)
    `,
    '',
  ],
  [
    /\b(put|write|type|enter) its ((?:first|last|\d+(?:st|nd|rd|th)|second|third|fourth|fifth) word) (?=(?:in|into)\b)/giu,
    '$1 the $2 of the text ',
  ],
  // "what the table gives for Weight": the value that stands there.
  [
    pattern('gu')`
      \bwhat (?:the|this) (?:table|list|page|sheet) (?:gives|says|shows|has|tells|lists|holds) (?:for|under|at|of|about) (${NAME})
    `,
    'the value of $1',
  ],
]
