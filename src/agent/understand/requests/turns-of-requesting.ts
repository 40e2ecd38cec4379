import { fragment, pattern } from '../../../lib/patterns.ts'
import { replaceIn } from '../../../lib/prefilter/may-match.ts'
import { groupsOf, PLEASE, sayPlainly, type Turn } from './turns.ts'

/** What is asked for as a noun phrase that is there already: "the open orders", "every lamp"; "a new lamp" is none. */
const DEFINITE = fragment`
  (?:the|all|every|each|any|those|our|my|which|what|how\ (?:many|much)|an?\ (?:(?:full|complete)\ )?(?:list|overview|breakdown|count))\b
`
/** Verbs of looking through what there is (Levin, 1993, 30.2 and 35.4); behind a wish and before what is there, nothing is made or changed. */
const LOOK = fragment`
  (?:review|examine|inspect|study|view|browse|scan|analy[sz]e|assess|survey|evaluate|consult|scrutini[sz]e|go\ (?:over|through)|look\ (?:over|through))
`
const WISH = fragment`(?:i|we)(?:['’]d|\ would)?\ (?:(?:really|just|also|now)\ )?(?:like|love|want|wish|need|have|am|are\ about|am\ about|['’]m\ about)`
/** Verbs of telling, in the form behind "would you mind" (Levin, 1993, 37.1). */
const TELLING = fragment`(?:telling|showing|giving|sending|getting|finding|checking|looking\ up|pulling\ up|confirming|listing|sharing|providing|fetching)`
/** A figure or a name by its noun: what is reported is that, and no event. */
const FIGURE = fragment`
  (?:the\ (?:\p{Ll}+\ ){0,2}(?:number|count|totals?|sum|mean|average|median|share|percentage|proportion|figures?|amount|names?|list
  |minimum|maximum|highest|lowest)\b)
`
const COUNT_OF = fragment`(?:the\ )?(?:total\ |overall\ |exact\ )?(?:number|count)\ of\ (?:all\ )?(?:the\ |our\ |my\ )?`
/** What is counted: its noun and what restricts it. */
const COUNTED = fragment`(?!(?:their|its|those|these|them)\b)(?:\p{L}[\p{L}’'-]*(?:\ (?!and\b)\p{L}[\p{L}’'-]*){0,5})`
const OPENING = fragment`\W*(?:(?:hi|hello|hey|so|and|ok|okay|please|kindly)\b[\s,]*)*`

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** What is wanted of those that are named before it. */
const OF_NAMED: readonly Turn[] = [
  // "late orders: list and number", "late orders: number and total value": those, and how many they are.
  [
    pattern('iu')`
      ^\W*((?:the|our|my|all)?\ ?\p{L}[^:;?]*?)\s*(?::|\s[–—-])\s+(?:the\ |a\ )?(?:(?:full\ )?list\ (?:and|plus|\+|&)\ (?:the\ |a\ )?(?:number|count|total)
      |(?:number|count)\ (?:and|plus|\+|&)\ (?:the\ |a\ )?(?:full\ )?list)${PLEASE}(?=\W*$)
    `,
    'show me $1, and how many are there',
  ],
  [
    pattern('iu')`
      ^\W*((?:the|our|my|all)?\ ?\p{L}[^:;?]*?)\s*(?::|\s[–—-])\s+(?:the\ |a\ )?(?:number|count)\ (?:and|plus|\+|&)\ (?:the\ |their\ )?
      ((?:total|combined|average|mean|overall|summed)\ \p{L}+(?:\ \p{L}+)?)${PLEASE}(?=\W*$)
    `,
    'how many $1 are there, and what is their $2',
  ],
]

/** Whether a message names records and then what is wanted of them, whatever its words mean as orders: "late orders: list and number". */
export const asksForBothOfNamed = (message: string): boolean => sayPlainly(message, OF_NAMED) !== message

/** What is requested, said as one says it in writing to somebody, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "print me the register for Pottery, I want everyone who is enrolled": those who are.
  [
    pattern('iu')`
      ^\W*(?:(?:please|can\ you|could\ you)\ )*(?:print|show|give|get|run\ off|pull\ up|send
      |let)\ (?:me\ |us\ )?(?:off\ |have\ )?the\ (?:\p{Ll}+\ )?(?:register|roster|roll|list|sheet)
      \ (?:for|of)\ ([^,;:?]{2,50}?)\s*[,;:.–—-]+\s*(?:(?:i\ (?:want|need)|so|that\ is|that['’]s|meaning|with|please)\ )*(everyone|everybody
      |all\ (?:those|the\ people))
      \ (?:who|that)(?:['’]s|\ is|\ are)\ (enrolled|signed\ up|booked|registered|booked\ in)(?:\ (?:on|for|in)\ (?:it|that))?(?:\ please)?(?=\W*$)
    `,
    '$2 who is $3 in $1',
  ],
  // "would it be possible to see the late orders?", "is there a way to get …": show them.
  [
    pattern('iu')`
      ^(${OPENING})(?:(?:would|will|might|is)\ it\ (?:be\ )?(?:at\ all\ )?possible|is\ there\ (?:a|any)\ (?:way|chance|possibility))(?:\ for\ (?:me|us|you))?
      \ (?:to|of)\ (?:see|get|have|view|be\ (?:shown|given)|show(?:\ (?:me|us))?|give\ (?:me|us)|list|seeing|getting|having)\ (?=${DEFINITE})
    `,
    '$1show me ',
  ],
  [
    pattern('iu')`
      ^(${OPENING})(?:(?:would|will|might|is)\ it\ (?:be\ )?(?:at\ all\ )?possible|is\ there\ (?:a|any)\ (?:way|chance|possibility))(?:\ for\ (?:me|us|you))?
      \ (?:to|of)\ (?:know|find\ out|check|learn|tell(?:\ (?:me|us))?|say|knowing|telling\ (?:me|us))\ (?=${DEFINITE})
    `,
    '$1tell me ',
  ],
  // "would you mind checking how many …": tell me.
  [
    pattern(
      'iu',
    )`^(${OPENING})(?:would|do)\ you\ mind\ (?:please\ )?(?:just\ )?${TELLING}(?:\ (?:me|us|for\ (?:me|us)))?\ (?=${DEFINITE})`,
    '$1tell me ',
  ],
  // "I would like to review the late orders": see them.
  [pattern('iu')`^(${OPENING})${WISH}\ to\ (?:have\ a\ look\ (?:at|over)|${LOOK})\ (?=${DEFINITE})`, '$1show me '],
  [pattern('iu')`^(${OPENING}(?:i|we))\ (?:(?:urgently|also|now)\ )?require\ (?=${DEFINITE})`, '$1 need '],
  // "for the late orders, report the mean price", "please furnish a list of …": tell it.
  [
    pattern('iu')`
      ^(${OPENING}(?:(?:can|could|would|will)\ you\ (?:please\ )?)?|\W*(?:for|of|in|on|at|from|among|per|by)\ [^,;:?]{2,80}[,:;]\ (?:please\ )?)
      (?:(?:report|quote|note|cite)\ (?=${FIGURE})|(?:state|furnish|supply|specify|indicate|identify|determine)\ (?:(?:me|us)\ (?:with\ )?)?(?=${DEFINITE}))
    `,
    '$1show me ',
  ],
  // "please send the list of …", "please confirm the number of …": tell it; "send the list to Ann" is an order.
  [
    pattern('iu')`
      ^(${OPENING}(?:(?:can|could|would|will)\ you\ (?:please\ )?)?)(?:send(?:\ (?:me|us|over|through))?|forward|e-?mail\ (?:me|us)|share|confirm|verify)
      \ (?=(?:the|an?|our)\ (?:(?:full|complete|total|exact|current|overall)\ )?(?:list|number|count|total|names?)\ of
      \ (?![^.?!]*\ to\ (?:(?-i:\p{Lu})|him|her|them|my|our|the)))
    `,
    '$1show me ',
  ],
  ...OF_NAMED,
  // "total orders and total lamps": how many of both.
  [
    pattern(
      'iu',
    )`^\W*(?:the\ )?total\ (\p{L}+s)\ (?:and|plus)\ (?:the\ )?total\ (\p{L}+s)(\ in\ (?:the|our)\ \p{L}+)?${PLEASE}(?=\W*$)`,
    (_, one = '', two = '', place = '') => `how many ${one} are there${place}, and how many ${two} are there${place}`,
  ],
  // "ranked by price: which is no. 2?": the second.
  [
    /\b(?:which|what|who)(?: one)? is (?:no\.|number|nr\.?|#) ?([2-9])(?=\W*$)/gi,
    (_, nth = '') => `which is the ${ORDINALS[Number(nth) - 2]!}`,
  ],
  // "makers represented among our lamps, each listed once": which makers they have.
  [
    pattern('iu')`
      ^(\W*)(?:(?:which|what|all|the|list|show(?:\ me)?)\ )*((?!(?:how|who|of|is|are|do|does)\b)\p{L}+(?:\ \p{L}+)?s)
      \ (?:that\ are\ |are\ )?(?:represented|found|present|occurring|to\ be\ found|appearing)
      \ (?:among|amongst|in|across|within|by)\ (?:all\ )?(?:(?:of\ )?(?:the|our|my)\ )?([^,;?]+?)
      (?:,\ (?:each\ )?(?:of\ them\ )?(?:listed|named|shown|mentioned|counted)?\ ?(?:only\ |just\ )?once)?${PLEASE}(?=\W*$)
    `,
    '$1which different $2 do our $3 have',
  ],
  // "average rating, one figure per product", "with a total for each product": per product.
  [
    pattern('iu')`
      ,?\ (?:with\ |as\ )?(?:one|an?|a\ single|a\ separate)\ (?:figure|number|value|average|total|count|amount|mean|line|row)(?:\ each)?
      \ (?:per|by|for\ (?:each|every))(?=\ \p{L})
    `,
    ' per',
  ],
  // "the lead count for every status value": for every status.
  [
    /\b(per|by|each|every) (status|state|stage|type|kind|category|class|priority|level|tier|grade|source|reason) values?(?=\W*$|,)/gi,
    '$1 $2',
  ],
  // "the share of late orders, as a percentage of all orders": what percentage of them they are.
  [
    pattern('iu')`
      \b(?:the\ )?(?:share|proportion|fraction|part)\ of\ ([^,;?]+?),?\ (?:expressed\ |shown\ |given\ )?(?:as|in)\ (?:an?\ )?(?:percentage|per\ ?cent|%)
      \ of\ (?:all\ )?(?:the\ |our\ |my\ )?([^,;?]+?)${PLEASE}(?=\W*$)
    `,
    'what percentage of all $2 are $1',
  ],
  // "total number of orders and total number of lamps": both, and not how many orders have a lamp.
  [
    pattern('iu')`
      ^(\W*(?:(?:what(?:['’]s|\ is|\ are)|tell\ me|give\ me|show\ me|i\ need|(?:i|we)(?:['’]d|\ would)\ like)\ )?(?:both\ )?)
      ${COUNT_OF}(${COUNTED}),?\ (?:and|plus|as\ well\ as|and\ also)\ (?:also\ )?${COUNT_OF}(${COUNTED}?)${PLEASE}(?=\W*$)
    `,
    'how many $2 are there, and how many $3 are there',
  ],
  // "both the list and the count of my late orders": those, and how many they are.
  [
    pattern('iu')`
      ^(\W*(?:(?:please\ )?(?:tell|give|show|get|send)\ (?:me|us)|(?:can|could)\ (?:you|i)\ (?:get|have|give\ me|show\ me)
      |i\ need|(?:i|we)(?:['’]d|\ would)\ like|what\ (?:is|are))\ )
      (?:both\ )?(?:the|a)\ (?:full\ |complete\ )?(?:list(?:\ (?:and|plus)|,?\ as\ well\ as|,\ together\ with|,?\ along\ with)
      \ (?:the\ |a\ )?(?:total\ )?(?:count|number)
      |(?:count|number)(?:\ (?:and|plus)|,?\ as\ well\ as)\ (?:the\ |a\ )?(?:full\ )?list)\ of\ ([^,;?]+?)${PLEASE}(?=\W*$)
    `,
    (_, lead = '', those = '') => `${/^\W*what/i.test(lead) ? 'show me ' : lead}${those}, and how many are there`,
  ],
]

/**
 * "where do our members live? Please give me a count for each town.", "why do parts come back? I'd like the number of returns for each reason.": what
 * is asked first is told by the groups that are wanted. Between its noun and its verb it says nothing of them.
 */
const COUNT_EACH = pattern('iu')`
  ^\W*(?:where|why|how|what|which)\ (?:do|does|did|are|is|have|has)\ (?:(?:our|the|all|my|most\ of\ our|people's)\ )*(?<noun>\p{Ll}[\p{L}-]*s)
  (?:\ (?:live|come|go|return|leave|turn|cancel|fail|complain|stay|work|sit|get|based|located|mostly|usually|from|back|to|us|down|up|out|them|it))*[?.;!]+\s*
  (?:(?:please|can|could|would|you|i|we|i['’]d|we['’]d|just)\ )*(?:give|show|tell|want|need|like|have|let|get)(?:\ (?:me|us|have|see))*
  \ (?:the\ |a\ )?(?:numbers?|counts?|totals?|figures?)(?:\ of\ (?:the\ |our\ )?(?<own>\p{Ll}[\p{L}\ -]{2,30}?))?\ (?:per|by|(?:for|in|of)\ (?:each|every))
  \ (?<group>\p{Ll}[\p{L}\ -]{2,30}?)(?:,?\ please)?(?=\W*$)
`
const sayCountEach = (text: string): string =>
  replaceIn(text, COUNT_EACH, (...args) => {
    const { noun, own, group } = groupsOf(args)
    return `how many ${own ?? noun!} for each ${group!}`
  })

/** The message in plainer words, where it is requested in one of those ways. */
export const withoutTurnsOfRequesting = (message: string): string => sayPlainly(sayCountEach(message), TURNS)
