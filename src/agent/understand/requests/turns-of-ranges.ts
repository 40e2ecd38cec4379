import { fragment, pattern } from '../../../lib/patterns.ts'
import { superlativeOf } from '../language/gradables.ts'
import { plural, singular } from '../language/words.ts'
import { groupsOf, NAME, sayPlainly, SUPERLATIVE, type Turn } from './turns.ts'

/**
 * Two figures of the same records: both ends of a range ("price range of the boats, cheapest and dearest figure"), what the one and the other
 * end has ("the price of our cheapest boat and the price of our dearest one"), and how many there are with what they come to.
 */

const ASKING = fragment`
  ^\W*(?:(?:and|so|now|please|kindly)\W+)*(?:(?:can|could|would|will)\ you\ (?:please\ )?)?
  (?:(?:can|could|may)\ (?:i|we)\ (?:have|get|see)\ |(?:give|show|tell)\ (?:me|us)\ |i(?:['’]d|\ would)?\ (?:need|want|like)(?:\ to\ (?:know|have
  |see))?\ |we\ need\ |let\ me\ have\ |what(?:['’]s|\ is|\ are|\ was|\ were)\ |find\ |calculate\ )?
`
const PLEASE = fragment`(?:,?\ (?:please|pls|thanks|thank\ you|for\ me))*(?=\W*$)`
const LOW = fragment`(?:min(?:imum)?|lowest|smallest|cheapest|least\ expensive|shortest|youngest|lightest|low)`
const HIGH = fragment`(?:max(?:imum)?|highest|largest|biggest|dearest|most\ expensive|longest|oldest|heaviest|top|high|priciest)`
const BOTH = fragment`(?:the\ |both\ )*(?:${LOW}\ (?:and|to)\ (?:the\ )?${HIGH}|${HIGH}\ (?:and|to)\ (?:the\ )?${LOW})`
const FIGURES = fragment`(?:\ (?:figures?|numbers?|values?|amounts?|ones?|ends?|prices?))`
/** What has a lowest and a highest in a crowd, and is seldom itself called a range (closed class). */
const SPREAD = fragment`(?:price|cost|rent|fee|fare|age|weight|length|height|size|duration|score|rating|value|revenue|turnover)`
const OURS = fragment`(?:\ (?:that\ )?(?:we(?:['’]ve\ got|\ have(?:\ got)?|\ own|\ offer|\ sell|\ stock)|there\ is|of\ ours))?`
const FIGURE = fragment`(?:(?:total|combined|overall|joint|average|mean|median|summed)\ \p{L}+(?:\ \p{L}+)?)`

const isMost = (word: string): boolean => superlativeOf(word.toLowerCase()) !== undefined
/** Whether two superlatives stand at the two ends of one order. */
const areEnds = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map(word => superlativeOf(word.toLowerCase()))
  return a !== undefined && b !== undefined && a.direction !== b.direction
}

const TURNS: readonly Turn[] = [
  // "the price range of the boats, i.e. the minimum and the maximum", "price range of the boats: cheapest and dearest figure"
  [
    pattern('iu')`
      ${ASKING}(?:the\ |our\ )?(?<what>\p{L}+(?:\ \p{L}+)?)\ range\ (?:of|for|across|among)\ (?<whose>[^,;:?.(]{2,60}?)(?:,?\ please)?\s*[,;:.(–—-]+\s*
      (?:(?:i\.e\.|that\ is|meaning|i\ mean|so|namely|as\ in|with)[\s,:]+)?(?:its\ |their\ )?${BOTH}${FIGURES}?\)?${PLEASE}
    `,
    'what are the minimum and the maximum $<what> of $<whose>',
  ],
  // "price range of our boats"; what has a proper name ("rent range of the Brook hives") is one record, which has both ends of its own.
  [
    pattern('iu')`
      ${ASKING}(?:the\ |our\ )?(?:(?<what>${SPREAD})\ range|range\ of\ (?<whats>${SPREAD})s?)\ (?:of|for|across|among)
      \ (?<whose>(?:(?:all|our|the|my|your)\ )*(?:(?!(?-i:\p{Lu}))\p{L}+\ ){0,2}\p{L}+s(?:\ (?:in|at|from|on|with|by)
      \ [^,;:?]{2,40})?)${PLEASE}
    `,
    (...said) => {
      const { what, whats, whose } = groupsOf(said)
      return `what are the minimum and the maximum ${what ?? whats!} of ${whose!}`
    },
  ],
  // "across my boats, what are the maximum and minimum rent figures?"
  [
    pattern('iu')`
      ^\W*(?:across|over|for|of|among|amongst)\ (?<whose>(?:my|our|the|all)\ [^,;:?]{2,50}),\ (?:what(?:['’]s|\ is|\ are|\ were)
      \ |(?:give|show|tell)\ (?:me|us)\ |i\ need\ )
      (?<both>${BOTH})\ (?<what>\p{L}+(?:\ \p{L}+){0,2}?)(?:\ (?:figures?|numbers?|amounts?|values?))?${PLEASE}
    `,
    'what are $<both> $<what> of $<whose>',
  ],
  [
    pattern('iu')`
      (?<=\b${BOTH}\ \p{L}[\p{L} ]{2,30}?)\ (?:figures|numbers|amounts|values)(?=\W*$|\ (?:of|for|across|among|in)\b)
    `,
    '',
  ],
  // "the price of our cheapest boat and the price of our dearest one", "the price of the least expensive boat we have, and of the most expensive one too"
  [
    pattern('iu')`
      ${ASKING}(?:the\ )?(?<what>${NAME}?)\ (?:of|for)\ (?:the|our|my)\ (?<one>${SUPERLATIVE})\ (?<noun>${NAME}?)${OURS},?
      \ (?:and|plus|as\ well\ as)\ (?:also\ )?(?:(?:the\ |that\ )?(?:\k<what>\ )?(?:of|for)\ )?
      (?:the|our|my)\ (?<two>${SUPERLATIVE})(?:\ (?:one|\k<noun>))?${OURS}(?:\ (?:too|as\ well))?${PLEASE}
    `,
    (...said) => {
      const { what, one, two, noun } = groupsOf(said)
      const ask = (end: string) => `what is the ${what!} of the ${end} ${noun!}`
      return areEnds(one!, two!) ? `${ask(one!)} and ${ask(two!)}` : said[0]!
    },
  ],
  // "which are our cheapest and our dearest boat", "what do our cheapest and our dearest boat cost"
  [
    pattern('iu')`
      ^\W*(?:(?:and|so)\ )?(?:(?:(?:what|which)\ (?:is|are|were|was)|what\ do|(?:show|give|tell)\ me|name|find|list)\ )?
      (?:the|our|my)\ (?<one>${SUPERLATIVE})(?:\ one)?\ and
      \ (?:the\ |our\ |my\ )?(?<two>${SUPERLATIVE})\ (?<noun>\p{L}[^,;:?]*?)
      (?<cost>\ cost(?:\ us)?)?${PLEASE}
    `,
    (...said) => {
      const { one, two, noun, cost } = groupsOf(said)
      if (!areEnds(one!, two!) || (!cost && /^what do/i.test(said[0]!.trim()))) return said[0]!
      return `what is the ${one!} and the ${two!} ${noun!}`
    },
  ],
  // "the number of late boats, together with their total rent", "how many late boats and their combined rent"
  [
    pattern('iu')`
      ${ASKING}(?:(?:the\ )?(?:number|count)\ of|how\ many)\ (?<noun>(?:the\ |our\ |all\ )*\p{L}[^,;:?]{2,60}?)(?<there>\ (?:are\ there|there
      \ are|do\ we\ have|we\ have|have\ we\ got))?,?
      \ (?:and|plus|as\ well\ as|along\ with|together\ with|with)\ (?:also\ )?(?:their|the)\ (?<figure>${FIGURE})(?:\ of\ (?:them|those|these))?${PLEASE}
    `,
    (...said) => {
      const { noun, figure } = groupsOf(said)
      const those = noun!.replace(/^(?:the |our |all )+/i, '')
      // "orders that are still drafts": which they are.
      const such = /^(\p{L}+s) (?:that|which|who) (?:are|were) (?:still |currently |now )?(\p{L}+)s$/iu.exec(those)
      const named = such ? `${singular(such[2]!.toLowerCase() + 's')} ${such[1]!}` : those
      return `how many ${named} are there and what is their ${figure!.replace(/^(?:combined|joint|overall|summed)/i, 'total')}`
    },
  ],
  // "both the list and the count of my boats", "a list and the number of the red boats"
  [
    pattern('iu')`
      ${ASKING}(?:both\ )?(?:(?:the|a)\ )?(?:list\ and\ (?:also\ )?(?:the\ |a\ )?(?:total\ )?(?:count|number)|(?:count|number)\ and\ (?:also
      \ )?(?:the\ |a\ )?list)\ of\ (?<noun>(?:my|our|the|all)\ [^,;:?]{2,60}?)${PLEASE}
    `,
    'list $<noun> and count them',
  ],
  // "total number of boats and total number of sailors in Oslo"
  [
    pattern('iu')`
      ${ASKING}(?:the\ )?(?:total\ |overall\ )?(?:number|count)\ of\ (?<a>(?:the\ |our\ |all\ )?\p{L}[^,;:?]{2,40}?),?\ (?:and|plus|as\ well\ as)
      \ (?:also\ )?(?:the\ )?(?:total\ |overall\ )?(?:number|count)
      \ of\ (?<b>(?:the\ |our\ |all\ )?\p{L}[^,;:?]{2,40}?)${PLEASE}
    `,
    'how many $<a> and how many $<b>',
  ],
  // "what's the total number of berths we have, and over how many piers?"
  [
    pattern('iu')`
      ${ASKING}(?:the\ )?(?:total\ |overall\ )(?:number\ of\ )?(?<a>\p{L}+(?:\ \p{L}+)?)(?:\ (?:that\ )?we\ have(?:\ got)?|\ there\ are)?,?\ and
      \ (?:(?:spread\ |distributed\ )?(?:over|across|among|in|at|on)\ )?how\ many
      \ (?<b>\p{L}+(?:\ \p{L}+)?)(?:\ (?:is|are)\ (?:that|it|they)(?:\ (?:in|over|across|on))?)?${PLEASE}
    `,
    (...said) => {
      const { a, b } = groupsOf(said)
      return `how many ${plural(a!)} in total and how many ${b!}`
    },
  ],
  // "take my boats and the hired ones together, what is the median rent over all of them?": of both.
  [
    pattern('iu')`
      ^\W*(?:(?:and|so|now|please)\W+)*(?:(?:if|when)\ (?:we|you|i)\ )?(?:take|taking|put|putting|count|counting|combine|combining|lump|lumping)
      \ (?<a>(?:the|my|our)\ [^,;:?]{2,40}?)
      \ and\ (?<b>(?:the\ |my\ |our\ )?[^,;:?]{2,40}?)(?:\ together)?,\ (?:and\ )?(?:what(?:['’]s|\ is)|give\ me|tell\ me|show\ me)
      \ the\ (?<figure>(?:average|mean|median|total|highest|lowest|maximum|minimum|combined)\ \p{L}+(?:\ \p{L}+)?)
      (?:\ (?:over|of|for|across|among)\ (?:(?:all|both)(?:\ of)?\ )?(?:them|those|these|the\ two|both)(?:\ \p{L}+){0,2})?(?=\W*$)
    `,
    (...said) => {
      const { a, b, figure } = groupsOf(said)
      const kind = /(\p{L}+s)$/iu.exec(a!)?.[1]
      return `what is the ${figure!} of ${a!} and ${kind ? b!.replace(/\bones$/i, kind) : b!} together`
    },
  ],
  // "whichever of my boats has the most berths": my boat with the most of them.
  [
    pattern('giu')`
      \bwhichever\ (?:of\ )?(my|our|the)?\ ?(\p{L}+(?:\ \p{L}+)?)(?:\ of\ (mine|ours))?\ (?:has|have|generates?|makes?|brings
      \ in|earns?|shows?|gets?|carries)\ (?:us\ )?the\ (${SUPERLATIVE}|most|fewest|least|top)\ (?=\p{L})
    `,
    (said, whose = '', noun = '', own = '', most = '') => {
      const my = whose || (own === 'mine' ? 'my' : own ? 'our' : 'the')
      const end = /^(?:most|top)$/i.test(most) ? 'highest' : /^(?:fewest|least)$/i.test(most) ? 'lowest' : most
      return isMost(end) ? `${my} ${singular(noun)} with the ${end} ` : said
    },
  ],
]

/** The message in plainer words, where it asks for two figures in one of those ways. */
export const withoutTurnsOfRanges = (message: string): string => sayPlainly(message, TURNS)
