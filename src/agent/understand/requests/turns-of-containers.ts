import { fragment, pattern } from '../../../lib/patterns.ts'
import { sayPlainly, type Turn } from './turns.ts'

/**
 * Nouns for all that an organisation keeps records of (a closed class: a container and what is in it, Lyons, 1977, 8.4). "The genres that our
 * catalogue covers" are those that there are.
 */
const CONTAINER = fragment`
  (?:(?:\p{Ll}+\ )?(?:catalogue|catalog|collection|range|portfolio|assortment|inventory|programme|program|offering|offer|database|system
  |register|archive|stock|shelves|library|shop|store|list|lists))
`
const HOLDS = fragment`
  (?:covers?|contains?|includes?|holds?|comprises?|features?|has|have|carr(?:y|ies)|offers?|lists?|stocks?|consists?\ of|is\ made\ (?:up\ )?of)
`
const TELL = fragment`(?:(?:can|could|would|will)\ you\ )?(?:please\ )?(?:tell\ (?:me|us)|say|check|let\ me\ know|count|find\ out)`

/** Ways of saying that all records of a kind are meant, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "with oak door in the title": words of a text, and no record that is called so.
  [
    pattern('iu')`
      (?<=\p{L}s\ (?:(?:that|which)\ )?)(with|have|having|that\ have|containing|that\ contain)\ (?:the\ (?:words?|phrase|text|term)\ )?
      (?!(?:an?|no|the|any|some|more|less|something|nothing|anything|it|them)\b)(\p{L}[\p{L}\d'’-]*(?:\ [\p{L}\d][\p{L}\d'’-]*){0,3}?)
      \ (?:somewhere\ |anywhere\ )?in\ (the|its|their)\ (titles?|names?|subjects?|headings?|headlines?|descriptions?|notes?|comments?|summary)
      (?!\ of\b)(?=\W|$)
    `,
    '$1 "$2" in $3 $4',
  ],
  // "all the genres that our catalogue covers": that we have.
  [
    pattern(
      'iu',
    )`(?<=\p{L}s)(?<!\b(?:does|is|was|has|this))\ (?:that\ |which\ )?our\ ${CONTAINER}\ (?!consist|is\ made)${HOLDS}(?=\W*$)`,
    '',
  ],
  // "which genres does our catalogue cover?", "what is our range made up of"
  [
    pattern('iu')`^(\W*(?:which|what)\ (?:\p{Ll}+\ ){1,3}?)(?:do|does)\ our\ ${CONTAINER}\ ${HOLDS}(?=\W*$)`,
    '$1do we have',
  ],
  [
    pattern('iu')`^(\W*(?:which|what)\ (?:\p{Ll}+\ ){1,3}?)is\ our\ ${CONTAINER}\ made\ (?:up\ )?of(?=\W*$)`,
    '$1do we have',
  ],
  // "our catalogue is made of which genres?"
  [
    pattern('iu')`^(\W*)our\ ${CONTAINER}\ ${HOLDS}\ (which|what|how\ many)\ (\p{Ll}+(?:\ \p{Ll}+){0,2})(?=\W*$)`,
    '$1$2 $3 do we have',
  ],
  // "our collection has prints on glass, can you tell me how many?"
  [
    pattern('iu')`
      ^(\W*)(?:(?:in|on)\ our\ ${CONTAINER}\ (?:there\ are|we\ have)|our\ ${CONTAINER}\ (?:has|have|holds?|contains?|includes?))
      \ (?!no\b|not\b|an?\b)(?:some\ |several\ |a\ few\ |many\ )?([^?.,;:]+?)[.,;:–—-]+\ +(?:(?:and|but|so)\ )?(?:${TELL}\ )?
      (?:(how\ many)|which(?:\ ones)?)(?:\ (?:exactly|there\ are|are\ there|(?:that|it)\ is|they\ are|are\ they))?(?:,?\ please)?(?=\W*$)
    `,
    (_, lead = '', things = '', many = '') => `${lead}${many ? 'how many' : 'which'} ${things} do we have`,
  ],
  // "parks that are in our care", "lamps we have on our books": all that there are.
  [
    pattern('giu')`
      (?<=\p{L}s)\ (?:(?:that|which|who)\ )?(?:are|we\ have|we\ have\ got|we['’]ve\ got|we\ keep)\ (?:currently\ |now\ )?
      (?:in\ our\ (?:care|charge|keeping|hands|possession|custody)|under\ our\ (?:care|control|management|roof)|on\ our\ (?:books|lists?|files?))(?=\W*$)
    `,
    '',
  ],
  // "how many pictures end up in a gallery": that are in it.
  [/\bend(?:s|ed)? up (?=(?:in|on|at|with) (?:an?|the|our|each|every)\b)/giu, 'are '],
  // "what have we got planned in the way of concerts for May?": which concerts.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so|but|please)\W+)*)what\ ((?:have|has|do|does|did|can|is|are)\ [^?,;:]+?)\ (?:in\ the\ way\ of|by\ way\ of)
      \ (?:our\ |the\ )?((?:\p{Ll}+\ )?\p{Ll}+s)(?=\W*$|\ (?:for|in|on|at|from|to|with|over|under|this|next|during|by|of|until|before|after)\b)
    `,
    '$1which $3 $2',
  ],
]

/** The message without words for the whole of the records. */
export const withoutTurnsOfContainers = (message: string): string => sayPlainly(message, TURNS)
