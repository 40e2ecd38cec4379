import { fragment, pattern } from '../../../lib/patterns.ts'
import { groupsOf, sayPlainly, type Turn } from './turns.ts'

/** What people write of a record, and what it is called by. */
const TEXT = fragment`(?:description|notes?|comments?|remarks?|text|name|title|subject|summary|body|message|bio|abstract)`
/** What is written in sentences: what it says can be told by a clause. */
const WRITTEN = fragment`(?:descriptions?|notes?|comments?|remarks?|memos?|messages?|annotations?|observations?|feedback|summar(?:y|ies))`
const OWN = fragment`(?:the|their|its|his|her|our|my)`
const SAYS = fragment`(?:says?|states?|reads?|tells?(?:\ us)?|mentions?|notes?|records?)`
const AUXILIARY = fragment`(?:(?:have|has|had|are|is|was|were|be|been|being)\ )`
/** Whom the clause tells of: a note leaves that and its auxiliary out ("Asked for a demo."); "the front door" is no such noun, and is looked for. */
const WHO = fragment`(?:(?:(?:they|he|she|it|somebody|someone)(?:['’](?:ve|s|re|d))?|the\ \p{Ll}+(?=\ ${AUXILIARY}))\ )`
/** The words of the clause that are looked for. */
const WORDS = fragment`
  (?:(?:an?|the|some)\ )?(?<said>(?!(?:not|never|no|nothing|anything|something|so|this|that|what)\b)\p{L}[\p{L}\p{N}&'’-]*(?:\ [\p{L}\p{N}&'’-]+){0,6}?)
`
/** What a list is in order of, or in groups of, is none of them. */
const TO_THE_END = fragment`(?!.*\ (?:by|per|sorted|grouped|ordered|in\ (?:each|every))\ )${WORDS}(?=\W*$)`

/** Ways of telling records by what is written of them, and the plain words for it: that the text has it in it. */
const TURNS: readonly Turn[] = [
  // "a name that carries the word Oak", "the word Oak in their name": the text has it in it.
  [
    pattern('iu')`
      \b(?:that\ |which\ |who\ )?(?:carry|carries|bear|bears|have|has|with|contain|contains|include|includes)\ the\ (?:word|term|phrase)s?
      \ ["“]?([\p{L}\p{N}&'’ -]{2,40}?)["”]?\ in\ (?:the|their|its)\ (${TEXT})(?=\W*$|\ (?:and|in|at|from|of|with)\b)
    `,
    'whose $2 contains "$1"',
  ],
  // "where the notes speak of a trial": with that in them.
  [
    pattern('iu')`
      \b(?:where|in\ which|whose)\ (?:the\ |their\ |its\ )?(${TEXT})\ (?:speaks?\ (?:of|about)|talks?\ (?:of|about)|refers?\ to|tells?\ of)
      \ (?:an?\ |the\ )?["“]?([\p{L}\p{N}&'’ -]{2,60}?)["”]?(?=\W*$|[,;])
    `,
    'whose $1 contains "$2"',
  ],
  // "which pupils have asked for a trial, according to their notes?"
  [
    pattern('iu')`
      ^(?<head>\W*[^,;:?"“]+?)\ (?:(?:that|which|who)\ )?${AUXILIARY}(?:(?:already|also|once)\ )?${WORDS}\s*,?
      \ (?:in|according\ to|as\ per|per|going\ by|judging\ by|as\ (?:stated|noted|written|mentioned|recorded)\ in|as\ told\ (?:in|by))
      \ ${OWN}\ (?<text>${WRITTEN})(?=\W*$)
    `,
    (...match) => containing(groupsOf(match)),
  ],
  // "that have a trial mentioned in their notes"
  [
    pattern('iu')`
      (?:(?:that|which|who)\ )?(?:have|has|had|having|with)\ (?:an?\ |the\ |any\ )?(?<said>[\p{L}\d-]+(?:\ [\p{L}\d-]+){0,2}?)
      \ (?:mentioned|noted|written|recorded|named)\ (?:in|on)\ ${OWN}\ (?<text>${WRITTEN})(?=\W*$)
    `,
    (...match) => containing(groupsOf(match)),
  ],
  // "where notes say they asked for a trial", "with remarks that mention a trial"
  [
    pattern('iu')`
      (?:where|in\ which|whose|with|having|have|has|and)
      \ (?:(?:${OWN}|an?|some)\ )?(?<text>${WRITTEN})\ (?:(?:that|which)\ )?${SAYS}\ (?:that\ )?${WHO}?${AUXILIARY}{0,2}${TO_THE_END}
    `,
    (...match) => containing(groupsOf(match)),
  ],
  // "which pupils' notes say that they asked for a trial?"
  [
    pattern('iu')`
      ^(?<head>\W*(?:(?:which|what|whose)\ )?(?:\p{Ll}+\ ){0,2}\p{Ll}+s)['’]\ (?<text>${WRITTEN})
      \ ${SAYS}\ (?:that\ )?${WHO}?${AUXILIARY}{0,2}${TO_THE_END}
    `,
    (...match) => containing(groupsOf(match)),
  ],
]

const containing = ({ head, text, said }: Partial<Record<string, string>>): string =>
  `${head ? `${head} ` : ''}whose ${text} contain "${said}"`

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfTexts = (message: string): string => sayPlainly(message, TURNS)
