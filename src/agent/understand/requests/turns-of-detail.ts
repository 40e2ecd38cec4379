import { pattern } from '../../../lib/patterns.ts'
import { NAME, sayPlainly, type Turn } from './turns.ts'

/** What is wanted in more words than it takes, or by an idiom, and the plain words for it. */
const TURNS: readonly Turn[] = [
  // "list all permits, including the expired ones": all of them, which those are among.
  [/,? (?:including|even) (?:the |all |those |our )*(?:\p{Ll}[\p{Ll}-]* ){1,2}ones(?=\W*$)/giu, ''],
  // "the best-selling bag of all time", "the all-time favourite": nothing is left out.
  [/,? (?:of|in|over|for) all[ -]time(?=\W*$|\W+(?:by|in|at|for|with|among|per)\b)/gi, ''],
  [/\b(the |our )?all[- ]time (?=(?:best|worst|most|least|highest|lowest|top|record|favou?rite)\b)/gi, '$1'],
  // "what do they come to all together": in one figure.
  [/(?<!\b(?:put|taken|are|were|work|go|live) )\ball together(?=\W*$)/gi, 'altogether'],
  // "all the orders we ever took": all that there are.
  [
    pattern('giu')`
      \b(all\ (?:of\ )?(?:the\ |our\ )?\p{L}+s|every\ \p{L}+|any\ \p{L}+)\ (?:that\ )?we(?:\ have|['’]ve)?\ ever
      \ (?:took|taken|had|got|gotten|received|have|seen|handled|processed|did|done|made)
      (?:\ (?:so\ far|at\ all))?(?=\W*$|\ (?:is|are|was|were|has|have|had|that|which|in|since|from|by|with|by)\b)
    `,
    '$1',
  ],
  // "tell me more about it", "show me more details of the second one": what there is.
  [
    /\b(?:tell|show|give) me (?:some |a bit |a little )?more (?:about|of|on|(?:details?|info(?:rmation)?) (?:about|of|on|for)) (?=\p{L})/giu,
    'tell me about ',
  ],
  // "which depots are there, and in which towns are they?", "list the boats and what harbour does each belong to": with that of each.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|now|and|so)\ )*(?:(?:which|what|who|list|show|give|name)\b[^,;?]*?[\p{L}\d]))(?:\ please)?,?\ and
      (?:\ (?:say|tell\ me|tell\ us|show|also))*(?:\ (?:in|at|on|from|to|under|of|for|with))?\ (?:which|what)\ (?!(?:is|are|do|does|did|of)\b)(${NAME})
      \ (?:
        (?:is|are|was|were)\ (?:they|each|those|these)(?:\ (?:one|of\ (?:them|those|these)))?
          (?:\ (?:all\ )?(?:in|at|on|from|under|located|based|situated|kept|part\ of)(?:\ in)?)?
        |(?:they|each\ (?:one|of\ them)|each)\ (?:is|are)(?:\ (?:in|at|on|from|under))?
        |(?:do|does)\ (?:they|each|those|these)(?:\ (?:one|of\ (?:them|those|these)))?
          \ (?:belong\ to|have|use|come\ from|sit\ in|lie\ in|fall\ under|work\ (?:in|at|for))
      )(?=\W*$)
    `,
    '$1 with their $2',
  ],
  // "who has used up all their leave": nothing is left of it.
  [
    pattern('giu')`
      \b(has|have|had) (?:already |now )?(?:used up|exhausted|used all(?: of)?) (?:all )?(?:of )?(?:their|his|her|its)
      \ (${NAME})(?=\W*$)
    `,
    '$1 no $2 left',
  ],
  // "how many days long is a course": that many it is.
  [
    /\b(how many (?:working |calendar )?(?:seconds|minutes|hours|days|nights|weeks|months|pages|words)) long(?= (?:is|are|was|were)\b)/giu,
    '$1',
  ],
  // "how can I reach them by phone": what their number is.
  [
    pattern('iu')`
      ^(\W*(?:and |so )?)how (?:can|could|do|should|would) (?:i|we|you|one) (?:reach|contact|get hold of|get in touch with|get through to)
      \ (?:them|him|her|it) (?:by|via|over|on) (?:the )?(phone|telephone|e-?mail|mobile)(?=\W*$)
    `,
    '$1what is their $2',
  ],
  // "how many does that leave?": how many they are.
  [
    /^(\W*(?:and |so |ok |okay )*how many )(?:does|would|did|will) (?:that|this|it) (?:leave|make|give|come to)(?: us| me)?(?: with)?(?=\W*$)/i,
    '$1is that',
  ],
  // "are overdue, going by their due date": the date is the one that says so.
  [/,? (?:going|judging|measured) by (?:the|its|their) (?:\p{L}+ ){0,2}(?:date|deadline|day)(?=\W*$)/giu, ''],
  // "only the ones who work at the mill": those there.
  [
    /\b(only|just) (?:the ones|those|the people) (?:who|that) (?:work|are|sit|are based|are employed|are working) (?=(?:at|for|with|in) )/gi,
    '$1 those ',
  ],
  // "deals we are still working on", "still in play": open ones.
  [
    /\b(are|is|were|was) (?:we|you|they|i|people) still (?:working on|busy with|dealing with|chasing|pursuing|negotiating)(?=\W*$)/gi,
    '$1 still open',
  ],
  [
    pattern('giu')`
      \b(?:that |which )?(?:we|you|they|i)(?:(?:['’]re|['’]m)|\ (?:are|am)) still
      \ (?:working on|busy with|dealing with|chasing|pursuing|negotiating)(?=\W*$)
    `,
    'that are still open',
  ],
  [
    /\bstill (?:in play|in the works|in flight|on the go|up in the air|in the running|undecided)(?=\W*$)/gi,
    'still open',
  ],
  // "filter the boats by colour red": those.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can|could|you|now|and)\ )*)filter\ ((?:the|our|all|all\ the|my)\ )?(\p{L}+(?:\ \p{L}+)?)
      \ (?:by|on|for|down\ to)\ (?:the\ )?(?=\p{L})
    `,
    '$1show $2$3 with ',
  ],
  // "whose colour is red and at the same time …", "and also": and.
  [/\band at the same time\b/gi, 'and'],
  [
    /\band also (?!(?:how|what|which|who|when|where|show|list|give|tell|count|the (?:number|total|average))\b)(?=\p{Ll})/giu,
    'and ',
  ],
  // "in the month of May": in May. "Which have the colour set to red": the colour red.
  [/\b(in|during|for|of) the (?:month|year) of (?=\p{L}|\d)/giu, '$1 '],
  [/\b(have|has|with|having) (the|their|its|an?) (\p{L}+(?: \p{L}+)?) set to (?=\S)/giu, '$1 $2 $3 '],
  // "I'm after boats with …", "somewhere between 5 and 9".
  [/^(\W*(?:hi|hello|hey)?\W*)(?:i['’]m|i am|we['’]re|we are) (?:after|interested in) (?=\p{L})/iu, '$1show me '],
  [/\b(?:somewhere|anywhere) (?=(?:between|from|in the range) )/gi, ''],
  // "I forgot which boats are red, remind me?": which they are.
  [
    pattern('iu')`
      ^\W*i (?:forgot|forget|['’]?ve forgotten|have forgotten|can['’]?t remember|don['’]?t remember|do not remember)
      \ (which|who|what|how many)\b(.+?)[,;.–-]* (?:can you |could you |please )?remind me(?: please)?(?=\W*$)
    `,
    '$1$2',
  ],
  // "I forgot the Gull's berth, what was it?": what it is.
  [
    pattern('iu')`
      ^\W*(?:sorry\W+)?i
      \ (?:forgot|forget|['’]?ve forgotten|have forgotten|(?:can['’]?t|cannot|don['’]?t|do not) (?:remember|recall|know))
      \ ((?!(?:which|who|what|how|if|whether|when|where|why|to|that)\b)[^?]{3,100}?)[,;.:–—-]+
      \ (?:what|who|which|how much|how many|when) (?:was|is|were|are) (?:it|that|they)(?: again)?(?=\W*$)
    `,
    'what is $1',
  ],
  // "can you remind me of the Gull's berth": what it is.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can|could|would|you|and|so)\ )*)remind me(?: again)? (?:of|about)
      \ (?!(?:which|who|what|how|when|where|that|to)\b)(?=[^?]*(?:['’]s?\ |\b(?:of|for)\ ))
    `,
    '$1tell me ',
  ],
  // "who is down as the head of Oslo": who that is.
  [
    pattern('iu')`
      ^(\W*(?:(?:and|so)\ )?(?:who|what|which\ \p{L}+)(?:['’]s|\ is|\ are|\ was|\ were))
      \ (?:put\ |written\ )?(?:down|listed|registered|recorded|entered|given|noted|named|shown|booked\ in)\ as\ (?:the\ |its\ |their\ )?
      (?=${NAME}\ (?:of|for|on)\b)
    `,
    '$1 the ',
  ],
  // "give me everything on the Gull", "pull up all we have about it": the record.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can|could|you|now|and|so)\ )*)(?:give|show|tell|send|get|pull\ up|bring\ up|i\ need|i\ want)(?:\ me|\ us)?
      \ (?:everything|anything|all(?:\ (?:the\ )?(?:details|data|information|info))?|whatever)
      (?:\ (?:that\ )?(?:you|we|there)(?:['’]ve|\ have|\ is|\ know|\ hold|\ got)(?:\ got|\ there|\ on\ file)?)?\ (?:on|about|regarding|concerning)
      \ (?=(?:the\ )?(?:\p{L}+\ )?(?-i:\p{Lu}|[\p{L}\d-]*\d|["“]))
    `,
    '$1show ',
  ],
  // "open order SO-7 for me", "open up the file of Ann": it is to be seen.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can|could|you|now|and)\ )*)open\ (?:up\ )?(?:the\ (?:record|file|entry|page|card)\ (?:of|for)\ )?
      (?=(?:the\ )?(?:\p{L}+\ ){0,2}(?:[\p{L}\d-]*\d|(?-i:\p{Lu})))(.+?)\ for\ (?:me|us)(?=\W*$)
    `,
    '$1show $2',
  ],
  // "broken down by colour": by it.
  [/,? (?:when )?broken down (?:by|per|into|according to)(?: the| each)? (?=\p{L})/giu, ' by '],
  // "over there", "down there": there.
  [/\b(?:over|down|up|out) there\b/gi, 'there'],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfDetail = (message: string): string => sayPlainly(message, TURNS)
