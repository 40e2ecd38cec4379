import { fragment, pattern } from '../../../lib/patterns.ts'

/** Prepositions and participles that leave something out (Huddleston and Pullum, 2002, chapter 7, exceptives). */
const EXCEPTIVE = fragment`
  (?:
    except(?:ing)?|excluding|apart from|aside from|other than|but not|save|barring|with the exception of
    |leaving (?:out|aside)|(?:but |and )?(?:please )?(?:leave out|skip|omit|exclude|drop|ignore)|not (?:counting|including)|ignoring|omitting|disregarding|minus
  )
`
const THOSE = fragment`(?:all )?(?:the ones|those|ones|any(?:one|body|thing)?(?: of (?:them|those))?|every(?:one|body)|the people)`

/** How something is left out, how nothing is, and what alone is counted, and the plain words for it. */
const TURNS: [RegExp, string | ((...said: string[]) => string)][] = [
  // "contacts in Oslo, except for those with the title Cook": that do not have it.
  [
    pattern('iu')`
      ,?\ ${EXCEPTIVE}(?:\ for)?\ ${THOSE}\ (?:with|who\ have|that\ have|which\ have|having|whose)\ (?=(?:an?\ |the\ )?\p{L})
      (?!(?:more|less|fewer|no|over|under|at)\b)
    `,
    ' that do not have ',
  ],
  [
    pattern('iu')`
      ,?\ ${EXCEPTIVE}(?:\ for)?\ ${THOSE}\ (?:(?:who|that|which)\ (?:are|is)\ )(?=\p{L})
    `,
    ' that are not ',
  ],
  // "with nothing in the notes field": without notes.
  [
    pattern('giu')`
      \b(?:(?:that|which|who) )?(?:with|have|has|having|had)(?: got)? nothing (?:at all )?
      (?:(?:entered|written|filled in|recorded|stored|put)(?: down)? )?(?:in|under|for|as) (?:the |their |its |his |her )?
      (?!common\b|stock\b|return\b)(\p{L}+(?: \p{L}+)??)(?: (?:fields?|columns?|box))?(?=\W*$|[,;]|\ (?:and|in|at|from|of)\b)
    `,
    'without $1',
  ],
  // "…, just the numbers": how many there are of each is asked anyway.
  [/\s*[,;:–—(-]+\s*(?:just|only) (?:the )?(?:numbers?|figures?|counts?|totals?)(?: please| pls)?\)?(?=\W*$)/i, ''],
  // "…, don't leave any out", "leave none out", "and don't miss any": all of them.
  [
    pattern('iu')`
      \s*[,;:.–—-]+\s*(?:and\ |but\ )?(?:please\ )?(?:
        (?:do\ not|don['’]?t)\ (?:leave|miss|skip|drop|forget|omit)\ (?:out\ )?(?:any(?:\ of\ them|one|thing)?|a\ single\ one|one)(?:\ out)?
        |(?:leave|miss|skip|omit)\ (?:none|nothing|nobody|no\ one)(?:\ out)?
      )(?=\W*$)
    `,
    '',
  ],
  // "how many does that leave?": how many they are.
  [
    /^(\W*(?:and |so |ok |okay )*how many )(?:does|would|did|will) (?:that|this|it) (?:leave|make|give|come to)(?: us| me)?(?: with)?(?=\W*$)/i,
    '$1is that',
  ],
  // "are overdue, going by their due date": the date is the one that says so.
  [/,? (?:going|judging|measured) by (?:the|its|their) (?:\p{L}+ ){0,2}(?:date|deadline|day)(?=\W*$)/giu, ''],
  // "only counting the open ones": only those.
  [
    /^(\W*(?:and |but )?)(?:only|just) (?:counting|considering|including|looking at|taking(?: into account)?) /i,
    '$1only ',
  ],
  // "who have no cook among their crew": no crew that is one.
  [
    pattern('giu')`
      \b(have|has|had|do not have|does not have|did not have|don['’]?t have|doesn['’]?t have|didn['’]?t have|with|without|lack|lacks)
      (?:\ got)?\ ?(no|an?|any|a\ single)?\ (\p{L}[\p{L}\d &'’-]{1,40}?)\ (?:among|amongst)\ (?:their|its|his|her|our|the)\ (\p{L}+s)\b
    `,
    '$1 $2 $4 that are $3',
  ],
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
  // "not counting the boats in Oslo, how many boats are there": those that are not there.
  [
    pattern('iu')`
      ^\W*(?:not\ (?:counting|including)|leaving\ (?:out|aside)|excluding|except\ for|apart\ from|without|ignoring|if\ we\
      \ (?:leave\ out|ignore|exclude))
      \ (?:all\ )?(?:the\ |our\ )?(?:\p{L}+(?:\ \p{L}+)?)\ ((?:in|from|at|with|on|of)\ [^,?]+?),\ ((?:how\ many|which|list|show|what)\b[^?]+?)(?=\W*$)
    `,
    '$2 excluding those $1',
  ],
  // "besides red and blue, how many boats are there with another colour": other than those.
  [
    pattern('iu')`
      ^\W*(?:besides|apart\ from|other\ than|except\ for|aside\ from)\ ([^,?]+?)(?:\ and\ ([^,?]+?))?,
      \ (how\ many\ [^?]+?)\ (?:are\ there\ |do\ we\ have\ )?with\ (?:an?other|a\ different|some\ other|any\ other)\ (\p{L}+(?:\ \p{L}+)?)(?=\W*$)
    `,
    (_, one = '', other = '', count = '', field = '') =>
      `${count} have a ${field} other than ${[one, other].filter(Boolean).join(' or ')}`,
  ],
  // "filter the boats by colour red": those.
  [
    pattern('iu')`
      ^(\W*(?:(?:please|can|could|you|now|and)\ )*)filter\ ((?:the|our|all|all\ the|my)\ )?(\p{L}+(?:\ \p{L}+)?)\
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
  // "broken down by colour": by it.
  [/,? (?:when )?broken down (?:by|per|into|according to)(?: the| each)? (?=\p{L})/giu, ' by '],
  // "over there", "down there": there.
  [/\b(?:over|down|up|out) there\b/gi, 'there'],
]

/** The message in plainer words, where it has one of those turns. */
export const withoutTurnsOfLeavingOut = (message: string): string =>
  TURNS.reduce((text, [turn, plain]) => text.replace(turn, plain as string), message)
